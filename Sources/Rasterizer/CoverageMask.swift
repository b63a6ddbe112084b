import Geometry

/// How much of each pixel of a rectangle a shape covers, from 0 (nothing) to 255 (all of it).
struct CoverageMask: Sendable {
  let bounds: PixelRect
  /// `bounds.width * bounds.height` values, row by row.
  var bytes: [UInt8]

  /// A mask that covers nothing.
  init(bounds: PixelRect) {
    self.bounds = bounds
    bytes = [UInt8](repeating: 0, count: max(0, bounds.width) * max(0, bounds.height))
  }

  /// Where the value of the pixel in column `x` and row `y` stands in `bytes`.
  func index(_ x: Int, _ y: Int) -> Int { (y - bounds.y) * bounds.width + x - bounds.x }

  /// Hands `body` the first value, the y and the length of every row of `area`, which must lie
  /// inside `bounds`.
  mutating func withRows(
    of area: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, Int, Int) -> Void
  ) {
    let start = index(area.x, area.y)
    let width = bounds.width
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard !area.isEmpty, let base = bytes.baseAddress else { return }
      for row in 0..<area.height { body(base + start + row * width, area.y + row, area.width) }
    }
  }

  /// The one place where a covered area becomes a level.
  ///
  /// The area is first rounded to 1/65536, so that a sum that should be exactly one half, as on
  /// every diagonal, is rounded the same way however its parts were added.
  @inline(__always)
  static func level(ofArea area: Float) -> UInt8 {
    let magnitude = abs(area)
    guard magnitude < 1 else { return 255 }
    let share = UInt32(magnitude * 65536 + 0.5)
    return UInt8(truncatingIfNeeded: (share &* 255 &+ 32768) >> 16)
  }
}
