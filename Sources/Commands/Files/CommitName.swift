import Baselines
import Screens

/// The part of `REF:PATH` before the colon: what git calls a commit, or `A...B` for the one from which
/// both went on, either of which is `HEAD` where it is left out.
struct CommitName {
  /// As the command line names the side.
  let name: String
  private let reference: String
  private let path: Substring
  private let repository: GitRepository

  /// Nil for a name without a commit.
  init?(_ name: String, in repository: GitRepository) {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex else { return nil }
    self.name = name
    reference = String(name[..<colon])
    path = name[colon...]
    self.repository = repository
  }

  /// The full id of what is named.
  func id() throws(Failure) -> String {
    guard let dots = reference.firstRange(of: "...") else { return try id(of: reference) }
    let ends = [reference[..<dots.lowerBound], reference[dots.upperBound...]].map {
      $0.isEmpty ? "HEAD" : String($0)
    }
    for end in ends { _ = try id(of: end) }
    do throws(GitError) { return try repository.mergeBase(ends[0], ends[1]) } catch {
      switch error {
      case .noMergeBase(_, _, isShallow: false):
        throw Failure(
          "\(name): \(ends[0]) and \(ends[1]) have no commit in common; name a commit instead")
      default: throw Failure("\(name): \(error)", .environment)
      }
    }
  }

  private func id(of reference: String) throws(Failure) -> String {
    let found: String?
    do throws(GitError) { found = try repository.object(reference) } catch {
      throw Failure("\(name): \(error)", .environment)
    }
    guard let found else { throw unknown(reference) }
    return found
  }

  /// Tells a name that nothing has from one that was not fetched.
  private func unknown(_ reference: String) -> Failure {
    let problem = "\(name): no commit is called “\(reference.prefix(100))” here"
    let near = nearest(reference, in: repository.branchesAndTags)
    let meant = near.map {
      "did you mean “\(self.reference.replacing(reference, with: $0))\(path)”?"
    }
    if let fetch = fetchCommand(reference) {
      let more = meant.map { " \($0)" } ?? ""
      return Failure(
        "\(problem); “\(fetch)” brings it, if the other side has it (GIT_DEPTH: 0 in GitLab, fetch-depth: 0 in GitHub)\(more)",
        .environment)
    }
    if let meant { return Failure("\(problem); \(meant)") }
    if repository.isShallow {
      return Failure(
        "\(problem), and the clone holds the last commits only; “git fetch --unshallow” brings the others (GIT_DEPTH: 0 in GitLab, fetch-depth: 0 in GitHub)",
        .environment)
    }
    return Failure("\(name): \(GitError.unknownRevision(reference))")
  }

  /// Brings a branch of another repository; nil for what is no such name.
  private func fetchCommand(_ reference: String) -> String? {
    // Whoever copies the command must not run what a stranger called a branch.
    guard isPlainBranch(reference),
      let remote = repository.remotes.first(where: { reference.hasPrefix("\($0)/") }),
      isPlainBranch(remote)
    else { return nil }
    let branch = reference.dropFirst(remote.count + 1)
    guard !branch.isEmpty else { return nil }
    // Only what both sides have in common needs the history.
    let depth = repository.isShallow && self.reference.contains("...") ? "--unshallow " : ""
    return "git fetch \(depth)\(remote) \(branch):refs/remotes/\(remote)/\(branch)"
  }
}
