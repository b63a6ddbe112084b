extension GitRepository {
  /// The paths that a merge, rebase, cherry-pick or stash could not settle, relative to the work
  /// tree, sorted and each once.
  public func conflicts() throws(GitError) -> [String] {
    let answer = try program.run(["ls-files", "-z", "--unmerged", "--full-name"], in: topLevel)
    guard answer.status == 0 else { throw .failed(answer.complaint) }
    // mode SP id SP stage TAB path, one entry for each side
    let paths = answer.out.split(separator: 0).compactMap { entry in
      entry.firstIndex(of: UInt8(ascii: "\t")).map {
        String(decoding: entry[entry.index(after: $0)...], as: UTF8.self)
      }
    }
    return Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Takes what lies at the paths now, or that nothing does, as what a conflict was settled to.
  ///
  /// - Parameter paths: relative to the work tree, as `conflicts` gives them.
  public func settle(_ paths: [String]) throws(GitError) {
    // A call has room for some thousands of names.
    for start in stride(from: 0, to: paths.count, by: 500) {
      let part = paths[start..<min(start + 500, paths.count)]
      // A path may look like a pattern or an option.
      let answer = try program.run(
        ["--literal-pathspecs", "add", "--all", "--"] + part, in: topLevel)
      guard answer.status == 0 else { throw .failed(answer.complaint) }
    }
  }
}
