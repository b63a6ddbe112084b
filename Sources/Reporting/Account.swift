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
  /// What came or went, `row “大阪” was removed`, or another statement of a cause; else empty.
  private var whole = ""

  /// - Parameter causes: what explains the shot's difference; empty where there is none.
  init(of shot: ShotRecord, in screen: ScreenRecord, _ causes: [CountedCause]) {
    isComparison = screen.isComparison
    verdict = shot.verdict
    message = shot.verdict == .broken || screen.isRenamed(shot) ? shot.message : ""
    guard let comparison = shot.comparison, let first = causes.first else {
      (names, furtherChanges) = ([], 0)
      return
    }
    isWhole = first.isWhole
    let isPart = first.cause.rank == .pixels && first.cause.values == nil
    let isSaid = !first.statement.isEmpty && first.cause.values == nil
    cause = isPart || isWhole || isSaid ? nil : first.cause
    let ofPart = isPart && first.cause != .pixels ? "the \(first.cause.subject) of " : ""
    names = isWhole ? [] : first.views.map { ofPart + $0.quotedName }
    whole = isWhole ? Self.together(first) : first.statement
    let further = causes.dropFirst().filter { $0.cause.rank < .place }
    furtherChanges = further.count
    if further.count == 1, let second = further.first { also = second.words }
    let places = Consequences(comparison.views, scale: shot.pixelsPerPoint)
    consequences = first.canMoveViews ? places : nil
    if first.cause.rank == .place {
      if let resized = places.resized {
        names = [resized.view.quotedName]
        cause = nil
      } else if !places.movedNames.isEmpty {
        names = places.movedNames
        cause = Cause(subject: places.movedWords, values: nil, rank: .place)
        consequences = nil
      }
    }
  }

  /// `row “大阪” was removed`, `3 rows were removed`.
  fileprivate static func together(_ counted: CountedCause) -> String {
    guard let first = counted.views.first else { return "" }
    guard counted.views.count > 1 else {
      return clipped("\(first.quotedName) was \(first.change.rawValue)", to: 80)
    }
    let noun = counted.key.subject.split(separator: " ").dropLast().joined(separator: " ")
    return "\(grouped(counted.views.count)) \(noun)s were \(first.change.rawValue)"
  }

  func sentence(for variants: String) -> Sentence {
    let opening = "In \(variants)"
    if isComparison { return comparison(variants) }
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
    case .locked: return because("\(opening), which is locked, \(news)")
    case .unexpectedChange, .recordedChange, .unchanged, .skipped:
      return because("\(opening), \(news)")
    }
  }

  /// In the words of two sides of which neither is recorded.
  private func comparison(_ variants: String) -> Sentence {
    switch verdict {
    case .broken:
      Sentence(statement: told("reading failed: \(clipped(message, to: 240))", variants))
    case .added:
      Sentence(
        statement: told(
          message.isEmpty
            ? "only the second side has the picture"
            : "the picture was \(clipped(message, to: 240))", variants))
    case .removed:
      Sentence(statement: told("only the first side has the picture", variants))
    case .unexpectedChange, .unchanged, .recordedChange, .locked, .notApplied, .unrecorded,
      .obsolete, .skipped:
      because(told(news, variants))
    }
  }

  /// `In dark, 2 views changed`; the news alone of a picture whose name says no style, which is
  /// called `picture`.
  private func told(_ news: String, _ variants: String) -> String {
    variants == "picture"
      ? news.prefix(1).uppercased() + news.dropFirst() : "In \(variants), \(news)"
  }

  /// What happened: `hours changed`, `row “大阪” was removed`.
  private var news: String {
    if !whole.isEmpty { return whole }
    switch names.count {
    case 0: return cause?.subject.isEmpty == true ? "colours changed" : "the picture changed"
    case 1, 2: return "\(listed(names)) changed"
    default: return "\(counted(names.count, "view")) changed"
    }
  }

  private func because(_ statement: String) -> Sentence {
    var sentence = Sentence(statement: statement, cause: cause, furtherChanges: furtherChanges)
    // That what held a row is shorter without it goes without saying.
    sentence.consequences =
      (isWhole
        ? consequences?.moved : consequences?.words(after: names.count == 1 ? names[0] : nil))
      ?? ""
    sentence.isWhole = isWhole
    sentence.also = also
    return sentence
  }
}

extension CountedCause {
  /// `hours: layout margins 16 → 20 pt`.
  fileprivate var words: String {
    if isWhole { return Account.together(self) }
    if !statement.isEmpty {
      return cause.values == nil ? statement : "\(statement): \(cause.text)"
    }
    let names = views.count > 2 ? counted(views.count, "view") : listed(views.map(\.quotedName))
    return names.isEmpty ? cause.text : "\(names): \(cause.text)"
  }
}
