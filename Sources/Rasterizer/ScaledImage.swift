import Geometry
import Pixels

/// The pixels of a bitmap scaled to another extent, row by row; see `SampleWeights` for the rule.
///
/// Colours are weighted by their alpha. Between the two axes they are kept with 16 bits a channel,
/// so that flat areas come out exactly.
struct ScaledImage {
  private let bitmap: Bitmap
  private let area: PixelRect
  private let columns: SampleWeights
  private let rows: SampleWeights
  /// The columns of the bitmap that `area` needs.
  private let used: Range<Int>
  /// For each used column red and blue, then green and alpha, each in half a word.
  private var sums: [UInt64]

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
    used = columns.samples
    sums = [UInt64](repeating: 0, count: 2 * used.count)
  }

  /// Writes the premultiplied pixels of row `y` of the image into `target`.
  mutating func write(row y: Int, into target: UnsafeMutablePointer<UInt32>) {
    addRows(y - area.y)
    let origin = used.lowerBound
    sums.withUnsafeBufferPointer { sums in
      columns.withUnsafeParts { starts, firstSamples, weights in
        for pixel in 0..<area.width {
          var (redBlue, greenAlpha): (UInt64, UInt64) = (0, 0)
          var place = 2 &* (firstSamples[pixel] &- origin)
          var index = starts[pixel]
          let end = starts[pixel &+ 1]
          while index < end {
            let weight = UInt64(weights[index])
            redBlue &+= sums[place] &* weight
            greenAlpha &+= sums[place &+ 1] &* weight
            index &+= 1
            place &+= 2
          }
          target[pixel] = Self.color(redBlue, greenAlpha)
        }
      }
    }
  }

  /// Sums the samples of destination row `row`, weighted by rows only, and takes the weights out
  /// again. A channel is its value times the alpha: at most 255 · 255, and times the weights
  /// less than 2³², which keeps two of them apart in one word.
  private mutating func addRows(_ row: Int) {
    let width = bitmap.size.width
    let (first, used) = (rows.firstSamples[row], used)
    let (start, end) = (rows.starts[row], rows.starts[row + 1])
    let weights = rows.weights
    bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { words in
        sums.withUnsafeMutableBufferPointer { sums in
          for index in 0..<sums.count { sums[index] = 0 }
          for index in start..<end {
            let weight = UInt64(weights[index])
            let line = words + (first + index - start) * width + used.lowerBound
            var column = 0
            while column < used.count {
              let color = UInt64(line[column])
              let share = weight &* (color >> 24)
              let redBlue = (color & 0xFF) | (color & 0xFF_0000) << 16
              let greenAlpha = (color >> 8 & 0xFF) | 0xFF << 32
              sums[2 &* column] &+= redBlue &* share
              sums[2 &* column &+ 1] &+= greenAlpha &* share
              column &+= 1
            }
          }
          let half = UInt64(SampleWeights.one / 2)
          for index in 0..<sums.count {
            let value = sums[index] &+ (half | half << 32)
            sums[index] = value >> SampleWeights.bits & 0xFFFF_0000_FFFF
          }
        }
      }
    }
  }

  /// Divides by 255 and the weights of the columns, to the nearest integer.
  @inline(__always)
  private static func color(_ redBlue: UInt64, _ greenAlpha: UInt64) -> UInt32 {
    let unit = SampleWeights.one * 255
    func channel(_ value: UInt64) -> UInt32 {
      (UInt32(truncatingIfNeeded: value) &+ unit / 2) / unit
    }
    return channel(redBlue) | channel(greenAlpha) << 8 | channel(redBlue >> 32) << 16
      | channel(greenAlpha >> 32) << 24
  }
}
