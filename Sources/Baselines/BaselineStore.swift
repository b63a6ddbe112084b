#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// The folder of stored images.
///
/// An image is replaced in one step or not at all, also when the process is killed or the disk is
/// full: the new one is written beside it first, under a name of its own, and then renamed over
/// it. No link is followed below the folder. Those who write hold the lock, see `withWriteLock`.
public struct BaselineStore: Sendable {
  /// The folder's path as it was given; it need not exist before something is written.
  public let directory: String
  let disk: DiskOperations

  /// The largest file that is read, in bytes.
  public static let largestFile = 256 << 20

  public init(directory: String, disk: DiskOperations = .real) {
    self.directory = directory
    self.disk = disk
  }

  /// The bytes of a baseline; nil where there is none.
  public func read(_ key: BaselineKey, _ role: BaselineRole) throws(BaselineError) -> [UInt8]? {
    guard let folder = try folder(of: key) else { return nil }
    let path = path(key, role)
    do {
      guard let file = try RegularFile.named(key.fileName(role), in: folder) else { return nil }
      guard file.count <= Self.largestFile else {
        throw BaselineError.tooLarge(path, bytes: file.count, limit: Self.largestFile)
      }
      return try file.bytes()
    } catch let error as BaselineError {
      throw error
    } catch let error as SystemError {
      throw .notRead(path, error)
    } catch RegularFile.Refusal.link {
      throw .symbolicLink(path)
    } catch RegularFile.Refusal.system(let error) {
      throw .notRead(path, error)
    } catch {
      throw .notAFile(path)
    }
  }

  /// Replaces a baseline, or adds it, with the folders on its way.
  public func write(
    _ bytes: [UInt8], _ key: BaselineKey, _ role: BaselineRole
  ) throws(BaselineError) {
    let folder = try createdFolder(of: key)
    let name = key.fileName(role)
    let temporary = TemporaryName.next(for: name)
    do throws(SystemError) {
      do throws(SystemError) {
        try disk.create(temporary, folder.descriptor, bytes)
      } catch  where error.code == EEXIST {
        // Left by a killed process that had the same number.
        try disk.removeFile(temporary, folder.descriptor)
        try disk.create(temporary, folder.descriptor, bytes)
      }
      try disk.rename(temporary, name, folder.descriptor)
      try disk.synchronize(folder.descriptor)
    } catch {
      // What cannot be removed now is ignored by every reader; the first failure is the one to tell.
      try? disk.removeFile(temporary, folder.descriptor)
      throw .notWritten(path(key, role), error)
    }
  }

  /// Removes a baseline and the folders that it leaves empty; false where there was none.
  @discardableResult
  public func remove(_ key: BaselineKey, _ role: BaselineRole) throws(BaselineError) -> Bool {
    guard let folder = try folder(of: key) else { return false }
    do {
      try disk.removeFile(key.fileName(role), folder.descriptor)
    } catch  where error.code == ENOENT {
      return false
    } catch {
      throw .notWritten(path(key, role), error)
    }
    try removeEmptyFolders(of: key)
    return true
  }

  /// Makes the baseline before the change a copy of the one after it.
  public func promote(_ key: BaselineKey) throws(BaselineError) {
    guard let after = try read(key, .after) else { throw .absent(path(key, .after)) }
    try write(after, key, .before)
  }

  func path(_ key: BaselineKey, _ role: BaselineRole) -> String {
    "\(directory)/\(key.path(role))"
  }
}
