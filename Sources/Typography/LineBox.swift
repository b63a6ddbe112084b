public import Geometry

/// The vertical room a font claims for each line, in points.
public struct LineBox: Hashable, Sendable {
  /// From the top of the line to its baseline.
  public let ascender: Double
  /// From the baseline to the bottom of the line; positive.
  public let descender: Double
  /// Room between lines.
  public let gap: Double

  public init(ascender: Double, descender: Double, gap: Double = 0) {
    self.ascender = ascender
    self.descender = descender
    self.gap = gap
  }

  /// San Francisco's at `size` points: 1950 and 494 units of 2048, without a gap.
  public static func system(size: Double) -> LineBox {
    LineBox(ascender: size * 1950 / 2048, descender: size * 494 / 2048)
  }

  public var height: Double { ascender + descender + gap }

  /// The height of a label of `lines` lines: rounded up to whole device pixels.
  public func labelHeight(lines: Int, scale: Scale) -> Double {
    scale.roundedUp(Double(lines) * height)
  }

  /// The box that holds both on one baseline.
  func union(_ other: LineBox) -> LineBox {
    LineBox(
      ascender: max(ascender, other.ascender), descender: max(descender, other.descender),
      gap: max(gap, other.gap))
  }
}

extension Scale {
  /// `points` up to the next whole device pixel; sums that miss a pixel by less than a
  /// thousandth are taken as whole.
  func roundedUp(_ points: Double) -> Double {
    ((points * factor) - 0.001).rounded(.up) / factor
  }

  /// `points` to the nearest whole device pixel.
  func rounded(_ points: Double) -> Double { (points * factor).rounded() / factor }
}
