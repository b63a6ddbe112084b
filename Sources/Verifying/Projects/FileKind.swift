import Foundation

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

/// Larger files are not read, in bytes.
private let largestFile = 256 << 20

/// The bytes of a regular file, or nil where it cannot be read or is too large.
func readFile(_ path: String) -> [UInt8]? {
  var status = stat()
  guard FileKind(of: path) == .file, stat(path, &status) == 0, status.st_size <= largestFile,
    let data = FileManager.default.contents(atPath: path)
  else { return nil }
  return [UInt8](data)
}
