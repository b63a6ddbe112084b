import Baselines

/// The commands that bring a clone what a state before needs, as messages name them.
///
/// `git fetch origin main` alone fills `FETCH_HEAD` only, in a clone of one branch.
struct HistoryRepair {
  private let isShallow: Bool
  private let isOfOneBranch: Bool

  init(_ repository: GitRepository) {
    isShallow = repository.isShallow
    isOfOneBranch = repository.onlyBranch != nil
  }

  /// Makes `origin/HEAD` name the main branch.
  var commandForMainBranch: String {
    let head = "git remote set-head origin --auto"
    guard isOfOneBranch else { return head }
    return "git remote set-branches origin '*' && \(fetch) && \(head)"
  }

  private var fetch: String { "git fetch \(isShallow ? "--unshallow " : "")origin" }

  /// - Parameter target: such as `origin/main`.
  func failure(withoutBranch target: String) -> RunFailure {
    let branch = target.hasPrefix("origin/") ? String(target.dropFirst(7)) : target
    // Whoever copies the command must not run what a stranger called a branch.
    let command =
      isPlainBranch(branch)
      ? "“\(fetch) \(branch):refs/remotes/origin/\(branch)”" : "fetching that branch"
    return .environment(
      "before: \(target.prefix(100)) is not in this clone; \(command) brings it (GIT_DEPTH: 0 in GitLab, fetch-depth: 0 in GitHub)"
    )
  }

  /// - Parameter commit: the full id of a merge base that a pipeline names.
  func failure(without commit: String) -> RunFailure {
    // In a whole clone a depth would cut its history off.
    let command = "git fetch \(isShallow ? "--depth 1 " : "")origin \(commit)"
    return .environment(
      "before: the merge base \(commit.prefix(8)), as the pipeline names it, is not in this clone; “\(command)” brings it (GIT_DEPTH: 0 in GitLab)"
    )
  }
}
