import Geometry

/// A symbol of lines, in a square from 0 to 1 with y down: it is as bold as its weight asks.
struct SymbolStrokes: Hashable, Sendable {
  /// Points that lines connect; one point alone is a dot.
  var lines: [[Point]]
  /// How many times as wide as lines a dot is.
  var dotScale = 1.6

  static let names: [String] = table.map(\.name).sorted()

  init?(named name: String) {
    guard let strokes = Self.byName[name] else { return nil }
    self = strokes
  }

  /// Lines as x and y in hundredths.
  init(_ lines: [[Double]]) {
    self.lines = lines.map { line in
      stride(from: 0, to: line.count - 1, by: 2).map {
        Point(x: line[$0] / 100, y: line[$0 + 1] / 100)
      }
    }
  }

  private static let byName: [String: SymbolStrokes] = {
    var strokes: [String: SymbolStrokes] = [:]
    for entry in table { strokes[entry.name] = SymbolStrokes(entry.lines) }
    return strokes
  }()

  /// The outline in a square of `side` around `center`, with lines of `width`.
  func path(center: Point, side: Double, width: Double) -> Path {
    func placed(_ point: Point) -> Point {
      Point(x: center.x + (point.x - 0.5) * side, y: center.y + (point.y - 0.5) * side)
    }
    return Path(
      lines.flatMap { line -> [Path.Element] in
        guard line.count > 1 else {
          return line.flatMap {
            Stroke.line(from: placed($0), to: placed($0), width: width * dotScale).elements
          }
        }
        return Stroke.lines(line.map(placed), width: width).elements
      })
  }

  /// Names and lines, as x and y in hundredths.
  private static let table: [(name: String, lines: [[Double]])] = [
    ("plus", [[50, 9, 50, 91], [9, 50, 91, 50]]),
    ("minus", [[9, 50, 91, 50]]),
    ("equal", [[12, 36, 88, 36], [12, 64, 88, 64]]),
    ("xmark", [[17, 17, 83, 83], [83, 17, 17, 83]]),
    ("multiply", [[21, 21, 79, 79], [79, 21, 21, 79]]),
    ("checkmark", [[13, 55, 38, 83, 87, 17]]),
    ("chevron.right", [[31, 12, 69, 50, 31, 88]]),
    ("chevron.forward", [[31, 12, 69, 50, 31, 88]]),
    ("chevron.left", [[69, 12, 31, 50, 69, 88]]),
    ("chevron.backward", [[69, 12, 31, 50, 69, 88]]),
    ("chevron.down", [[12, 31, 50, 69, 88, 31]]),
    ("chevron.up", [[12, 69, 50, 31, 88, 69]]),
    ("chevron.right.2", [[14, 14, 50, 50, 14, 86], [50, 14, 86, 50, 50, 86]]),
    ("chevron.left.2", [[50, 14, 14, 50, 50, 86], [86, 14, 50, 50, 86, 86]]),
    ("chevron.compact.down", [[8, 42, 50, 58, 92, 42]]),
    ("chevron.compact.up", [[8, 58, 50, 42, 92, 58]]),
    ("chevron.compact.right", [[42, 8, 58, 50, 42, 92]]),
    ("chevron.compact.left", [[58, 8, 42, 50, 58, 92]]),
    ("chevron.up.chevron.down", [[28, 34, 50, 12, 72, 34], [28, 66, 50, 88, 72, 66]]),
    ("arrow.right", [[8, 50, 90, 50], [58, 18, 90, 50, 58, 82]]),
    ("arrow.forward", [[8, 50, 90, 50], [58, 18, 90, 50, 58, 82]]),
    ("arrow.left", [[92, 50, 10, 50], [42, 18, 10, 50, 42, 82]]),
    ("arrow.backward", [[92, 50, 10, 50], [42, 18, 10, 50, 42, 82]]),
    ("arrow.up", [[50, 92, 50, 10], [18, 42, 50, 10, 82, 42]]),
    ("arrow.down", [[50, 8, 50, 90], [18, 58, 50, 90, 82, 58]]),
    ("arrow.up.right", [[18, 82, 82, 18], [34, 18, 82, 18, 82, 66]]),
    ("arrow.up.left", [[82, 82, 18, 18], [66, 18, 18, 18, 18, 66]]),
    ("arrow.down.right", [[18, 18, 82, 82], [34, 82, 82, 82, 82, 34]]),
    ("arrow.down.left", [[82, 18, 18, 82], [66, 82, 18, 82, 18, 34]]),
    ("arrow.up.to.line", [[50, 92, 50, 26], [22, 52, 50, 24, 78, 52], [14, 8, 86, 8]]),
    ("arrow.down.to.line", [[50, 8, 50, 74], [22, 48, 50, 76, 78, 48], [14, 92, 86, 92]]),
    ("ellipsis", [[14, 50], [50, 50], [86, 50]]),
    ("line.3.horizontal", [[8, 24, 92, 24], [8, 50, 92, 50], [8, 76, 92, 76]]),
    ("line.horizontal.3", [[8, 24, 92, 24], [8, 50, 92, 50], [8, 76, 92, 76]]),
    ("rectangle", [[6, 20, 94, 20, 94, 80, 6, 80, 6, 20]]),
    ("rectangle.portrait", [[20, 4, 80, 4, 80, 96, 20, 96, 20, 4]]),
    ("triangle", [[50, 12, 94, 88, 6, 88, 50, 12]]),
    (
      "square.and.arrow.up",
      [
        [34, 36, 18, 36, 18, 98, 82, 98, 82, 36, 66, 36], [50, 66, 50, 4],
        [32, 22, 50, 4, 68, 22],
      ]
    ),
    (
      "square.and.arrow.down",
      [
        [34, 36, 18, 36, 18, 98, 82, 98, 82, 36, 66, 36], [50, 4, 50, 66],
        [32, 48, 50, 66, 68, 48],
      ]
    ),
    ("ellipsis.vertical", [[50, 14], [50, 50], [50, 86]]),
  ]
}
