import RunRecords

/// Margins of a view that changed, told by where the view and what it holds lie.
///
/// A picture that an earlier Meian recorded does not tell of margins, and its views still do.
struct MarginChange {
  /// The view whose margins they are.
  let holder: ViewChange
  /// In pixels.
  private let before: Int
  /// In pixels.
  private let after: Int
  /// Whether all sides that changed were equal.
  private let isUniform: Bool
  /// `margins`, or `top margin` where only one side changed.
  private let words: String

  /// `margins 16 → 20 pt`.
  func cause(scale: Int?) -> Cause {
    guard isUniform, before >= 0, after >= 0 else {
      let change = length(Int((after - before).magnitude), scale: scale)
      return Cause(
        subject: "\(words) \(change) \(after > before ? "wider" : "narrower")", values: nil,
        rank: .layout)
    }
    return Cause(
      subject: words, values: .lengths(before, after, scale: scale), rank: .layout)
  }

  /// More views than this are not searched, so that no record costs much.
  private static let most = 1_000

  /// - Parameters:
  ///   - changes: the views that changed, parents before what they hold.
  ///   - all: the views of the newer picture, in that order; nil where they are not known.
  init?(_ changes: [ViewChange], all: [ViewRecord]?) {
    let items = PlacedView.all(changes, all)
    guard items.count <= Self.most else { return nil }
    for index in items.indices.dropLast() {
      let holder = items[index]
      // What lies first in it moved with all the rest, or its margins are the same.
      let first = items[index + 1]
      guard holder.new.holds(first.new), first.old != first.new else { continue }
      if let found = Self(holder, items.held(by: index)) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ holder: PlacedView, _ held: [PlacedView]) {
    let old = Sides(holder.old, held.map(\.old))
    let new = Sides(holder.new, held.map(\.new))
    let change = new.minus(old)
    guard zip(held, held.dropFirst()).allSatisfy(Self.isKept) else { return nil }
    self.holder = holder.change
    if let side = Self.onlySide(change, of: holder, held) {
      before = side == "top" ? old.top : old.left
      after = side == "top" ? new.top : new.left
      (isUniform, words) = (true, "\(side) margin")
      return
    }
    let (width, height) = (change.left, change.top)
    let isAcross = width != 0 && width == change.right && [0, width].contains(height)
    let isDown = height != 0 && height == change.bottom && [0, height].contains(width)
    guard isAcross || isDown else { return nil }
    // One view in the middle that got smaller leaves more room on both sides too.
    guard held.count > 1 || (width != 0 && height != 0) else { return nil }
    let sides = zip(old.all, change.all).filter { $0.1 != 0 }
    guard let (first, difference) = sides.first else { return nil }
    words = "margins"
    before = first
    after = first + difference
    isUniform = sides.allSatisfy { $0.0 == first && $0.1 == difference }
  }

  /// The one side that all moved away from by as much as the view grew: `top` or `left`.
  private static func onlySide(_ change: Sides, of holder: PlacedView, _ held: [PlacedView])
    -> String?
  {
    let grown = FrameChange(before: holder.old, after: holder.new)
    let isMoved = held.allSatisfy { item in
      let move = FrameChange(before: item.old, after: item.new)
      return move.isMove && move.across - grown.across == change.left
        && move.down - grown.down == change.top
    }
    guard isMoved, change.right == 0, change.bottom == 0 else { return nil }
    switch (change.left, change.top) {
    case (0, grown.taller) where grown.taller != 0 && grown.wider == 0: return "top"
    case (grown.wider, 0) where grown.wider != 0 && grown.taller == 0: return "left"
    default: return nil
    }
  }

  /// Whether two neighbours kept their distance or their offset, along both axes: wider spacing is no
  /// wider margin.
  private static func isKept(_ one: PlacedView, _ other: PlacedView) -> Bool {
    func isKept(_ start: (FrameChange.Frame) -> Int, _ size: (FrameChange.Frame) -> Int) -> Bool {
      let offset = (start(other.old) - start(one.old), start(other.new) - start(one.new))
      let gap = (offset.0 - size(one.old), offset.1 - size(one.new))
      return offset.0 == offset.1 || gap.0 == gap.1
    }
    return isKept({ $0.x }, { $0.width }) && isKept({ $0.y }, { $0.height })
  }

  /// The room between a view and what it holds, in pixels.
  private struct Sides {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init(_ holder: FrameChange.Frame, _ held: [FrameChange.Frame]) {
      left = (held.map(\.x).min() ?? 0) - holder.x
      top = (held.map(\.y).min() ?? 0) - holder.y
      right = holder.x + holder.width - (held.map { $0.x + $0.width }.max() ?? 0)
      bottom = holder.y + holder.height - (held.map { $0.y + $0.height }.max() ?? 0)
    }

    var all: [Int] { [left, top, right, bottom] }

    func minus(_ other: Sides) -> Sides {
      var sides = self
      sides.left -= other.left
      sides.top -= other.top
      sides.right -= other.right
      sides.bottom -= other.bottom
      return sides
    }
  }
}
