import RunRecords

/// What a change did to the places of views: which one got another size, and what that pushed away.
struct Consequences: Hashable {
  /// The view whose size pushed the others, and `8 pt taller`.
  private(set) var resized: (view: ViewChange, words: String)?
  /// The views that moved by the most frequent distance, without those inside others of them.
  private(set) var movedNames: [String] = []
  /// `moved 8 pt down`; empty where nothing moved.
  private(set) var movedWords = ""

  /// - Parameter scale: pixels a point; nil where nobody knows.
  init(_ views: [ViewChange], scale: Int?) {
    let frames = views.compactMap { view in
      view.properties.lazy.compactMap(FrameChange.init).first.map { (view: view, frame: $0) }
    }
    var counts: [Offset: Int] = [:]
    for (_, frame) in frames where frame.isMove {
      counts[Offset(frame), default: 0] += 1
    }
    let most = counts.values.max() ?? 0
    guard
      let common = frames.first(where: { $0.frame.isMove && counts[Offset($0.frame)] == most })
    else { return }
    let offset = Offset(common.frame)
    movedWords = common.frame.movedWords(scale: scale) ?? ""
    var holder: FrameChange.Frame?
    for (view, frame) in frames where frame.isMove && Offset(frame) == offset {
      // A parent stands before what it holds.
      if let holder, holder.holds(frame.after) { continue }
      holder = frame.after
      movedNames.append(view.quotedName)
    }
    let pushing = frames.filter { _, frame in
      frame.taller != 0 && frame.taller == offset.down
        || frame.wider != 0 && frame.wider == offset.across
    }
    let smallest = pushing.min {
      $0.frame.after.width * $0.frame.after.height < $1.frame.after.width * $1.frame.after.height
    }
    guard let smallest else { return }
    let size =
      smallest.frame.taller == offset.down && offset.down != 0
      ? smallest.frame.sizeWords(tall: true, scale: scale)
      : smallest.frame.sizeWords(tall: false, scale: scale)
    resized = (smallest.view, size)
  }

  private struct Offset: Hashable {
    var across: Int
    var down: Int

    init(_ frame: FrameChange) {
      across = frame.across
      down = frame.down
    }
  }

  /// `8 pt taller; facts and days moved 8 pt down`, after a sentence about `subject`.
  func words(after subject: String?) -> String {
    var parts: [String] = []
    if let resized {
      let name = resized.view.quotedName
      parts.append(name == subject ? resized.words : "\(name) \(resized.words)")
    }
    let names = movedNames.filter { $0 != subject }
    if !names.isEmpty { parts.append("\(told(names)) \(movedWords)") }
    return parts.joined(separator: "; ")
  }

  /// `facts and days moved 8 pt down`; empty where nothing moved.
  var moved: String { movedNames.isEmpty ? "" : "\(told(movedNames)) \(movedWords)" }

  /// `facts and days`, `5 views`: of many that followed the names do not matter.
  private func told(_ names: [String]) -> String {
    names.count > 2 ? counted(names.count, "view") : listed(names)
  }

  static func == (one: Consequences, other: Consequences) -> Bool {
    one.words(after: nil) == other.words(after: nil)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(words(after: nil)) }
}

extension FrameChange {
  fileprivate func sizeWords(tall: Bool, scale: Int?) -> String {
    let change = tall ? taller : wider
    let word = tall ? (change > 0 ? "taller" : "shorter") : (change > 0 ? "wider" : "narrower")
    return "\(length(Int(change.magnitude), scale: scale)) \(word)"
  }
}

/// `hours`, `hours and days`, `hours, days and 3 more views`.
func listed(_ names: [String]) -> String {
  let most = 3
  if names.count <= most { return enumerated(names.map { clipped($0, to: 60) }) }
  let shown = names.prefix(most - 1).map { clipped($0, to: 60) }.joined(separator: ", ")
  return "\(shown) and \(counted(names.count - most + 1, "more view"))"
}
