import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// What stands under a name, itself and not what it links to.
enum FileKind {
  case file
  case folder
  case link
  /// A pipe, a socket or a device, which must never be opened.
  case other

  /// Nil where nothing is there.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// The size in bytes of a regular file, links followed; nil where there is none.
func fileSize(_ path: String) -> Int? {
  var status = stat()
  guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return Int(status.st_size)
}

/// Larger files are not read, in bytes.
private let largestFile = 256 << 20

/// The bytes of a regular file, or nil where it cannot be read or is too large.
///
/// Read straight into the array: Foundation's `Data` would hold a font of 19 MB a second time.
func readFile(_ path: String) -> [UInt8]? {
  guard FileKind(of: path) == .file else { return nil }
  // A pipe that took the file's place meanwhile must not be waited for.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
    status.st_size <= largestFile
  else { return nil }
  let size = Int(status.st_size)
  var isWhole = false
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let step = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
      if step < 0, errno == EINTR { continue }
      // A file that became shorter is taken as far as it goes.
      guard step > 0 else {
        isWhole = step == 0
        return
      }
      count += step
    }
    isWhole = true
  }
  return isWhole ? bytes : nil
}
