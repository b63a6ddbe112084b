import Drawing
import Geometry
import Screens
public import Traits

/// A gradient as a screen writes it, in the terms of `CAGradientLayer` and of SwiftUI's gradients.
public struct GradientValue: Hashable, Sendable {
  /// `CAGradientLayerType`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Along the line from the start to the end point.
    case axial
    /// From the start point to an ellipse around it that the end point's distance gives.
    case radial
    /// Clockwise around the start point, from the direction of the end point on.
    case conic
  }

  /// A place in the unit square of the bounds.
  struct Place: Hashable, Sendable {
    var point: Point
    /// True for one that is named by where reading begins and ends, and turns with it.
    var turns = false

    /// In points of bounds of `size`.
    func point(in size: Size, isRightToLeft: Bool) -> Point {
      let x = turns && isRightToLeft ? 1 - point.x : point.x
      return Point(x: x * size.width, y: point.y * size.height)
    }
  }

  /// More colours than anybody tells apart; each is resolved for every shot.
  static let mostColors = 256
  static let keys = [
    "type", "colors", "locations", "startPoint", "endPoint", "startRadius", "endRadius",
    "startAngle", "endAngle",
  ]

  /// SwiftUI's gradient as the foreground style of a text or an image.
  static let foregroundSpec = AttributeSpec(
    "foregroundGradient", .structure("a gradient"), default: "none",
    "SwiftUI’s foreground style where it is a gradient."
  ).swiftUI.unwritten

  static func foreground(reading reader: AttributeReader) throws(ScreenError) -> GradientValue? {
    guard let written = try reader.object("foregroundGradient", known: keys) else { return nil }
    return try GradientValue(reading: written)
  }

  var kind: Kind
  public var colors: [ColorValue]
  /// Ascending, one for each colour.
  var locations: [Double]
  var start: Place
  var end: Place
  /// SwiftUI's radii in points, in place of the end point.
  var radii: ClosedRange<Double>?
  /// SwiftUI's angles in degrees, clockwise from the right, in place of the end point.
  var angles: (start: Double, end: Double)? {
    get { startAngle.map { ($0, endAngle ?? $0 + 360) } }
  }
  private var startAngle: Double?
  private var endAngle: Double?
  /// Where the colours are written.
  let place: Screens.Place

  init(reading reader: AttributeReader) throws(ScreenError) {
    place = reader.place
    kind = try reader.choice("type") ?? .axial
    let written = try reader.elements("colors")
    guard (1...Self.mostColors).contains(written.count) else {
      throw ScreenError(
        "a gradient has \(written.count) colors",
        remedy: "write a list of 1 to \(Self.mostColors) colours",
        at: reader.value("colors")?.place ?? reader.place)
    }
    var colors: [ColorValue] = []
    for color in written { colors.append(try reader.color(color, name: "colors")) }
    self.colors = colors
    locations = try Self.locations(reader, count: colors.count)
    let isAxial = kind == .axial
    start =
      try reader.unitPoint("startPoint")
      ?? Place(point: Point(x: 0.5, y: isAxial ? 0 : 0.5))
    end =
      try reader.unitPoint("endPoint")
      ?? Place(point: Point(x: isAxial ? 0.5 : 1, y: kind == .conic ? 0.5 : 1))
    let low = try reader.number("startRadius") ?? 0
    if let high = try reader.number("endRadius") {
      guard high > low, kind == .radial else {
        throw ScreenError(
          "endRadius is \(trimmed(high))",
          remedy: kind == .radial ? "it must be above startRadius" : "only type radial has radii",
          at: reader.value("endRadius")?.place ?? reader.place)
      }
      radii = low...high
    }
    let turns = -36_000.0...36_000
    startAngle = try reader.number("startAngle", in: turns)
    endAngle = try reader.number("endAngle", in: turns)
    if let start = startAngle, let end = endAngle, end <= start {
      throw ScreenError(
        "endAngle is \(trimmed(end))", remedy: "it must be above startAngle",
        at: reader.value("endAngle")?.place ?? reader.place)
    }
  }

  private static func locations(
    _ reader: AttributeReader, count: Int
  ) throws(ScreenError) -> [Double] {
    guard let value = reader.value("locations") else {
      return (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    }
    guard let locations = try reader.numbers("locations", count: count, in: 0...1) else {
      return []
    }
    for (low, high) in zip(locations, locations.dropFirst()) where high < low {
      throw ScreenError(
        "\(trimmed(high)) follows \(trimmed(low)) in locations",
        remedy: "write them in ascending order",
        at: value.place)
    }
    return locations
  }
}

extension AttributeReader {
  /// A place in the unit square as `[x, y]` or by SwiftUI's word; nil where it is left out.
  func unitPoint(_ name: String) throws(ScreenError) -> GradientValue.Place? {
    guard let value = value(name) else { return nil }
    guard case .string = value.content else {
      return try numbers(name, count: 2, in: -100...100)
        .map { GradientValue.Place(point: Point(x: $0[0], y: $0[1])) }
    }
    let alignment: OverlayAlignment? = try choice(name)
    return alignment.map {
      GradientValue.Place(point: Point(x: $0.shares.x, y: $0.shares.y), turns: true)
    }
  }
}
