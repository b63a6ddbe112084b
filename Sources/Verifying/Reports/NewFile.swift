import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// Writes a file where none is, and does not wait for the disk; Foundation always waits.
///
/// - Returns: 0, or the error number; a file that was begun is removed then.
func writeNewFile(_ bytes: [UInt8], at path: String) -> Int32 {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
  guard descriptor >= 0 else { return errno }
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else {
      let problem = errno == 0 ? EIO : errno
      close(descriptor)
      unlink(path)
      return problem
    }
    rest = rest.dropFirst(count)
  }
  guard close(descriptor) == 0 else {
    let problem = errno
    unlink(path)
    return problem
  }
  return 0
}
