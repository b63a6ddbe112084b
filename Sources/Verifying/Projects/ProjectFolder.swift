import FoundationEssentials

/// Reads files of one folder and never of another one, whatever the names say.
struct ProjectFolder: Sendable {
  /// Absolute, symbolic links resolved, without a slash at the end.
  let path: String
  /// Further folders that may be read, as `path` is.
  let others: [String]
  /// Whose files are read in place of those that are there now; nil for the latter.
  let commit: CommitFiles?

  /// - Parameter others: folders that whoever runs Meian permits; one that does not exist permits
  ///   nothing.
  init(_ path: String, others: [String] = [], commit: CommitFiles? = nil) {
    self.path = realPath(path) ?? path
    self.others = others.compactMap(realPath)
    self.commit = commit
  }

  /// The commit's name of a path, where one is read and the path lies in its repository.
  private func committed(_ relative: String) -> (CommitFiles, String)? {
    guard let commit, relative.utf8.first != UInt8(ascii: "/"),
      let name = commit.name(of: relative, seenFrom: path),
      ([path] + others).contains(where: { isInside(commit.absolute(name), $0) })
    else { return nil }
    return (commit, name)
  }

  /// The absolute path of a relative one, or nil where it leads out of the permitted folders, also
  /// through a symbolic link.
  func absolute(_ relative: String) -> String? {
    if let (commit, name) = committed(relative) { return commit.absolute(name) }
    guard relative.utf8.first != UInt8(ascii: "/"), let real = realPath(path + "/" + relative)
    else { return nil }
    return ([path] + others).contains { isInside(real, $0) } ? real : nil
  }

  /// The bytes of a regular file, or nil where there is none inside the folder.
  func read(_ relative: String) -> [UInt8]? {
    if let (commit, name) = committed(relative) { return commit.read(name) }
    guard let absolute = absolute(relative) else { return nil }
    return readFile(absolute)
  }

  func isDirectory(_ relative: String) -> Bool {
    if let (commit, name) = committed(relative) { return commit.isFolder(name) }
    return absolute(relative).map { FileKind(of: $0) == .folder } ?? false
  }

  func isFile(_ relative: String) -> Bool {
    if let (commit, name) = committed(relative) { return commit.isFile(name) }
    return absolute(relative).map { FileKind(of: $0) == .file } ?? false
  }

  /// What a folder holds, as paths relative to the project, sorted.
  struct Content {
    var files: [String] = []
    /// Symbolic links, which nothing follows.
    var links: [String] = []
    /// Folders, which have been searched as well.
    var folders: [String] = []
    /// Pipes, sockets and devices, and what has a name that is not UTF-8; nothing opens them.
    var others: [String] = []
  }

  /// Everything below a folder but what is hidden.
  func content(below relative: String) throws(RunFailure) -> Content {
    if let (commit, name) = committed(relative) {
      return commit.content(below: name, called: relative)
    }
    guard let absolute = absolute(relative) else { return Content() }
    var content = Content()
    var pending = [(absolute, relative == "." ? "" : relative)]
    while let (folder, name) = pending.popLast() {
      let entries: [String]
      do { entries = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
        throw .usage("\(name): the folder cannot be read; check its permissions")
      }
      for entry in entries where !entry.hasPrefix(".") {
        let path = name.isEmpty ? entry : "\(name)/\(entry)"
        switch FileKind(of: "\(folder)/\(entry)") {
        case .folder:
          content.folders.append(path)
          pending.append(("\(folder)/\(entry)", path))
        case .file: content.files.append(path)
        case .link: content.links.append(path)
        // A name that is not UTF-8 is listed with other bytes, under which nothing is found.
        case .other, nil: content.others.append(path)
        }
      }
    }
    content.files.sort()
    content.links.sort()
    content.folders.sort()
    content.others.sort()
    return content
  }
}
