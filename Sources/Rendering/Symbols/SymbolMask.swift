import Drawing
import Geometry
import Pixels
import Rasterizer

/// The coverage of a symbol, one byte a pixel, from which its parts are put together.
struct SymbolMask: Sendable {
  let size: PixelSize
  var coverage: [UInt8]

  /// The inside of a shape, in pixels.
  init(_ shape: Shape, size: PixelSize, border: Double? = nil) {
    let command: DrawCommand =
      border.map { .border(shape, width: $0, .white, view: 0) } ?? .fill(shape, .white, view: 0)
    let list = DisplayList(size: size, background: .black, commands: [command])
    self.size = size
    // White on black: the grey is the coverage.
    coverage = Painter().paint(list).bitmap.pixels.map(\.red)
  }

  /// The inside of an outline, `growth` pixels larger or, where that is negative, smaller.
  init(_ path: Path, size: PixelSize, growth: Double = 0) {
    self.init(.path(path), size: size)
    let step = abs(growth)
    guard step > 0.01 else { return }
    // The outline moved in eight directions: the union grows it, the intersection shrinks it.
    let diagonal = step * 0.70710678
    for (x, y) in [
      (step, 0), (-step, 0), (0, step), (0, -step), (diagonal, diagonal), (diagonal, -diagonal),
      (-diagonal, diagonal), (-diagonal, -diagonal),
    ] {
      let moved = SymbolMask(.path(path.offset(x: x, y: y)), size: size)
      if growth > 0 { add(moved) } else { keep(moved) }
    }
  }

  /// Covers what either mask covers.
  mutating func add(_ other: SymbolMask) {
    for index in coverage.indices { coverage[index] = max(coverage[index], other.coverage[index]) }
  }

  /// Covers what both masks cover.
  mutating func keep(_ other: SymbolMask) {
    for index in coverage.indices { coverage[index] = min(coverage[index], other.coverage[index]) }
  }

  /// Uncovers what the other mask covers.
  mutating func cut(_ other: SymbolMask) {
    for index in coverage.indices {
      coverage[index] = UInt8(Int(coverage[index]) * (255 - Int(other.coverage[index])) / 255)
    }
  }

  /// The picture of everything that is covered, with `margin` pixels around it; black, to be
  /// painted as a template. One transparent pixel where nothing is covered.
  func picture(margin: Int) -> Bitmap {
    var left = size.width
    var top = size.height
    var right = -1
    var bottom = -1
    for y in 0..<size.height {
      for x in 0..<size.width where coverage[y * size.width + x] > 0 {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    guard right >= left, bottom >= top else { return Bitmap(size: PixelSize(width: 1, height: 1)) }
    let picture = PixelSize(
      width: right - left + 1 + 2 * margin, height: bottom - top + 1 + 2 * margin)
    var bitmap = Bitmap(size: picture)
    for y in top...bottom {
      for x in left...right {
        let alpha = coverage[y * size.width + x]
        bitmap[x - left + margin, y - top + margin] = RGBA8(
          red: 0, green: 0, blue: 0, alpha: alpha)
      }
    }
    return bitmap
  }
}
