import RunRecords

/// The first line of a screen's page and of its card: what happened, from causes.
struct Sentence: Hashable {
  /// What happened, without a full stop: `In dark, 3 views changed`.
  var statement: String
  /// What explains most.
  var cause: Cause?
  /// The same with colours written out, where they are the same in all shots of the sentence.
  var example: Cause?
  /// What followed from it: `8 pt taller; facts and days moved 8 pt down`; may be empty.
  var consequences = ""
  /// Whether the statement is that something came or went, which needs no cause.
  var isWhole = false
  /// Where the cause is written, where that is the same in all shots of the sentence.
  var origin: Origin?
  /// How many more things somebody changed.
  var furtherChanges = 0
  /// The only further change, `hours: layout margins 16 → 20 pt`; empty where there are more or none.
  var also = ""

  /// `In dark, 3 views changed: text colour black → label, and 1 more change.`
  var text: String {
    var text = statement
    if let cause { text += ": " + cause.text }
    if let rule = origin?.rule, !rule.isEmpty { text += ", as " + clipped(rule, to: 120) }
    return text + ending
  }

  /// What stands behind the cause.
  var ending: String {
    var text = ""
    if !consequences.isEmpty { text += (cause == nil && !isWhole ? ": " : "; ") + consequences }
    if !also.isEmpty {
      text += ". Also \(also)"
    } else if furtherChanges > 0 {
      text += ", and \(counted(furtherChanges, "more change"))"
    }
    return text + "."
  }
}

/// The sentences for a screen: one for each group of shots that say the same, with what light and dark
/// say about each other; one in all where nothing needs a decision.
func sentences(for screen: ScreenRecord) -> [Sentence] {
  let own = shotSentences(for: screen)
  guard ReviewGroup(screen) < .unchanged else { return own }
  let remarks = screen.pairRemarks
  return remarks.filter(\.isHeadline).map(\.sentence) + own
    + remarks.filter { !$0.isHeadline }.map(\.sentence)
}

/// The same without what light and dark say about each other.
func shotSentences(for screen: ScreenRecord) -> [Sentence] {
  let relevant = screen.shots.filter { screen.group(of: $0) < .unchanged }
  guard !relevant.isEmpty else { return [calmSentence(for: screen)] }
  var groups: [Agreement] = []
  for shot in relevant {
    let views = ShotViews(
      shot, source: screen.source, writing: screen.isComparison ? .valuesFirst : .namesFirst)
    let causes = shot.causes(in: views)
    let account = Account(of: shot, in: screen, causes)
    let example = causes.first?.example
    let origin = shot.origin(of: causes.first, in: views)
    if let index = groups.firstIndex(where: { $0.account == account }) {
      groups[index].variants.append(shot.variant)
      groups[index].examples.insert(example)
      groups[index].origins.insert(origin)
    } else {
      groups.append(
        Agreement(
          account: account, urgency: screen.group(of: shot), variants: [shot.variant],
          examples: [example], origins: [origin]))
    }
  }
  // Stable: shots of equal urgency stay in the project's order.
  return ReviewGroup.allCases.flatMap { urgency in
    groups.filter { $0.urgency == urgency }.map { group in
      var sentence = group.account.sentence(for: enumerated(group.variants))
      if sentence.cause?.values != nil, group.examples.count == 1 {
        sentence.example = group.examples.first ?? nil
      }
      if group.origins.count == 1 { sentence.origin = group.origins.first ?? nil }
      return sentence
    }
  }
}

/// Shots that say the same.
private struct Agreement {
  var account: Account
  var urgency: ReviewGroup
  var variants: [String]
  /// What each of them shows of the cause.
  var examples: Set<Cause?>
  var origins: Set<Origin?>
}

private func calmSentence(for screen: ScreenRecord) -> Sentence {
  let drawn = screen.shots.filter { $0.verdict == .unchanged }.map(\.variant)
  let excuses = perShot(screen) { $0.excuse.map { [$0] } ?? [] }
  if screen.isComparison {
    let exact = screen.shots.filter { $0.verdict == .unchanged && $0.excuse == nil }
    return Sentence(statement: equality(of: exact.map(\.variant), excuses))
  }
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
  let told = ([statement + rest] + excuses).joined(separator: "; ")
  return Sentence(statement: "Nothing needs a decision: \(told)")
}

/// `light and dark: both sides are equal`, of shots that were compared without a project.
///
/// - Parameter excuses: what passes only by a tolerance or a mask.
private func equality(of variants: [String], _ excuses: [String]) -> String {
  if variants == ["picture"] { return "Both sides are equal" }
  let exact = variants.isEmpty ? [] : ["\(enumerated(variants)): both sides are equal"]
  let told = (exact + excuses).joined(separator: "; ")
  let lead = "picture: "
  guard told.hasPrefix(lead) else { return told }
  let alone = told.dropFirst(lead.count)
  return alone.prefix(1).uppercased() + alone.dropFirst()
}

/// `light`, `light and dark`, `light, dark and dark.elevated`.
func enumerated(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
