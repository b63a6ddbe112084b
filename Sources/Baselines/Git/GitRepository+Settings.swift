extension GitRepository {
  /// Sets one of the repository's own settings, which no other clone has.
  public func set(_ key: String, to value: String) throws(GitError) {
    let answer = try program.run(["config", "--local", key, value], in: topLevel)
    guard answer.status == 0 else { throw .failed(answer.complaint) }
  }
}
