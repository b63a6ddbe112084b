#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// A file opened for reading, closed exactly once; never a link, pipe or device.
struct RegularFile: ~Copyable {
  enum Refusal: Error {
    case link
    case otherKind
    case system(SystemError)
  }

  private let descriptor: Int32
  /// In bytes, when it was opened.
  let count: Int

  /// Nil where there is no such file.
  static func named(
    _ name: String, in folder: borrowing Folder
  ) throws(Refusal) -> RegularFile? {
    let parent = folder.descriptor
    // Without waiting, because opening a pipe would wait for its other end.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor: Int32
    do {
      descriptor = try opened { openat(parent, name, flags) }
    } catch {
      switch error.code {
      case ENOENT: return nil
      case ELOOP: throw .link
      case ENXIO: throw .otherKind
      default: throw .system(error)
      }
    }
    return try RegularFile(descriptor: descriptor)
  }

  private init(descriptor: Int32) throws(Refusal) {
    self.descriptor = descriptor
    var status = stat()
    count = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard status.st_mode & S_IFMT == S_IFREG else { throw .otherKind }
  }

  deinit { close(descriptor) }

  /// The whole content.
  func bytes() throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let file = descriptor
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < buffer.count {
        let count = read(file, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
        if count == 0 { return }
        if count > 0 {
          filled += count
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
