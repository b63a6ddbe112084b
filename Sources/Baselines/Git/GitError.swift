/// Why git could not answer.
public enum GitError: Error, Hashable, Sendable {
  /// The program is not installed.
  case noProgram
  /// The folder is in no repository.
  case noRepository(String)
  /// The repository belongs to somebody else, and git refuses to read it.
  case otherOwner(String)
  /// The repository is new and has no commit.
  case noCommit
  /// A revision such as `HEAD~3` lies where history was cut off.
  case tooShallow(String)
  /// A folder of the work tree is a link or a submodule in a commit, so that its files are elsewhere.
  case notAFolder(String, commit: String, isSubmodule: Bool)
  /// Nothing in the repository has that name.
  case unknownRevision(String)
  /// Two commits have no common ancestor that is there.
  case noMergeBase(String, String, isShallow: Bool)
  /// An object is named and not there, as in a partial clone.
  case missingObject(String)
  /// An object has more bytes than are read.
  case tooLarge(String, bytes: Int, limit: Int)
  /// A command failed; git's words say why.
  case failed(String)
}

extension GitError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noProgram: "git is not installed; “apt-get install git” installs it"
    case .noRepository(let folder): "\(folder) is in no git repository; a clone would be right"
    case .otherOwner(let folder):
      "git does not trust \(folder), which belongs to somebody else; “git config --global --add safe.directory \(shellQuoted(folder))” says that you do"
    case .noCommit: "the repository has no commit yet; make one first"
    case .tooShallow(let name):
      "the history is too shallow to hold “\(name.prefix(100))”; “git fetch --unshallow” completes it (GIT_DEPTH: 0 in GitLab, fetch-depth: 0 in GitHub)"
    case .notAFolder(let name, let commit, let isSubmodule):
      isSubmodule
        ? "“\(name)” is a submodule in \(commit.prefix(8)), and its files are in a repository of its own; keep them in that of the project, or run without a state before"
        : "“\(name)” is a symbolic link in \(commit.prefix(8)), which is not followed; name a commit in which it is a folder"
    case .unknownRevision(let name):
      isPlainBranch(name)
        ? "no commit is called “\(name)” here; \(fetching(name)), if the other side has it"
        : "no commit is called “\(name.prefix(100))” here; a branch, tag or id would be right"
    case .noMergeBase(let one, let other, let isShallow):
      isShallow
        ? "the history is too shallow to hold what \(one) and \(other) have in common; “git fetch --unshallow” completes it (GIT_DEPTH: 0 in GitLab, fetch-depth: 0 in GitHub)"
        : "\(one) and \(other) have no commit in common; name another state with --before"
    case .missingObject(let name):
      "the object \(name) is not in this clone; “git fetch --refetch --no-filter” brings all"
    case .tooLarge(let name, let bytes, let limit):
      "\(name) has \(bytes) bytes; at most \(limit) are read"
    case .failed(let words): words.isEmpty ? "git failed without a word" : "git: \(words)"
    }
  }
}

/// As one word of a shell's command.
private func shellQuoted(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy {
    $0 == UInt8(ascii: "/") || isPlainBranch(String(Unicode.Scalar($0)))
  }
  guard !isPlain else { return path }
  return
    "'\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}

/// The commands after which a revision has a commit here; a plain `git fetch origin NAME` may fill
/// `FETCH_HEAD` only.
private func fetching(_ name: String) -> String {
  if isObjectID(name) { return "“git fetch origin \(name)” fetches it" }
  let isRemote = name.hasPrefix("origin/") && name.utf8.count > 7
  let branch = isRemote ? String(name.dropFirst(7)) : name
  let command = "“git fetch origin \(branch):refs/remotes/origin/\(branch)” fetches"
  return isRemote
    ? "\(command) it"
    : "\(command) a branch as origin/\(branch), “git fetch origin tag \(branch)” a tag"
}
