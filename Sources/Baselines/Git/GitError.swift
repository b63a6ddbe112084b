/// Why git could not answer.
public enum GitError: Error, Hashable, Sendable {
  /// The program is not installed.
  case noProgram
  /// The folder is in no repository.
  case noRepository(String)
  /// The repository belongs to somebody else, and git refuses to read it.
  case otherOwner(String)
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
      "git does not trust \(folder), which belongs to somebody else; “git config --global --add safe.directory \(folder)” says that you do"
    case .unknownRevision(let name):
      isPlainBranch(name)
        ? "no commit is called “\(name)” here; \(fetching(name)), if the other side has it"
        : "no commit is called “\(name.prefix(100))” here; a branch, tag or id would be right"
    case .noMergeBase(let one, let other, let isShallow):
      isShallow
        ? "the history is too shallow to hold what \(one) and \(other) have in common; “git fetch --unshallow” completes it (GIT_DEPTH: 0 in GitLab, fetch-depth: 0 in GitHub)"
        : "\(one) and \(other) have no commit in common; name another state with --before"
    case .missingObject(let name):
      "the object \(name) is not in this clone; “git fetch --refetch” without a filter brings it"
    case .tooLarge(let name, let bytes, let limit):
      "\(name) has \(bytes) bytes; at most \(limit) are read"
    case .failed(let words): words.isEmpty ? "git failed without a word" : "git: \(words)"
    }
  }
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
