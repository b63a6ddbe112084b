import Baselines
import RunRecords

/// What can be said of a run only when all its screens are known: the same for a run of the whole
/// project and for one that was put together from shards.
struct RunConclusion {
  /// The baselines' folder, relative to the project.
  var baselines: String
  /// Shots that the project no longer has.
  var gone: [ScreenRecord]
  /// Remarks that stand before those about rules.
  var notes: [String]
  var rules: [RuleRecord]
  var programs: [String]

  /// Adds it to a record that has its screens.
  func conclude(_ run: inout RunRecord) {
    run.screens.sort { $0.id < $1.id }
    let drawn = run.screens
    for screen in gone {
      let shots = screen.shots.map { shot in
        var shot = shot
        if let twin = newScreen(like: shot, among: drawn), let file = file(of: shot, screen.id) {
          shot.message =
            "\(file) looks as the new screen “\(twin)” does; if it was renamed, “git mv” the folder, or “meian record \(twin)” and “meian prune”"
        }
        return shot
      }
      if let index = run.screens.firstIndex(where: { $0.id == screen.id }) {
        run.screens[index].shots += shots
      } else {
        run.screens.append(
          ScreenRecord(id: screen.id, title: screen.id, source: "", device: "", shots: shots))
      }
    }
    run.screens.sort { $0.id < $1.id }
    run.causes = RunRecord.causeGroups(of: run.screens)
    run.notes = notes + rules.compactMap(\.note) + programs
  }

  /// The first new screen that looks now as the stored picture of a gone shot does.
  private func newScreen(like gone: ShotRecord, among screens: [ScreenRecord]) -> String? {
    guard gone.verdict == .obsolete, let digest = gone.after?.digest else { return nil }
    return screens.first { screen in
      screen.shots.contains {
        $0.verdict == .unrecorded && $0.variant == gone.variant && $0.now?.digest == digest
      }
    }?.id
  }

  private func file(of shot: ShotRecord, _ screen: String) -> String? {
    BaselineKey(screen: screen, variant: shot.variant).map { "\(baselines)/\($0.path(.after))" }
  }
}
