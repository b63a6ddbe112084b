import Traits
import Baselines

/// The baselines whose screen or variant the project no longer has.
struct GoneBaselines: Sendable {
  /// Ordered by screen, then by variant.
  let entries: [BaselineListing.Entry]
  /// Those that seem to be gone and may belong to a layout that is too damaged to say which screen
  /// it is; same order.
  let uncertain: [BaselineListing.Entry]
  /// Paths in the folder that are no baselines, sorted.
  let strangers: [String]

  /// - Parameters:
  ///   - subjects: everything the project shows, without a filter.
  ///   - commit: whose pictures count as `before` where none is stored.
  init(
    _ screens: ProjectScreens, _ subjects: [Subject], _ store: BaselineStore,
    _ commit: CommitBaselines? = nil
  ) throws(RunFailure) {
    let current = Set(ShotPiece.all(of: subjects).map { "\($0.subject.id)/\($0.variant.name)" })
    let ids = Set(subjects.map(\.id))
    let listing = try listed(store)
    var roles = Dictionary(
      uniqueKeysWithValues: listing.entries.map { ($0.key, $0.roles) })
    let spelled = Set(ids.map { $0.lowercased() })
    for key in commit?.keys ?? [] {
      // A screen whose id changed in letter case only is not gone.
      if !ids.contains(key.screen), spelled.contains(key.screen.lowercased()) { continue }
      roles[key, default: []].insert(.before)
    }
    let entries = roles.keys.sorted().map {
      BaselineListing.Entry(key: $0, roles: roles[$0] ?? [])
    }
    let gone = entries.filter { !current.contains("\($0.key.screen)/\($0.key.variant)") }
    let isUncertain = { (entry: BaselineListing.Entry) in
      screens.hasUncertainIDs && !ids.contains(entry.key.screen)
    }
    self.entries = gone.filter { !isUncertain($0) }
    uncertain = gone.filter(isUncertain)
    strangers = listing.unknown
  }
}
