#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

extension BaselineStore {
  /// The folder of a screen; nil where it does not exist.
  func folder(of key: BaselineKey) throws(BaselineError) -> Folder? {
    guard var folder = try rootFolder() else { return nil }
    var path = directory
    for segment in segments(of: key) {
      path += "/\(segment)"
      guard let child = try child(segment, of: folder, path: path) else { return nil }
      folder = child
    }
    return folder
  }

  /// The folder of a screen, made where it does not exist.
  func createdFolder(of key: BaselineKey) throws(BaselineError) -> Folder {
    var folder = try createdRootFolder()
    var path = directory
    for segment in segments(of: key) {
      path += "/\(segment)"
      if let child = try child(segment, of: folder, path: path) {
        folder = child
        continue
      }
      do {
        try disk.makeFolder(segment, folder.descriptor)
      } catch {
        throw .notWritten(path, error)
      }
      guard let child = try child(segment, of: folder, path: path) else {
        throw .notWritten(path, SystemError(code: ENOENT))
      }
      folder = child
    }
    return folder
  }

  /// The store's own folder; nil where it does not exist.
  func rootFolder() throws(BaselineError) -> Folder? {
    do {
      return try Folder(path: directory)
    } catch {
      if error.code == ENOENT { return nil }
      throw error.code == ENOTDIR ? .notAFolder(directory) : .notRead(directory, error)
    }
  }

  /// The store's own folder, made with all those around it where it does not exist.
  func createdRootFolder() throws(BaselineError) -> Folder {
    if let folder = try rootFolder() { return folder }
    var path = directory.hasPrefix("/") ? "/" : ""
    for name in directory.split(separator: "/") {
      path += path.isEmpty || path == "/" ? String(name) : "/\(name)"
      do {
        try disk.makeFolder(path, AT_FDCWD)
      } catch {
        throw .notWritten(path, error)
      }
    }
    guard let folder = try rootFolder() else {
      throw .notWritten(directory, SystemError(code: ENOENT))
    }
    return folder
  }

  /// Removes the folder of a screen and those around it as long as they are empty.
  func removeEmptyFolders(of key: BaselineKey) throws(BaselineError) {
    var segments = segments(of: key)
    while let last = segments.popLast() {
      guard var folder = try rootFolder() else { return }
      var path = directory
      for segment in segments {
        path += "/\(segment)"
        guard let child = try child(segment, of: folder, path: path) else { return }
        folder = child
      }
      do {
        try disk.removeFolder(last, folder.descriptor)
      } catch {
        if error.code == ENOTEMPTY || error.code == EEXIST { return }
        throw .notWritten("\(path)/\(last)", error)
      }
    }
  }

  private func segments(of key: BaselineKey) -> [String] {
    key.screen.split(separator: "/").map(String.init)
  }

  /// A folder inside another one; nil where it does not exist.
  private func child(
    _ name: String, of parent: borrowing Folder, path: String
  ) throws(BaselineError) -> Folder? {
    do {
      return try Folder(named: name, in: parent)
    } catch {
      switch error.code {
      case ENOENT: return nil
      case ELOOP, ENOTDIR: throw isLink(name, in: parent) ? .symbolicLink(path) : .notAFolder(path)
      default: throw .notRead(path, error)
      }
    }
  }

  private func isLink(_ name: String, in folder: borrowing Folder) -> Bool {
    do {
      return try folder.kind(of: name) == .link
    } catch {
      return false
    }
  }
}
