#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// The steps that change the disk, as values, so that a test can let any one of them fail.
///
/// `folder` is an open folder's descriptor and `name` an entry's name in it, or a path where
/// `folder` is `AT_FDCWD`.
public struct DiskOperations: Sendable {
  /// Makes a folder; one that exists already is fine.
  public var makeFolder: @Sendable (_ name: String, _ folder: Int32) throws(SystemError) -> Void
  /// Writes a file that did not exist, and waits until its content is on the disk.
  public var create:
    @Sendable (_ name: String, _ folder: Int32, _ bytes: [UInt8]) throws(SystemError) -> Void
  /// Renames a file over another one, in one step.
  public var rename:
    @Sendable (_ name: String, _ newName: String, _ folder: Int32) throws(SystemError) -> Void
  /// Waits until the folder's list of names is on the disk.
  public var synchronize: @Sendable (_ folder: Int32) throws(SystemError) -> Void
  public var removeFile: @Sendable (_ name: String, _ folder: Int32) throws(SystemError) -> Void
  /// Removes a folder; one that is not empty is an error.
  public var removeFolder: @Sendable (_ name: String, _ folder: Int32) throws(SystemError) -> Void

  /// The real disk.
  public static let real = DiskOperations(
    makeFolder: { name, folder throws(SystemError) in
      guard mkdirat(folder, name, 0o777) == 0 || errno == EEXIST else { throw .last }
    },
    create: writeFile,
    rename: { name, newName, folder throws(SystemError) in
      guard renameat(folder, name, folder, newName) == 0 else { throw .last }
    },
    synchronize: { folder throws(SystemError) in
      // Some file systems cannot synchronise a folder and say EINVAL; that is no failure.
      guard fsync(folder) == 0 || errno == EINVAL else { throw .last }
    },
    removeFile: { name, folder throws(SystemError) in
      guard unlinkat(folder, name, 0) == 0 else { throw .last }
    },
    removeFolder: { name, folder throws(SystemError) in
      guard unlinkat(folder, name, AT_REMOVEDIR) == 0 else { throw .last }
    })
}

@Sendable private func writeFile(
  _ name: String, _ folder: Int32, _ bytes: [UInt8]
) throws(SystemError) {
  let file = try opened {
    openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
  }
  defer { close(file) }
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(file, buffer.baseAddress?.advanced(by: written), buffer.count - written)
    }
    if count > 0 {
      written += count
    } else if errno != EINTR {
      throw .last
    }
  }
  guard fsync(file) == 0 else { throw .last }
}
