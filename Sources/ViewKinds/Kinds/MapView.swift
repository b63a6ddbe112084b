import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// A drawing in place of a map.
public struct MapView: ViewKind {
  public static let name = "mapView"
  public static let summary =
    "A drawing in place of a map; standard maps follow the style, satellite pictures do not."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "mapType", .choice(MapType.allCases.map(\.rawValue)), default: "standard",
      "What the map shows."),
    AttributeSpec(
      "showsUserLocation", .flag, default: "false", "Marks a place in the middle."),
  ]
  public static let examples = [
    KindExample(
      "Standard", #"{ kind: "mapView", width: 240, height: 160, showsUserLocation: true }"#),
    KindExample(
      "From above", #"{ kind: "mapView", width: 240, height: 120, mapType: "satellite" }"#),
  ]

  /// `MKMapType`, as far as the kinds look different.
  enum MapType: String, CaseIterable, Sendable {
    case standard
    case mutedStandard
    case satellite
    case hybrid
  }

  let type: MapType
  let showsUserLocation: Bool

  public init(reading reader: AttributeReader) throws(ScreenError) {
    type = try reader.choice("mapType") ?? .standard
    showsUserLocation = try reader.flag("showsUserLocation") ?? false
  }

  public var clipsToBounds: Bool { true }
  public var expands: Set<Axis> { [.horizontal, .vertical] }

  /// A map is the same in every direction.
  public var mirrorsDrawing: Bool { false }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.standIn("a drawing for a map")
    let colors = MapColors(type)
    let bounds = canvas.bounds
    canvas.fill(bounds, try canvas.color(colors.land, as: "mapColor"))
    let park = try canvas.color(colors.park, as: "parkColor")
    let water = try canvas.color(colors.water, as: "waterColor")
    let road = try canvas.color(colors.road, as: "roadColor")
    func polygon(_ shares: [(Double, Double)]) -> Path {
      Glyphs.polygon(
        shares.map { Point(x: $0.0 * bounds.width, y: $0.1 * bounds.height) })
    }
    canvas.fill(polygon([(0.56, 0.12), (0.88, 0.08), (0.94, 0.38), (0.62, 0.44)]), park)
    canvas.fill(polygon([(0.06, 0.62), (0.24, 0.58), (0.28, 0.78), (0.08, 0.82)]), park)
    canvas.fill(
      polygon([
        (0, 0.1), (0.2, 0.2), (0.32, 0.42), (0.52, 0.6), (0.66, 0.86), (0.72, 1), (0.56, 1),
        (0.44, 0.74), (0.24, 0.52), (0.12, 0.32), (0, 0.24),
      ]), water)
    for (start, end, width) in Self.roads {
      canvas.fill(
        Self.band(
          from: Point(x: start.0 * bounds.width, y: start.1 * bounds.height),
          to: Point(x: end.0 * bounds.width, y: end.1 * bounds.height), width: width), road)
    }
    if showsUserLocation { drawLocation(on: &canvas) }
    canvas.caption("Map (stand-in)", in: context)
  }

  /// From, to, as shares of the bounds, and the width in points.
  private static let roads: [((Double, Double), (Double, Double), Double)] = [
    ((-0.05, 0.52), (1.05, 0.46), 7), ((0.4, -0.05), (0.36, 1.05), 7),
    ((0.74, -0.05), (0.8, 1.05), 4), ((-0.05, 0.88), (1.05, 0.7), 4),
    ((0.02, -0.05), (0.6, 1.05), 3), ((0.36, 0.28), (1.05, 0.24), 3),
    ((0.2, -0.05), (0.16, 1.05), 2.5), ((0.56, 0.47), (0.5, 1.05), 2.5),
  ]

  /// A straight band, its width measured across the direction in which it runs more.
  private static func band(from start: Point, to end: Point, width: Double) -> Path {
    let isFlat = abs(end.x - start.x) > abs(end.y - start.y)
    let x = isFlat ? 0 : width / 2
    let y = isFlat ? width / 2 : 0
    return Glyphs.polygon([
      Point(x: start.x - x, y: start.y - y), Point(x: end.x - x, y: end.y - y),
      Point(x: end.x + x, y: end.y + y), Point(x: start.x + x, y: start.y + y),
    ])
  }

  private func drawLocation(on canvas: inout ViewCanvas) {
    let middle = Point(x: canvas.bounds.midX, y: canvas.bounds.midY)
    func dot(_ radius: Double, _ color: RGBA8) {
      canvas.fillEllipse(
        Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius),
        color)
    }
    dot(22, RGBA8(red: 0, green: 122, blue: 255, alpha: 48))
    dot(11, .white)
    dot(8, RGBA8(rgb: 0x007AFF))
  }
}
