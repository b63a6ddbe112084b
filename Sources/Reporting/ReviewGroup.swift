import RunRecords

/// What a reviewer has to do about a shot or a screen, most urgent first.
enum ReviewGroup: String, CaseIterable, Comparable {
  case failing
  case review
  case added
  case unchanged
  case skipped

  init(_ verdict: Verdict) {
    switch verdict {
    case .locked, .notApplied, .unexpectedChange, .unrecorded, .obsolete, .broken: self = .failing
    case .recordedChange, .removed: self = .review
    case .added: self = .added
    case .unchanged: self = .unchanged
    case .skipped: self = .skipped
    }
  }

  /// The most urgent group of the screen's shots; a screen without any counts as skipped.
  init(_ screen: ScreenRecord) {
    self = screen.shots.map(screen.group).min() ?? .skipped
  }

  static func < (one: ReviewGroup, other: ReviewGroup) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .failing: 0
    case .review: 1
    case .added: 2
    case .unchanged: 3
    case .skipped: 4
    }
  }

  var words: String {
    switch self {
    case .failing: "failing"
    case .review: "to review"
    case .added: "added"
    case .unchanged: "unchanged"
    case .skipped: "skipped"
    }
  }

  /// A shape that tells the group apart without its colour.
  var mark: String {
    switch self {
    case .failing: "▲"
    case .review: "●"
    case .added: "＋"
    case .unchanged: "–"
    case .skipped: "○"
    }
  }
}

extension Verdict {
  /// As people read it: `unexpected change`.
  var words: String { rawValue.split(separator: "-").joined(separator: " ") }
}

extension RunRecord {
  /// The screens of each group that has any, most urgent first; within a group by id.
  var screensByGroup: [(group: ReviewGroup, screens: [ScreenRecord])] {
    let sorted = screens.sorted { $0.id < $1.id }
    let groups = sorted.map(ReviewGroup.init)
    return ReviewGroup.allCases.compactMap { group in
      let members = zip(groups, sorted).filter { $0.0 == group }.map(\.1)
      return members.isEmpty ? nil : (group, members)
    }
  }
}

/// `2 of 7 failing` for each screen of the groups, one after the other.
func positions(in groups: [(group: ReviewGroup, screens: [ScreenRecord])]) -> [String] {
  groups.flatMap { group, screens in
    screens.indices.map { "\(grouped($0 + 1)) of \(grouped(screens.count)) \(group.words)" }
  }
}
