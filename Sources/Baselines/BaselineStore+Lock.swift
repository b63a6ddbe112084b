#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

extension BaselineStore {
  /// Runs `body` while no other process or thread runs one for the same folder.
  ///
  /// Every run that writes does so inside, so that two runs cannot mix their images. The lock is
  /// on the folder itself, which is made where it does not exist, so no file is left behind, and
  /// it ends with the process. `onWait` is called once where another run has to end first. What
  /// killed runs left half written is removed before `body` begins, and `onLeftOvers` is told which
  /// baselines it was to become.
  public func withWriteLock<Result>(
    onWait: () -> Void = {}, onLeftOvers: (_ paths: [String]) -> Void = { _ in },
    _ body: () throws -> Result
  ) throws -> Result {
    let folder = try createdRootFolder()
    if flock(folder.descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { throw BaselineError.notLocked(directory, .last) }
      onWait()
      while flock(folder.descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw BaselineError.notLocked(directory, .last) }
      }
    }
    defer { flock(folder.descriptor, LOCK_UN) }
    let leftOvers = removeLeftOvers()
    if !leftOvers.isEmpty { onLeftOvers(leftOvers) }
    return try body()
  }
}
