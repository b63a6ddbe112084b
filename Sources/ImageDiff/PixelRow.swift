import Geometry
import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// The rows of an image while it lends its memory.
struct PixelPlane {
  private let start: UnsafeRawPointer
  let width: Int
  let height: Int

  /// Nil for an image without pixels.
  init?(_ pixels: UnsafeBufferPointer<RGBA8>, _ size: PixelSize) {
    guard let start = pixels.baseAddress, size.area > 0 else { return nil }
    self.start = UnsafeRawPointer(start)
    width = size.width
    height = size.height
  }

  func row(_ y: Int) -> PixelRow {
    PixelRow(start: start + y * width * PixelRow.stride, width: width)
  }

  /// The pixel as it lies in memory, for comparing only.
  @inline(__always)
  func word(_ x: Int, _ y: Int) -> UInt32 {
    start.loadUnaligned(fromByteOffset: (y * width + x) * PixelRow.stride, as: UInt32.self)
  }

  func color(_ x: Int, _ y: Int) -> RGBA8 { RGBA8(bits: UInt32(bigEndian: word(x, y))) }
}

/// One row of an image.
struct PixelRow {
  let start: UnsafeRawPointer
  /// In pixels.
  let width: Int

  static let stride = MemoryLayout<RGBA8>.stride

  /// Neighbouring pixels that changed from one colour to another.
  struct Run {
    var start: Int
    /// The first pixel behind the run.
    var end: Int
    /// The old colour in the upper half, both as `RGBA8.bits`.
    var pair: UInt64
  }

  /// Both rows have the same width.
  func isEqual(to other: PixelRow) -> Bool {
    memcmp(start, other.start, width * Self.stride) == 0
  }

  /// True where all pixels are the same.
  var isUniform: Bool { memcmp(start, start + Self.stride, (width - 1) * Self.stride) == 0 }

  @inline(__always)
  func word(_ x: Int) -> UInt32 {
    start.loadUnaligned(fromByteOffset: x * Self.stride, as: UInt32.self)
  }

  @inline(__always)
  private func twoWords(_ x: Int) -> UInt64 {
    start.loadUnaligned(fromByteOffset: x * Self.stride, as: UInt64.self)
  }

  /// Every run of changed pixels, from left to right.
  @inline(__always)
  func forEachRun(changedIn new: PixelRow, _ body: (Run) -> Void) {
    var x = 0
    while x < width {
      // Two pixels at a time where nothing changed.
      while x + 1 < width, twoWords(x) == new.twoWords(x) { x += 2 }
      guard x < width else { return }
      let (before, after) = (word(x), new.word(x))
      guard before != after else {
        x += 1
        continue
      }
      let first = x
      x += 1
      while x < width, word(x) == before, new.word(x) == after { x += 1 }
      body(
        Run(
          start: first, end: x,
          pair: UInt64(UInt32(bigEndian: before)) << 32 | UInt64(UInt32(bigEndian: after))))
    }
  }
}
