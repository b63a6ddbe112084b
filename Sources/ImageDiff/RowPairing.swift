import Geometry

/// Which rows of two images a picture of their difference holds against each other.
///
/// Where rows came or went, what lies below them is held against what it was, so that only they are
/// marked. The same whichever image comes first.
struct RowPairing {
  /// A row of the picture.
  enum Row: Hashable {
    /// In both images, at these rows of theirs.
    case both(first: Int, second: Int)
    /// At this row of one image; the other one has nothing there.
    case first(Int)
    case second(Int)
  }

  /// From top to bottom.
  let rows: [Row]
  /// The rows of the picture that came or went.
  private(set) var band: Range<Int> = 0..<0
  /// Below which row the other image goes on with rows that have no place in the picture; nil where it
  /// does not.
  private(set) var cut: Int?

  /// Pairs of images with less pixels, or with less rows that differ, an eighth of all, are held
  /// against each other as they are.
  private static let leastArea = 64 * 64

  init(_ first: PixelPlane, _ second: PixelPlane) {
    let height = max(first.height, second.height)
    guard let (shift, isSecond) = Self.shift(first, second) else {
      rows = (0..<height).map { y in
        if y >= second.height { return .first(y) }
        return y < first.height ? .both(first: y, second: y) : .second(y)
      }
      return
    }
    let (larger, smaller) = isSecond ? (second, first) : (first, second)
    let bottom = larger.height - smaller.height
    rows = (0..<larger.height).map { y in
      guard let other = shift.partner(of: y, bottom: bottom), (0..<smaller.height).contains(other)
      else { return isSecond ? .second(y) : .first(y) }
      return isSecond ? .both(first: other, second: y) : .both(first: y, second: other)
    }
    band = shift.start..<shift.start + shift.count
    let lost = shift.end - shift.count..<max(shift.end - shift.count, shift.end - bottom)
    let isTold = lost.dropFirst().contains { y in
      y < smaller.height && !smaller.row(y).isEqual(to: smaller.row(lost.lowerBound))
    }
    cut = isTold ? shift.end : nil
  }

  /// The shift of rows between the images, and whether the second one has those that the other lacks.
  private static func shift(
    _ first: PixelPlane, _ second: PixelPlane
  ) -> (shift: RowShift, isSecond: Bool)? {
    let height = min(first.height, second.height)
    guard first.width == second.width, first.width * height >= leastArea else { return nil }
    let differing = (0..<height).count { !first.row($0).isEqual(to: second.row($0)) }
    guard differing * 8 >= height || first.height != second.height else { return nil }
    let inSecond =
      second.height >= first.height ? RowShift(from: first, to: second)?.centered(in: second) : nil
    let inFirst =
      first.height >= second.height ? RowShift(from: second, to: first)?.centered(in: first) : nil
    switch (inFirst, inSecond) {
    case (let found?, nil): return (found, false)
    case (nil, let found?): return (found, true)
    // Both ways are as good, and neither says what happened.
    case (nil, nil), (_?, _?): return nil
    }
  }
}
