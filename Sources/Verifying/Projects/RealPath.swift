import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// The absolute path that `path` leads to, every symbolic link and `..` followed as the system
/// does; what does not exist yet may end it.
///
/// Nil for a link that leads nowhere, and where a `..` stands behind a name that does not exist.
func realPath(_ path: String) -> String? {
  guard !path.utf8.contains(0) else { return nil }
  var existing =
    path.utf8.first == slash ? path : FileManager.default.currentDirectoryPath + "/" + path
  var missing: [String] = []
  var retries = 0
  while true {
    if let found = realpath(existing, nil) {
      defer { free(found) }
      guard !missing.contains("..") else { return nil }
      let root = String(cString: found)
      let names = missing.reversed().filter { $0 != "." }
      return ([root == "/" ? "" : root] + names).joined(separator: "/").nonEmptyPath
    }
    var status = stat()
    if lstat(existing, &status) == 0 {
      // Another run may have made it between the two calls; a link to nowhere stays one.
      guard status.st_mode & S_IFMT != S_IFLNK, retries < 8 else { return nil }
      retries += 1
      continue
    }
    let parts = existing.utf8.split(separator: slash)
    guard let last = parts.last else { return nil }
    missing.append(String(Substring(last)))
    existing = "/" + parts.dropLast().map { String(Substring($0)) }.joined(separator: "/")
  }
}

/// True where a folder that may not exist yet is another one or lies in it, symbolic links
/// followed.
public func leads(_ path: String, into folder: String) -> Bool {
  guard let place = realPath(path), let other = realPath(folder) else { return false }
  return isInside(place, other)
}

/// True where the absolute path `path` is `folder` or lies below it; both without links.
func isInside(_ path: String, _ folder: String) -> Bool {
  // By bytes, because a combining mark after a slash would join it to one character.
  path == folder || path.utf8.starts(with: folder == "/" ? "/".utf8 : "\(folder)/".utf8)
}

private let slash = UInt8(ascii: "/")

extension String {
  fileprivate var nonEmptyPath: String { isEmpty ? "/" : self }
}
