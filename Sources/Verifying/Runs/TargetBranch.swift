import Baselines
import Screens

/// The branch that a change is meant for, as the variables of a pipeline tell it.
struct TargetBranch: Sendable {
  /// The environment's variables.
  let variables: [String: String]

  /// Where pipelines name the branch that a merge request goes to: GitLab, GitHub, Bitbucket,
  /// Buildkite, Jenkins, Azure, Travis, Drone and Woodpecker.
  ///
  /// Source: the reference of predefined variables of each.
  private static let names = [
    "CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "GITHUB_BASE_REF", "BITBUCKET_PR_DESTINATION_BRANCH",
    "BUILDKITE_PULL_REQUEST_BASE_BRANCH", "CHANGE_TARGET", "SYSTEM_PULLREQUEST_TARGETBRANCH",
    "DRONE_TARGET_BRANCH", "CI_COMMIT_TARGET_BRANCH",
  ]

  /// The branch's name without `refs/heads/`; nil outside a merge request's pipeline.
  var name: String? {
    let name = Self.names.lazy.compactMap { value($0) }.first
    return name.map { $0.hasPrefix("refs/heads/") ? String($0.dropFirst(11)) : $0 }
  }

  /// A commit in which the state before a change lies, and how it is called.
  struct Base: Hashable, Sendable {
    /// The full id.
    var commit: String
    /// Such as `merge base 1a2b3c4d with origin/main`.
    var words: String
  }

  /// The commit that a change is compared with.
  ///
  /// What a merged-result pipeline builds holds the target's commits as well, and its state before
  /// is the target itself; the merge base of such a commit is just that. Only where the target
  /// was not fetched, the commit that GitLab names is taken.
  func base(in repository: GitRepository) throws(RunFailure) -> Base {
    let repair = HistoryRepair(repository)
    if let merged = value("CI_MERGE_REQUEST_TARGET_BRANCH_SHA"), repository.has(merged) {
      return Base(
        commit: try asked { () throws(GitError) in try repository.commit(merged) },
        words: "the target branch \(name ?? "") at \(short(merged))")
    }
    guard let target = name.map({ "origin/\($0)" }) ?? mainBranch(of: repository) else {
      throw .environment(
        "before: the target branch is not known; “\(repair.commandForMainBranch)” tells git which branch is the main one, --before REF names another"
      )
    }
    guard isBranchName(target) else {
      throw .environment(
        "before: the pipeline names \(quoted(String(target.prefix(100)))) as the target branch, which no branch can be called; --before REF names another state"
      )
    }
    if runsInFork {
      guard let known = value("CI_MERGE_REQUEST_DIFF_BASE_SHA"), repository.has(known) else {
        if let commit = missingBase { throw repair.failure(without: commit) }
        throw .environment(
          "before: this pipeline runs in a fork, whose \(target.prefix(100)) is not the branch that the merge request goes to; fetch that one from $CI_MERGE_REQUEST_PROJECT_URL, and name the merge base with --before"
        )
      }
      return Base(
        commit: try asked { () throws(GitError) in try repository.commit(known) },
        words: "merge base \(short(known)) with \(name ?? target) of the main repository")
    }
    if repository.has("refs/remotes/\(target)") {
      return try asked { () throws(GitError) in
        try base(in: repository, with: "refs/remotes/\(target)", called: target)
      }
    }
    if let known = value("CI_MERGE_REQUEST_DIFF_BASE_SHA"), repository.has(known) {
      return Base(
        commit: try asked { () throws(GitError) in try repository.commit(known) },
        words: "merge base \(short(known)) with \(target), as the pipeline names it")
    }
    if let commit = missingBase { throw repair.failure(without: commit) }
    throw repair.failure(withoutBranch: target)
  }

  /// The merge base that GitLab names, to be fetched; nil for what is no full id.
  private var missingBase: String? {
    value("CI_MERGE_REQUEST_DIFF_BASE_SHA").flatMap { isObjectID($0) ? $0 : nil }
  }

  /// What `origin/HEAD` stands for, unless the clone fetches nothing but that branch: then it says
  /// what was cloned, and a change would be compared with itself.
  private func mainBranch(of repository: GitRepository) -> String? {
    repository.defaultBranch.flatMap { repository.onlyBranch == $0 ? nil : $0 }
  }

  /// True in GitLab where `origin` is the fork that a merge request comes from, whose branches may
  /// be far behind those of the repository that it goes to.
  private var runsInFork: Bool {
    guard let target = value("CI_MERGE_REQUEST_PROJECT_ID"), let own = value("CI_PROJECT_ID") else {
      return false
    }
    return target != own
  }

  private func base(
    in repository: GitRepository, with target: String, called words: String
  ) throws(GitError) -> Base {
    let base = try repository.mergeBase("HEAD", target)
    let ahead = try repository.commits(from: base, to: target)
    let behind = ahead == 0 ? "" : ", which is \(ahead) commit\(ahead == 1 ? "" : "s") ahead"
    return Base(commit: base, words: "merge base \(short(base)) with \(words)\(behind)")
  }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func short(_ commit: String) -> String { String(commit.prefix(8)) }
}

/// Asks git; what it cannot answer is a fault of the environment.
func asked<Result>(
  _ asker: String = "before", _ body: () throws(GitError) -> Result
) throws(RunFailure) -> Result {
  do throws(GitError) { return try body() } catch { throw .environment("\(asker): \(error)") }
}
