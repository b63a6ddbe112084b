import RunRecords

/// Spacing of a stack that changed, told by the gaps between what it holds.
struct SpacingChange {
  /// The stack.
  let holder: ViewChange
  /// In pixels.
  private let before: Int
  /// In pixels.
  private let after: Int
  /// Whether all gaps were equal.
  private let isUniform: Bool

  /// `spacing 16 → 20 pt`.
  func cause(scale: Int?) -> Cause {
    guard isUniform, before >= 0, after >= 0 else {
      let change = length(Int((after - before).magnitude), scale: scale)
      return Cause(
        subject: "spacing \(change) \(after > before ? "wider" : "narrower")", values: nil,
        rank: .layout)
    }
    return Cause(
      subject: "spacing", values: .lengths(before, after, scale: scale), rank: .layout)
  }

  /// More views than this are not searched, so that no record costs much.
  private static let most = 1_000

  /// - Parameters:
  ///   - changes: the views that changed, parents before what they hold.
  ///   - all: the views of the newer picture, in that order; nil where they are not known.
  init?(_ changes: [ViewChange], all: [ViewRecord]?) {
    let items = PlacedView.all(changes, all)
    guard items.count <= Self.most else { return nil }
    for index in items.indices.dropLast() where items[index].change.kind == "stackView" {
      let held = items.held(by: index)
      guard held.count > 1 else { continue }
      let axes = [
        held.map { Sides(old: ($0.old.y, $0.old.height), new: ($0.new.y, $0.new.height), $0) },
        held.map { Sides(old: ($0.old.x, $0.old.width), new: ($0.new.x, $0.new.width), $0) },
      ]
      for sides in axes {
        guard let gaps = Self.gaps(sides) else { continue }
        holder = items[index].change
        (before, after, isUniform) = gaps
        return
      }
    }
    return nil
  }

  /// Where a view starts and how long it is along one axis, in pixels.
  private struct Sides {
    var old: (start: Int, size: Int)
    var new: (start: Int, size: Int)
    /// Whether the view takes what room is left.
    var isFree: Bool

    init(old: (Int, Int), new: (Int, Int), _ view: PlacedView) {
      (self.old, self.new) = (old, new)
      isFree = view.change.kind == "spacer"
    }
  }

  /// The first gap before and after, where all of them grew by as much; nil otherwise. Views lie on
  /// whole pixels, so that gaps may be one apart.
  private static func gaps(_ sides: [Sides]) -> (before: Int, after: Int, isUniform: Bool)? {
    guard
      sides.allSatisfy({ $0.isFree || abs($0.old.size - $0.new.size) <= 1 })
    else { return nil }
    let pairs = zip(sides, sides.dropFirst())
    let old = pairs.map { $1.old.start - $0.old.start - $0.old.size }
    let new = pairs.map { $1.new.start - $0.new.start - $0.new.size }
    guard let first = old.first, let second = new.first, first >= -1, second >= -1 else {
      return nil
    }
    let changes = zip(old, new).map { $1 - $0 }
    guard let least = changes.min(), let most = changes.max(), most - least <= 1,
      least > 1 || most < -1 || (least == most && least != 0)
    else { return nil }
    let isUniform = [old, new].allSatisfy { gaps in
      (gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1
    }
    return (first, second, isUniform)
  }
}

extension Cause.Values {
  /// `16` and `20 pt`, of pixels.
  static func lengths(_ before: Int, _ after: Int, scale: Int?) -> Self {
    let old = length(before, scale: scale)
    return Self(
      before: old.split(separator: " ").first.map(String.init) ?? old,
      after: length(after, scale: scale))
  }
}
