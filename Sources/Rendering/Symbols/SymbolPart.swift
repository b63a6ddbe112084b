import Geometry

/// One of several things that a symbol is put together from.
struct SymbolPart: Hashable, Sendable {
  var base: SymbolArt.Base
  /// Its middle, in the symbol's square from 0 to 1 with y down.
  var center: Point
  /// Its size, as a share of the symbol's.
  var share: Double
  /// True where what lies behind it leaves a gap around it.
  var keepsClear: Bool

  private init(
    _ base: SymbolArt.Base, _ x: Double, _ y: Double, _ share: Double, keepsClear: Bool = false
  ) {
    self.base = base
    center = Point(x: x, y: y)
    self.share = share
    self.keepsClear = keepsClear
  }

  /// The part in a symbol that is `share` as large, in the middle of the same square.
  func placed(at share: Double) -> SymbolPart {
    var part = self
    part.share *= share
    part.center = Point(
      x: 0.5 + (center.x - 0.5) * share, y: 0.5 + (center.y - 0.5) * share)
    return part
  }

  private static let cloud = SymbolArt.Base.icon("\u{F15F}", .plain)
  private static let cloudOutline = SymbolArt.Base.icon("\u{F163}", .plain)
  private static let highCloud = SymbolPart(cloud, 0.5, 0.4, 0.9)
  private static let frontCloud = SymbolPart(cloud, 0.42, 0.62, 0.8, keepsClear: true)

  /// Eight rays around the middle, from `inner` to `outer` hundredths of the side.
  private static func rays(_ inner: Double, _ outer: Double) -> SymbolPart {
    let (near, far) = (inner * 0.70710678, outer * 0.70710678)
    var lines: [[Double]] = []
    for sign in [-1.0, 1] {
      lines.append([50 + sign * inner, 50, 50 + sign * outer, 50])
      lines.append([50, 50 + sign * inner, 50, 50 + sign * outer])
      for other in [-1.0, 1] {
        lines.append([
          50 + sign * near, 50 + other * near, 50 + sign * far, 50 + other * far,
        ])
      }
    }
    return SymbolPart(.strokes(SymbolStrokes(lines)), 0.5, 0.5, 1)
  }

  private static func sun(isFilled: Bool, _ inner: Double, _ outer: Double) -> [SymbolPart] {
    [SymbolPart(.outline(.disc, isFilled: isFilled), 0.5, 0.5, 0.46), rays(inner, outer)]
  }

  /// Symbols that no icon of the font stands in for by itself.
  static let table: [(name: String, parts: [SymbolPart])] = [
    (
      "cloud.bolt.fill",
      [highCloud, SymbolPart(.icon("\u{F241}", .plain), 0.52, 0.74, 0.5, keepsClear: true)]
    ),
    (
      "cloud.fog.fill",
      [
        SymbolPart(cloud, 0.5, 0.36, 0.85),
        SymbolPart(
          .strokes(SymbolStrokes([[12, 84, 88, 84], [24, 98, 76, 98]])), 0.5, 0.5, 0.86,
          keepsClear: true),
      ]
    ),
    (
      "cloud.heavyrain.fill",
      [
        highCloud,
        SymbolPart(
          .strokes(SymbolStrokes([[32, 74, 24, 96], [52, 74, 44, 96], [72, 74, 64, 96]])), 0.5,
          0.5, 0.95, keepsClear: true),
      ]
    ),
    (
      "cloud.moon",
      [
        SymbolPart(.outline(.crescent, isFilled: false), 0.74, 0.3, 0.52),
        SymbolPart(cloudOutline, 0.4, 0.68, 0.74, keepsClear: true),
      ]
    ),
    (
      "cloud.moon.fill",
      [
        SymbolPart(.outline(.crescent, isFilled: true), 0.74, 0.3, 0.52),
        SymbolPart(cloud, 0.4, 0.68, 0.74, keepsClear: true),
      ]
    ),
    (
      "cloud.snow.fill",
      [
        highCloud,
        SymbolPart(
          .strokes(SymbolStrokes([[26, 80], [50, 80], [74, 80], [38, 95], [62, 95]])), 0.5, 0.5,
          0.95, keepsClear: true),
      ]
    ),
    ("cloud.sun.fill", [SymbolPart(.icon("\u{F599}", .silhouette), 0.66, 0.36, 0.7), frontCloud]),
    ("moon", [SymbolPart(.outline(.crescent, isFilled: false), 0.5, 0.5, 0.94)]),
    ("moon.fill", [SymbolPart(.outline(.crescent, isFilled: true), 0.5, 0.5, 0.94)]),
    ("sun.max", sun(isFilled: false, 42, 54)), ("sun.max.fill", sun(isFilled: true, 42, 54)),
    ("sun.min", sun(isFilled: false, 42, 46)), ("sun.min.fill", sun(isFilled: true, 42, 46)),
    ("sunrise.fill", [SymbolPart(.icon("\u{F59C}", .plain), 0.5, 0.5, 1), risingSun]),
    ("sunset.fill", [SymbolPart(.icon("\u{F59B}", .plain), 0.5, 0.5, 1), risingSun]),
  ]

  /// The upper half of a disc above the horizon.
  private static let risingSun = SymbolPart(.halfDisc, 0.5, 0.55, 0.48)
}
