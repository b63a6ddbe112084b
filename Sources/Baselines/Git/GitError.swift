/// Why git gave no answer.
public enum GitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program is not installed.
  case missing
  /// What the name leads to is not there, or the folder is in no repository.
  case notFound(String)
  /// The object is larger than what is read, in bytes.
  case tooLarge(Int)
  /// git ended, or said something else than it promises.
  case broken(String)

  public var description: String {
    switch self {
    case .missing: "git is not installed; install the package git"
    case .notFound(let name):
      "“\(name)” is neither a file here nor in the git repository; name one as REF:PATH"
    case .tooLarge(let bytes):
      "the file is \(bytes >> 20) MB; one of at most \(GitObjects.largestObject >> 20) MB would be right"
    case .broken(let problem): "git: \(problem); check the repository with git fsck"
    }
  }
}
