public import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// A rectangular image, stored row by row from the top-left pixel, in sRGB with straight alpha.
///
/// The pixel count always equals `size.area`; nothing outside this file can break that.
public struct Bitmap: Sendable {
  public let size: PixelSize
  /// `size.area` pixels, row by row.
  public private(set) var pixels: [RGBA8]

  /// An image of one colour.
  public init(size: PixelSize, filledWith color: RGBA8 = .clear) {
    self.size = size
    pixels = [RGBA8](repeating: color, count: size.area)
  }

  /// An image of the given pixels, row by row; their count must be `size.area`.
  public init(size: PixelSize, pixels: [RGBA8]) {
    precondition(pixels.count == size.area, "\(pixels.count) pixels do not fill \(size)")
    self.size = size
    self.pixels = pixels
  }

  /// The pixel in column `x` and row `y`, both counted from 0 at the top-left.
  public subscript(x: Int, y: Int) -> RGBA8 {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < size.width && y >= 0 && y < size.height, "(\(x), \(y)) is outside \(size)")
    return y * size.width + x
  }

  /// The pixels of one row, from left to right; `y` is counted from 0 at the top.
  public func row(_ y: Int) -> ArraySlice<RGBA8> {
    precondition(y >= 0 && y < size.height, "row \(y) is outside \(size)")
    return pixels[y * size.width..<(y + 1) * size.width]
  }

  /// Lends all pixels, row by row, for loops that the checks of the subscript would slow down.
  ///
  /// The buffer is valid inside `body` only and must not be kept.
  public func withUnsafePixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<RGBA8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withUnsafeBufferPointer(body)
  }

  /// Lends all pixels for writing; the buffer is valid inside `body` only and must not be kept.
  ///
  /// Pixels that are shared with a copy of this bitmap are copied first, all of them.
  public mutating func withUnsafeMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<RGBA8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withUnsafeMutableBufferPointer { buffer throws(Failure) in try body(buffer) }
  }

  /// True where every pixel is opaque.
  public var isOpaque: Bool {
    // A row without a branch becomes vector code; the check between rows ends the scan early.
    withUnsafePixels { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4096) {
        var common: UInt8 = 255
        for index in start..<min(start + 4096, pixels.count) { common &= pixels[index].alpha }
        if common != 255 { return false }
      }
      return true
    }
  }
}

extension Bitmap: Equatable {
  /// True where sizes and all channels of all pixels agree, those of clear pixels too.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.size == right.size else { return false }
    return left.withUnsafePixels { left in
      right.withUnsafePixels { right in
        guard let start = left.baseAddress, let other = right.baseAddress, start != other else {
          return true
        }
        return memcmp(start, other, left.count * MemoryLayout<RGBA8>.stride) == 0
      }
    }
  }
}
