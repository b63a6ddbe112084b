import RunRecords
import Screens

/// What a run says about tolerances and masks that it did not need.
struct RuleNotes {
  let project: Project
  let used: UsedRules
  let screens: [ScreenRecord]

  /// One line for each rule that fits no shot, or whose shots were all compared and did not need it.
  var notes: [String] {
    project.tolerances.enumerated().compactMap { index, rule in
      note(rule.scope, "tolerance", isUsed: used.tolerances.contains(index))
    }
      + project.masks.enumerated().compactMap { index, rule in
        note(rule.scope, "mask", isUsed: used.masks.contains(index))
      }
  }

  private func note(_ scope: RuleScope, _ name: String, isUsed: Bool) -> String? {
    guard !isUsed else { return nil }
    let shots = screens.flatMap { screen in
      screen.shots.filter { scope.covers(screen.id, $0.variant) }
    }
    let words = "\(scope.place): the \(name) for \(scope.screens.joined(separator: ", "))"
    if shots.isEmpty { return "\(words) fits no shot" }
    let isKnown = shots.allSatisfy { ![.skipped, .broken].contains($0.verdict) }
    return isKnown ? "\(words) is not needed" : nil
  }
}
