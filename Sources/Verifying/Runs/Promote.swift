import Baselines
import Traits

/// Ends a review of stored `before` baselines: every selected `before` becomes a copy of `after`,
/// or with `drop` goes away.
///
/// A shot that was new gets a `before` too, since it is no longer new; one whose screen is gone
/// loses its last picture.
///
/// - Returns: the paths that changed, relative to the baselines' folder, sorted.
public func promote(
  _ project: Project, drop: Bool, _ selection: Selection
) throws(RunFailure) -> [String] {
  let store = try baselineStore(of: project)
  let screens = try ProjectScreens(project)
  guard try beforeSource(project.before == .stored ? .stored : nil, store) == .stored else {
    return []
  }
  let promotion = Promotion(store: store, screens: screens, selection: selection)
  let isEmpty = try listed(store).entries.isEmpty
  if isEmpty, selection.screens.isEmpty { return [] }
  return try locked(store) { () throws(RunFailure) in
    try promotion.run(drop: drop)
  }
}

/// The steps of `promote`, with the folder locked.
private struct Promotion {
  let store: BaselineStore
  let screens: ProjectScreens
  let selection: Selection

  func run(drop: Bool) throws(RunFailure) -> [String] {
    let entries = try selected()
    if !drop { try checkComplete(entries) }
    var changed: [String] = []
    for entry in entries {
      do throws(BaselineError) {
        if try drop ? store.remove(entry.key, .before) : promote(entry) {
          changed.append(entry.key.path(.before))
        }
      } catch {
        throw .usage("\(error)")
      }
    }
    return changed.sorted()
  }

  /// True where the file changed.
  private func promote(_ entry: BaselineListing.Entry) throws(BaselineError) -> Bool {
    guard entry.roles.contains(.after) else { return try store.remove(entry.key, .before) }
    if try store.read(entry.key, .before) == store.read(entry.key, .after) { return false }
    try store.promote(entry.key)
    return true
  }

  /// A shot that exists and has no `after` yet would lose its only picture.
  private func checkComplete(_ entries: [BaselineListing.Entry]) throws(RunFailure) {
    let current = Set(
      ShotPiece.all(of: try screens.subjects(Selection())).map {
        "\($0.subject.id)/\($0.variant.name)"
      })
    for entry in entries where !entry.roles.contains(.after) {
      let name = "\(entry.key.screen)/\(entry.key.variant)"
      guard current.contains(name) || screens.hasUncertainIDs else { continue }
      throw .usage(
        "\(entry.key.path(.before)): there is no after baseline to promote; record \(entry.key.screen) first"
      )
    }
  }

  private func selected() throws(RunFailure) -> [BaselineListing.Entry] {
    let all = try listed(store).entries
    let variants = Set(selection.variants.map(\.name))
    guard !selection.screens.isEmpty else {
      return all.filter { variants.isEmpty || variants.contains($0.key.variant) }
    }
    var ids: Set<String> = []
    for name in selection.screens {
      let found =
        name.hasSuffix(ScreenList.ending)
        ? try ScreenList(project: screens.project).selected(name, among: screens.layouts).map(\.id)
        : all.map(\.key.screen).filter { matches(name, $0) }
      guard all.contains(where: { found.contains($0.key.screen) }) else {
        throw .usage("no baseline is stored for “\(name)”; “meian list” shows the screens")
      }
      ids.formUnion(found)
    }
    return all.filter {
      ids.contains($0.key.screen) && (variants.isEmpty || variants.contains($0.key.variant))
    }
  }
}
