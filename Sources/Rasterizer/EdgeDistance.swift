import Geometry

/// How far every pixel's middle lies from an outline, as far as a border reaches.
///
/// A border's inner edge is where that distance is the border's width. Boxes and discs along the
/// outline would overlap there, and their partly covered pixels would add up to a jagged edge.
struct EdgeDistance {
  private let bounds: PixelRect
  private let reach: Double
  /// Squares of the distances, in pixels.
  private var squares: [Double]

  /// The most pixels looked at, as a multiple of those that the border may lie in.
  private static let limit = 16
  /// Long slanted lines are looked at in pieces of this length, in pixels, around which there is less
  /// to look at.
  private static let step = 24.0

  /// Nil where the outline has so many lines that looking at each would take too long.
  init?(of path: Path, reach: Double, over bounds: PixelRect) {
    self.bounds = bounds
    self.reach = reach
    squares = []
    guard !bounds.isEmpty else { return nil }
    let far = reach + 1
    var pieces: [(start: Point, end: Point)] = []
    var looks = 0
    let most = Self.limit * bounds.width * bounds.height + 65_536
    for line in path.lines {
      let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
      let short = min(abs(dx), abs(dy))
      let count = short > 0 ? Int(min(4096, (short / Self.step).rounded(.up))) : 1
      for index in 0..<count {
        let from = Double(index) / Double(count)
        let to = Double(index + 1) / Double(count)
        let piece = (
          start: Point(x: line.start.x + dx * from, y: line.start.y + dy * from),
          end: Point(x: line.start.x + dx * to, y: line.start.y + dy * to)
        )
        let area = Self.area(of: piece, far: far, in: bounds)
        guard !area.isEmpty else { continue }
        looks += area.width * area.height
        guard looks <= most else { return nil }
        pieces.append(piece)
      }
    }
    squares = Array(repeating: .infinity, count: bounds.width * bounds.height)
    for piece in pieces { look(at: piece, in: Self.area(of: piece, far: far, in: bounds)) }
  }

  private static func area(
    of piece: (start: Point, end: Point), far: Double, in bounds: PixelRect
  ) -> PixelRect {
    PixelGrid.pixels(
      around: Rect(
        x: min(piece.start.x, piece.end.x) - far, y: min(piece.start.y, piece.end.y) - far,
        width: abs(piece.end.x - piece.start.x) + 2 * far,
        height: abs(piece.end.y - piece.start.y) + 2 * far)
    ).intersection(bounds)
  }

  private mutating func look(at piece: (start: Point, end: Point), in area: PixelRect) {
    let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    let length = dx * dx + dy * dy
    for y in area.y..<area.maxY {
      let row = (y - bounds.y) * bounds.width - bounds.x
      let fromY = Double(y) + 0.5 - piece.start.y
      for x in area.x..<area.maxX {
        let fromX = Double(x) + 0.5 - piece.start.x
        let along = length > 0 ? max(0, min(1, (fromX * dx + fromY * dy) / length)) : 0
        let (awayX, awayY) = (fromX - along * dx, fromY - along * dy)
        let square = awayX * awayX + awayY * awayY
        if square < squares[row + x] { squares[row + x] = square }
      }
    }
  }

  /// What lies within the border's reach of the outline, on either side of it.
  var band: CoverageMask {
    var mask = CoverageMask(bounds: bounds)
    for index in squares.indices where squares[index] < (reach + 1) * (reach + 1) {
      let covered = max(0, min(1, reach + 0.5 - squares[index].squareRoot()))
      mask.bytes[index] = UInt8(covered * 255 + 0.5)
    }
    return mask
  }
}
