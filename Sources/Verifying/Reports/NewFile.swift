import Digests
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

/// Puts a file in the place of the one there, if there is one; a reader meets the old file or the new
/// one. What a run that was killed has left is written over.
///
/// - Returns: 0, or the error number; nothing has changed then.
public func replaceFile(_ bytes: [UInt8], in folder: String, named name: String) -> Int32 {
  replaceFile(bytes, at: "\(folder)/\(name)", in: folder, key: name)
}

/// - Parameter key: names the file among those of the folder that are written at the same time.
func replaceFile(
  _ bytes: [UInt8], at path: String, in folder: String, key: String
) -> Int32 {
  // Short, because the name of a page may be as long as a name can be.
  let temporary = folder + "/.meian.\("\(Digest(of: key))".prefix(16)).part"
  // One that a run which was killed has left, or a link that somebody planted.
  unlink(temporary)
  let problem = writeNewFile(bytes, at: temporary)
  guard problem == 0, rename(temporary, path) != 0 else { return problem }
  let reason = errno
  unlink(temporary)
  return reason
}
