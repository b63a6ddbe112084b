import RunRecords

/// What a shot has to say; shots with equal accounts share a sentence.
struct Account: Hashable {
  var verdict: Verdict
  private var message: String
  private var cause: Cause?
  private var furtherChanges: Int
  private var names: [String]
  private var consequences: Consequences?
  /// The only further change, in words.
  private var also = ""
  private var isWhole = false
  private let isComparison: Bool

  init(of shot: ShotRecord, in screen: ScreenRecord) {
    isComparison = screen.isComparison
    verdict = shot.verdict
    message = shot.verdict == .broken || screen.isRenamed(shot) ? shot.message : ""
    guard let comparison = shot.unexpected ?? shot.recorded else {
      (names, furtherChanges) = ([], 0)
      return
    }
    let causes = comparison.causes(scale: shot.pixelsPerPoint)
    let first = causes[0]
    // Of what moved and what came or went the cause itself tells the names.
    let tellsNames = first.cause.values == nil && first.cause.rank == .content
    cause = first.cause == .pixels ? nil : tellsNames ? Self.together(first) : first.cause
    names = tellsNames ? [] : first.views.map(\.spokenName)
    let further = causes.dropFirst().filter { $0.cause.rank < .place }
    furtherChanges = further.count
    if further.count == 1, let second = further.first { also = second.words }
    let places = Consequences(comparison.views, scale: shot.pixelsPerPoint)
    consequences = first.canMoveViews ? places : nil
    isWhole = first.isWhole
    if first.cause.rank == .place {
      if let resized = places.resized {
        names = [resized.name]
        cause = nil
      } else if !places.movedNames.isEmpty {
        names = places.movedNames
        cause = Cause(subject: places.movedWords, values: nil, rank: .place)
        consequences = nil
      }
    }
  }

  /// `row “大阪” removed`, `3 rows removed`.
  fileprivate static func together(_ counted: CountedCause) -> Cause {
    guard counted.views.count > 1 else {
      return Cause(subject: clipped(counted.views.first?.gone ?? "", to: 80), values: nil)
    }
    var words = counted.key.subject.split(separator: " ").map(String.init)
    if let change = words.popLast(), let noun = words.popLast() {
      words += ["\(noun)s", change]
    }
    return Cause(
      subject: ([grouped(counted.views.count)] + words).joined(separator: " "), values: nil)
  }

  func sentence(for variants: String) -> Sentence {
    let opening = "In \(variants)"
    if isComparison { return comparison(opening) }
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

  /// In the words of two sides of which neither is recorded.
  private func comparison(_ opening: String) -> Sentence {
    switch verdict {
    case .broken: Sentence(statement: "\(opening), reading failed: \(clipped(message, to: 240))")
    case .added:
      Sentence(
        statement: message.isEmpty
          ? "\(opening), only the second side has the picture"
          : "\(opening), the picture was \(clipped(message, to: 240))")
    case .removed: Sentence(statement: "\(opening), only the first side has the picture")
    case .unexpectedChange, .unchanged, .recordedChange, .locked, .notApplied, .unrecorded,
      .obsolete, .skipped:
      because("\(opening), \(subject) changed")
    }
  }

  /// What the sentence is about.
  private var subject: String {
    switch names.count {
    case 0: isSingular ? "the picture" : "colours"
    case 1, 2: listed(names)
    default: counted(names.count, "view")
    }
  }

  private var isSingular: Bool {
    names.count == 1 || (names.isEmpty && (cause?.subject.isEmpty ?? false) == false)
  }

  private func because(_ statement: String) -> Sentence {
    var sentence = Sentence(statement: statement, cause: cause, furtherChanges: furtherChanges)
    // That what held a row is shorter without it goes without saying.
    sentence.consequences =
      (isWhole
        ? consequences?.moved : consequences?.words(after: names.count == 1 ? names[0] : nil))
      ?? ""
    sentence.also = also
    return sentence
  }
}

extension CountedCause {
  /// `hours: layout margins 16 → 20 pt`.
  fileprivate var words: String {
    if isWhole { return Account.together(self).text }
    let names = views.count > 2 ? counted(views.count, "view") : listed(views.map(\.spokenName))
    return names.isEmpty ? cause.text : "\(names): \(cause.text)"
  }
}

extension ViewChange {
  /// `row “大阪” removed`.
  fileprivate var gone: String { "\(spokenName) \(change.rawValue)" }
}
