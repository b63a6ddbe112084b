#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// An open folder, closed exactly once, when the value goes away.
///
/// Files are reached through it by their last name, so that nobody can put a link in between.
struct Folder: ~Copyable {
  /// Valid as long as this value.
  let descriptor: Int32

  /// Opens a folder by any path, through links too: it is the user who named it.
  init(path: String) throws(SystemError) {
    descriptor = try opened { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  /// Opens a folder inside another one; a link is refused.
  init(named name: String, in parent: borrowing Folder) throws(SystemError) {
    let parentDescriptor = parent.descriptor
    descriptor = try opened {
      openat(parentDescriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
  }

  deinit { close(descriptor) }

  /// What kind of thing an entry is, itself and not what it links to.
  enum Kind { case file, folder, link, other }

  func kind(of name: String) throws(SystemError) -> Kind {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The names of all entries, sorted, without `.` and `..`.
  func names() throws(SystemError) -> [String] {
    // A second descriptor, because closing the stream closes its own.
    let own = try opened { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(own) else {
      let error = SystemError.last
      close(own)
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .last }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      }
      // The record is only as long as its name, so it must not be copied as a whole.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let text = String(cString: name)
      if text != ".", text != ".." { names.append(text) }
    }
  }
}

/// The descriptor that `call` opened, which is tried again when a signal came in between.
func opened(_ call: () -> Int32) throws(SystemError) -> Int32 {
  while true {
    let descriptor = call()
    if descriptor >= 0 { return descriptor }
    guard errno == EINTR else { throw .last }
  }
}
