import Traits
import Baselines

/// Ends a review of stored `before` baselines: they become a copy of `after`, or with `drop` go away.
///
/// - Returns: the paths that changed, relative to the baselines' folder, sorted.
public func promote(
  _ project: Project, drop: Bool, _ selection: Selection
) throws(RunFailure) -> [String] {
  let store = BaselineStore(directory: project.folder.path + "/" + project.baselines)
  let entries = try listed(store).entries.filter { entry in
    (selection.screens.isEmpty || selection.screens.contains { matches($0, entry.key.screen) })
      && (selection.variants.isEmpty
        || selection.variants.contains { $0.name == entry.key.variant })
  }
  if !selection.screens.isEmpty, entries.isEmpty {
    throw .usage(
      "no baseline is stored for \(selection.screens.map { "“\($0)”" }.joined(separator: ", ")); “meian list” shows the screens"
    )
  }
  return try locked(store) { () throws(RunFailure) in
    var changed: [String] = []
    for entry in entries {
      do throws(BaselineError) {
        if drop {
          if try store.remove(entry.key, .before) { changed.append(entry.key.path(.before)) }
        } else if entry.roles.contains(.before), entry.roles.contains(.after),
          try store.read(entry.key, .before) != store.read(entry.key, .after)
        {
          try store.promote(entry.key)
          changed.append(entry.key.path(.before))
        } else if entry.roles == [.before] {
          // The screen is gone, and with the review its last picture goes too.
          if try store.remove(entry.key, .before) { changed.append(entry.key.path(.before)) }
        }
      } catch {
        throw .usage("\(error)")
      }
    }
    return changed.sorted()
  }
}
