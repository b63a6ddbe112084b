/// How bold a font is, under UIKit's names; the raw value is CSS's number, 100 to 900.
public enum FontWeight: Int, CaseIterable, Comparable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// The weight UIKit calls `name`, such as `semibold`; nil for any other word.
  public init?(name: String) {
    guard let weight = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = weight
  }

  /// UIKit's name, such as `semibold`.
  public var name: String { "\(self)" }

  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
