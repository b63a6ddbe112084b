import Baselines
import Digests

/// The files of a commit, to be read in place of those of the work tree: from git's objects, without a
/// checkout.
final class CommitFiles: Sendable {
  /// How messages call the commit.
  let words: String
  private let repository: GitRepository
  private let objects: GitObjects
  private let blobs: [String: String]
  private let links: Set<String>
  private let folders: Set<String>

  /// - Parameter commit: a full id.
  init(_ repository: GitRepository, commit: String) throws(GitError) {
    words = "commit \(commit.prefix(8))"
    self.repository = repository
    objects = try repository.objects()
    var blobs: [String: String] = [:]
    var links: Set<String> = []
    var folders: Set<String> = [""]
    for entry in try repository.entries(under: "", at: commit) {
      if entry.kind == .file {
        blobs[entry.path] = entry.object
      } else {
        links.insert(entry.path)
      }
      var folder = parent(of: entry.path)
      while folders.insert(folder).inserted { folder = parent(of: folder) }
    }
    (self.blobs, self.links, self.folders) = (blobs, links, folders)
  }

  /// Git's name of a path that may lead upwards; nil where it leads out of the repository.
  ///
  /// - Parameter folder: absolute, without links; in the repository.
  func name(of relative: String, seenFrom folder: String) -> String? {
    guard let start = repository.name(of: folder) else { return nil }
    var parts: [Substring] = []
    for part in "\(start)/\(relative)".split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Where a file of the commit would be in the work tree.
  func absolute(_ name: String) -> String {
    name.isEmpty ? repository.topLevel : "\(repository.topLevel)/\(name)"
  }

  func isFile(_ name: String) -> Bool { blobs[name] != nil }

  func isFolder(_ name: String) -> Bool { folders.contains(name) }

  /// The bytes of a file; nil where there is none. Of a Git LFS pointer the file itself where it is
  /// in the local store, else the pointer, which whoever reads the file says.
  func read(_ name: String) -> [UInt8]? {
    guard let blob = blobs[name], let bytes = try? objects.blob(blob) else { return nil }
    guard let pointer = LFSPointer(bytes),
      let file = readFile("\(repository.commonDirectory)/\(pointer.path)"),
      file.count == pointer.size, "\(Digest(of: file))" == pointer.digest
    else { return bytes }
    return file
  }

  /// Everything below a folder but what is hidden.
  ///
  /// - Parameter called: what the paths begin with.
  func content(below name: String, called: String) -> ProjectFolder.Content {
    var content = ProjectFolder.Content()
    content.files = paths(below: name, called, among: blobs.keys)
    content.links = paths(below: name, called, among: links)
    content.folders = paths(below: name, called, among: folders)
    return content
  }

  private func paths(
    below name: String, _ called: String, among all: some Sequence<String>
  ) -> [String] {
    let start = name.isEmpty ? "" : name + "/"
    return all.compactMap { path -> String? in
      guard path.hasPrefix(start), path.utf8.count > start.utf8.count else { return nil }
      let rest = path.dropFirst(start.count)
      guard !rest.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return nil }
      return called == "." ? String(rest) : "\(called)/\(rest)"
    }.sorted()
  }
}

private func parent(of path: String) -> String {
  path.split(separator: "/").dropLast().joined(separator: "/")
}
