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

  private func kind(of name: String, listed: Kind?) throws(SystemError) -> Kind {
    if let listed { return listed }
    return try kind(of: name)
  }

  /// The kind that a folder's list gives; nil where the file system does not say.
  private func listedKind(_ type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_UNKNOWN): nil
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    default: .other
    }
  }

  /// The names of all entries, sorted, without `.` and `..`.
  func names() throws(SystemError) -> [String] { try entries().map(\.name) }

  /// All entries with what kind each is of, sorted by name, without `.` and `..`.
  func entries() throws(SystemError) -> [(name: String, kind: Kind)] {
    // A second descriptor, because closing the stream closes its own.
    let own = try opened { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(own) else {
      let error = SystemError.last
      close(own)
      throw error
    }
    defer { closedir(stream) }
    var entries: [(name: String, kind: Kind)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .last }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      }
      // The record is only as long as its name, so it must not be copied as a whole.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let text = String(cString: name)
      guard text != ".", text != ".." else { continue }
      let listed = listedKind(entry.pointee.d_type)
      entries.append((text, try kind(of: text, listed: listed)))
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
