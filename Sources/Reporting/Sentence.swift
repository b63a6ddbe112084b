import RunRecords

/// The first line of a screen's page and of its card: what happened, from causes.
struct Sentence: Hashable {
  /// What happened, without a full stop: `In dark, 3 views changed`.
  var statement: String
  /// The most frequent cause and how many more there are.
  var cause: Cause?
  var furtherCauses = 0

  /// `In dark, 3 views changed: textColor black → label, and 1 more cause.`
  var text: String {
    var text = statement
    if let cause {
      text += ": " + cause.text
      if furtherCauses > 0 { text += ", and \(counted(furtherCauses, "more cause"))" }
    }
    return text + "."
  }
}

/// The sentences for a screen: one for each group of shots that say the same; one in all where
/// nothing needs a decision.
func sentences(for screen: ScreenRecord) -> [Sentence] {
  let relevant = screen.shots.filter { ReviewGroup($0.verdict) < .unchanged }
  guard !relevant.isEmpty else { return [calmSentence(for: screen)] }
  var groups: [(account: Account, variants: [String])] = []
  for shot in relevant {
    let account = Account(of: shot)
    if let index = groups.firstIndex(where: { $0.account == account }) {
      groups[index].variants.append(shot.variant)
    } else {
      groups.append((account, [shot.variant]))
    }
  }
  // Stable: shots of equal urgency stay in the project's order.
  return ReviewGroup.allCases.flatMap { urgency in
    groups.filter { ReviewGroup($0.account.verdict) == urgency }
      .map { $0.account.sentence(for: enumerated($0.variants)) }
  }
}

private func calmSentence(for screen: ScreenRecord) -> Sentence {
  let drawn = screen.shots.filter { $0.verdict == .unchanged }.map(\.variant)
  let statement =
    switch drawn.count {
    case 0: "nothing was drawn for this screen"
    case 1: "\(drawn[0]) is as recorded"
    case 2 where drawn == ["light", "dark"]: "both styles are as recorded"
    case 2: "\(enumerated(drawn)) are as recorded"
    default: "all \(drawn.count) variants are as recorded"
    }
  let skipped = screen.shots.count - drawn.count
  let rest = skipped > 0 && !drawn.isEmpty ? ", \(counted(skipped, "shot")) not drawn" : ""
  return Sentence(statement: "Nothing needs a decision: \(statement)\(rest)")
}

/// What a shot has to say; shots with equal accounts share a sentence.
private struct Account: Hashable {
  var verdict: Verdict
  var message: String
  var causes: [Cause]
  var views: Int

  init(of shot: ShotRecord) {
    let comparison = shot.unexpected ?? shot.recorded
    verdict = shot.verdict
    message = shot.verdict == .broken ? shot.message : ""
    causes = (comparison?.causes ?? []).map { counted in
      counted.views == 1 && counted.cause == .frames ? counted.example : counted.cause
    }
    views = comparison?.views.count ?? 0
  }

  func sentence(for variants: String) -> Sentence {
    let opening = "In \(variants)"
    switch verdict {
    case .broken:
      let reason = message.isEmpty ? "" : ": " + clipped(message, to: 240)
      return Sentence(statement: "\(opening), drawing failed\(reason)")
    case .unrecorded:
      return Sentence(statement: "\(opening), nothing is recorded yet")
    case .added:
      return Sentence(statement: "\(opening), the screen is new")
    case .removed:
      return Sentence(statement: "\(opening), the screen is gone")
    case .obsolete:
      return Sentence(statement: "\(opening), an image is recorded for a screen that is gone")
    case .notApplied:
      return because("\(opening), the recorded change is not in the screens")
    case .locked: return because("\(opening), which is locked, \(subject) changed")
    case .unexpectedChange:
      return because("\(opening), \(subject) \(isSingular ? "is" : "are") not as recorded")
    case .recordedChange, .unchanged, .skipped: return because("\(opening), \(subject) changed")
    }
  }

  /// What the sentence is about.
  private var subject: String {
    if views > 0 { return counted(views, "view") }
    return isSingular ? "the picture" : "colours"
  }

  private var isSingular: Bool { views == 1 || (views == 0 && !showsColors) }

  private var showsColors: Bool { causes.first?.subject.isEmpty == true }

  private func because(_ statement: String) -> Sentence {
    guard let first = causes.first, first != .pixels else { return Sentence(statement: statement) }
    return Sentence(statement: statement, cause: first, furtherCauses: causes.count - 1)
  }
}

/// `light`, `light and dark`, `light, dark and dark.elevated`.
func enumerated(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
