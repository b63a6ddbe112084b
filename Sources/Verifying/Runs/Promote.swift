import Baselines
import Traits

/// Ends a review of stored `before` baselines: every selected `before` becomes a copy of `after`,
/// or with `drop` goes away.
///
/// A shot that was new gets a `before` too, since it is no longer new. A `before` without an
/// `after` is the only picture of its shot; nothing but `drop` takes it.
public func promote(
  _ project: Project, drop: Bool, _ selection: Selection
) throws(RunFailure) -> PromoteOutcome {
  let store = try baselineStore(of: project)
  let screens = try ProjectScreens(project)
  let hasBefore = try listed(store).entries.contains { $0.roles.contains(.before) }
  guard hasBefore || project.before == .stored else { return PromoteOutcome() }
  let promotion = Promotion(store: store, screens: screens, selection: selection)
  let isEmpty = try listed(store).entries.isEmpty
  if isEmpty, selection.screens.isEmpty { return PromoteOutcome() }
  let work = try locked(store) { () throws(RunFailure) in
    try promotion.run(drop: drop)
  }
  var outcome = work.result
  outcome.interrupted = work.interrupted
  return outcome
}

/// The steps of `promote`, with the folder locked.
private struct Promotion {
  let store: BaselineStore
  let screens: ProjectScreens
  let selection: Selection

  func run(drop: Bool) throws(RunFailure) -> PromoteOutcome {
    var outcome = PromoteOutcome()
    for entry in try selected() {
      let path = entry.key.path(.before)
      guard drop || entry.roles.contains(.after) else {
        outcome.left.append(path)
        continue
      }
      do throws(BaselineError) {
        if try drop ? store.remove(entry.key, .before) : promote(entry) {
          outcome.changed.append(path)
        }
      } catch {
        throw .usage("\(error)")
      }
    }
    outcome.changed.sort()
    outcome.left.sort()
    return outcome
  }

  /// True where the file changed.
  private func promote(_ entry: BaselineListing.Entry) throws(BaselineError) -> Bool {
    if try store.read(entry.key, .before) == store.read(entry.key, .after) { return false }
    try store.promote(entry.key)
    return true
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
        : all.map(\.key.screen).filter { matchesID(name, $0) }
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
