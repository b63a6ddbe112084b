import Geometry
import Pixels

/// The pixels of a bitmap scaled to another extent, row by row; see `SampleWeights` for the rule.
///
/// Colours are weighted by their alpha and rounded once, at the end.
struct ScaledImage {
  private let bitmap: Bitmap
  private let area: PixelRect
  private let columns: SampleWeights
  private let rows: SampleWeights
  private var sums: [SIMD4<UInt32>]

  /// The pixels of `area`, where the whole bitmap, which must not be empty, fills `destination`.
  init(_ bitmap: Bitmap, destination: Rect, area: PixelRect) {
    self.bitmap = bitmap
    self.area = area
    columns = SampleWeights(
      range: area.x..<area.maxX, start: destination.minX, extent: destination.width,
      count: bitmap.size.width)
    rows = SampleWeights(
      range: area.y..<area.maxY, start: destination.minY, extent: destination.height,
      count: bitmap.size.height)
    sums = []
  }

  /// Writes the premultiplied pixels of row `y` of the area into `target`.
  mutating func write(row y: Int, into target: UnsafeMutablePointer<UInt32>) {
    let used = columns.samples
    addRows(y - area.y, used)
    for pixel in 0..<area.width {
      var total = SIMD4<UInt64>.zero
      let first = columns.firstSamples[pixel] - used.lowerBound
      let start = columns.starts[pixel]
      for index in start..<columns.starts[pixel + 1] {
        total &+=
          SIMD4<UInt64>(truncatingIfNeeded: sums[first + index - start])
          &* UInt64(columns.weights[index])
      }
      target[pixel] = Self.rounded(total)
    }
  }

  /// Sums the samples of destination row `row`, weighted by rows only; each channel becomes at
  /// most 255 · 255 · 2¹⁴, which fits 32 bits.
  private mutating func addRows(_ row: Int, _ used: Range<Int>) {
    sums = [SIMD4<UInt32>](repeating: .zero, count: used.count)
    let width = bitmap.size.width
    let first = rows.firstSamples[row]
    let start = rows.starts[row]
    let (weights, end) = (rows.weights, rows.starts[row + 1])
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      sums.withUnsafeMutableBufferPointer { sums in
        for index in start..<end {
          let weight = weights[index]
          let line = (first + index - start) * width
          var column = used.lowerBound
          while column < used.upperBound {
            let color = pixels[line + column]
            let alpha = UInt32(color.alpha)
            let sample = SIMD4<UInt32>(
              UInt32(color.red) &* alpha, UInt32(color.green) &* alpha,
              UInt32(color.blue) &* alpha, 255 &* alpha)
            sums[column - used.lowerBound] &+= sample &* weight
            column += 1
          }
        }
      }
    }
  }

  /// Divides by 255 and both axes' weights, to the nearest integer.
  private static func rounded(_ total: SIMD4<UInt64>) -> UInt32 {
    let unit = UInt64(SampleWeights.one) * UInt64(SampleWeights.one) * 255
    func channel(_ value: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (value &+ unit / 2) / unit)
    }
    return channel(total.x) | channel(total.y) << 8 | channel(total.z) << 16
      | channel(total.w) << 24
  }
}
