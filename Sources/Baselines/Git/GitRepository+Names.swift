extension GitRepository {
  /// What branches and tags are called, remote branches as `origin/main`; for suggestions, so at most
  /// ten thousand.
  public var branchesAndTags: [String] {
    lines([
      "for-each-ref", "--count=10000", "--format=%(refname:short)", "refs/heads", "refs/remotes",
      "refs/tags",
    ])
  }

  /// What the other repositories are called that this one fetches from, such as `origin`.
  public var remotes: [String] { lines(["remote"]) }

  private func lines(_ question: [String]) -> [String] {
    guard let answer = try? program.run(question, in: topLevel), answer.status == 0 else {
      return []
    }
    return answer.text.split(separator: "\n").map(String.init)
  }
}
