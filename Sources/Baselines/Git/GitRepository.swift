import FoundationEssentials

/// A git repository, read through git's plumbing commands: no checkout, no index, no network.
public struct GitRepository: Sendable {
  /// The absolute path of the work tree.
  public let topLevel: String
  /// The absolute path of the folder that all its work trees share.
  public let commonDirectory: String
  let program: GitProgram

  /// The repository that `folder` lies in.
  ///
  /// - Parameter programDirectories: where the git program may lie, in order.
  public init(containing folder: String, programDirectories: [String]) throws(GitError) {
    program = try GitProgram(directories: programDirectories)
    topLevel = try Self.folder("--show-toplevel", of: folder, program)
    commonDirectory = try Self.folder("--git-common-dir", of: folder, program)
  }

  /// Asks for one at a time, because a folder's name may hold a line's end.
  private static func folder(
    _ question: String, of folder: String, _ program: GitProgram
  ) throws(GitError) -> String {
    let answer = try program.run(
      ["rev-parse", "--path-format=absolute", question], in: folder)
    guard answer.status == 0, answer.text.hasPrefix("/") else {
      if answer.complaint.contains("dubious ownership") {
        // git trusts a whole work tree, of which the folder may be a part.
        let named = answer.complaint.split(separator: "'", maxSplits: 1).last.map(String.init) ?? ""
        throw .otherOwner(
          named.hasPrefix("/") && named.hasSuffix("'") ? String(named.dropLast()) : folder)
      }
      throw .noRepository(folder)
    }
    return answer.text
  }

  /// Makes git's name for a path: relative to the work tree, nil where it lies outside.
  ///
  /// - Parameter path: absolute, without links.
  public func name(of path: String) -> String? {
    if path == topLevel { return "" }
    let root = topLevel == "/" ? "/" : topLevel + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : nil
  }

  /// The full id of the commit that a revision names.
  public func commit(_ revision: String) throws(GitError) -> String {
    // Behind --end-of-options a hyphen is part of the name.
    if let id = try object("\(revision)^{commit}") { return id }
    if revision.hasPrefix("HEAD"), try object("HEAD") == nil { throw .noCommit }
    if revision.contains(where: { "~^".contains($0) }), isShallow { throw .tooShallow(revision) }
    throw .unknownRevision(revision)
  }

  /// The id of what a revision or `REVISION:PATH` names, a commit, folder or file; nil where
  /// nothing has that name.
  public func object(_ name: String) throws(GitError) -> String? {
    let answer = try git("rev-parse", "--verify", "--quiet", "--end-of-options", name)
    return answer.status == 0 && isObjectID(answer.text) ? answer.text : nil
  }

  /// True where the revision names a commit that is here.
  public func has(_ revision: String) -> Bool { (try? commit(revision)) != nil }

  /// True where history was cut off when it was fetched.
  public var isShallow: Bool { (try? git("rev-parse", "--is-shallow-repository"))?.text == "true" }

  /// True where objects were left out when it was fetched, to come when they are needed.
  var isPartial: Bool {
    let keys = "^(extensions\\.partialclone|remote\\..*\\.promisor)$"
    return (try? git("config", "--get-regexp", keys))?.status == 0
  }

  /// The best common ancestor of two revisions.
  public func mergeBase(_ one: String, _ other: String) throws(GitError) -> String {
    let (first, second) = (try commit(one), try commit(other))
    let answer = try git("merge-base", first, second)
    guard answer.status == 0, isObjectID(answer.text) else {
      throw .noMergeBase(one, other, isShallow: isShallow)
    }
    return answer.text
  }

  /// How many commits `tip` has that `base` has not.
  public func commits(from base: String, to tip: String) throws(GitError) -> Int {
    let answer = try git("rev-list", "--count", "\(try commit(base))..\(try commit(tip))")
    guard answer.status == 0, let count = Int(answer.text) else { throw .failed(answer.complaint) }
    return count
  }

  /// What `origin/HEAD` stands for, such as `origin/main`; nil where it is not set.
  public var defaultBranch: String? {
    let name = (try? git("symbolic-ref", "--short", "refs/remotes/origin/HEAD"))?.text ?? ""
    return name.isEmpty ? nil : name
  }

  /// The branch of `origin`, such as `origin/topic`, that is all this clone fetches, as after
  /// `git clone --single-branch`; nil where it fetches several.
  public var onlyBranch: String? {
    let answer = try? git("config", "--get-all", "remote.origin.fetch")
    let lines = Set((answer?.text ?? "").split(separator: "\n"))
    guard lines.count == 1, let line = lines.first, !line.contains("*"),
      let target = line.split(separator: ":").last, target.hasPrefix("refs/remotes/")
    else { return nil }
    return String(target.dropFirst(13))
  }

  /// The files below a folder in a commit.
  ///
  /// - Parameters:
  ///   - folder: relative to the work tree; empty for all of it.
  ///   - commit: a full id, as `commit` gives it.
  /// - Returns: paths relative to `folder` and the ids of their blobs, in git's order; links and
  ///   submodules are left out.
  public func files(
    under folder: String, at commit: String
  ) throws(GitError) -> [(path: String, blob: String)] {
    try entries(under: folder, at: commit).filter { $0.kind == .file }.map { ($0.path, $0.object) }
  }

  /// What a folder of a commit holds at any depth, links and submodules among it, in git's order.
  ///
  /// - Parameter commit: a full id, of a folder itself where `folder` is empty.
  public func entries(under folder: String, at commit: String) throws(GitError) -> [GitEntry] {
    if !folder.isEmpty {
      // A commit without the folder has no files in it.
      guard try hasFolder(folder, at: commit) else { return [] }
    }
    let tree = folder.isEmpty ? commit : "\(commit):\(folder)"
    return try treeEntries(["-r", "-z", "--full-tree", tree])
  }

  /// - Throws: `GitError.notAFolder` where a link or a submodule stands on the way, since what they
  ///   lead to is not in the commit and would count as new.
  private func hasFolder(_ folder: String, at commit: String) throws(GitError) -> Bool {
    let parts = folder.split(separator: "/")
    let names = parts.indices.map { parts[...$0].joined(separator: "/") }
    let found = try treeEntries(["-t", "-z", "--full-tree", commit, "--"] + names)
    for entry in found where names.contains(entry.path) {
      if entry.kind == .link || entry.kind == .submodule {
        throw .notAFolder(entry.path, commit: commit, isSubmodule: entry.kind == .submodule)
      }
    }
    return found.contains { $0.path == names.last && $0.kind == .folder }
  }

  private func treeEntries(_ arguments: [String]) throws(GitError) -> [GitEntry] {
    let answer = try program.run(["--literal-pathspecs", "ls-tree"] + arguments, in: topLevel)
    guard answer.status == 0 else {
      throw isPartial ? .missingObject(arguments.last ?? "") : .failed(answer.complaint)
    }
    return answer.out.split(separator: 0).compactMap { GitEntry($0) }
  }

  /// Reads the contents of objects.
  public func objects() throws(GitError) -> GitObjects {
    try GitObjects(program.invocation(["cat-file", "--batch"], in: topLevel)) { isPartial }
  }

  private func git(_ arguments: String...) throws(GitError) -> GitProgram.Answer {
    try program.run(arguments, in: topLevel)
  }
}
