public import Geometry
import PNGCodec

/// In what two pictures differ where their nearest 8 bits in one colour space do not: in samples of
/// 16 bits, or in colours that sRGB does not have.
public struct FineDifference: Hashable, Sendable {
  /// How many pixels differ and are equal in 8 bits; at least 1.
  public let pixels: Int
  /// The smallest rectangle that holds them.
  public let box: PixelRect
  /// The largest difference in any channel among them, in 65535ths.
  public let largest: Int
}

/// What a comparison of 16 bits a channel found.
struct DeepDifference: Equatable {
  /// From the first to the last row with a difference.
  let rows: Range<Int>
  /// Nil where every difference is one of 8 bits too.
  let fine: FineDifference?

  /// Nil where the pictures, which have one size, are equal outside of `masks`.
  init?(_ old: DeepBitmap, _ new: DeepBitmap, outside masks: [PixelRect] = []) {
    guard old.samples != new.samples else { return nil }
    var rows: Range<Int>?
    var fine = 0
    var largest = 0
    var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
    let width = old.size.width
    for pixel in 0..<old.size.area {
      let samples = 4 * pixel..<4 * pixel + 4
      guard old.samples[samples] != new.samples[samples] else { continue }
      let y = pixel / width
      if masks.contain(x: pixel % width, y: y) { continue }
      rows = (rows?.lowerBound ?? y)..<y + 1
      let pairs = samples.map { (Int(old.samples[$0]), Int(new.samples[$0])) }
      guard pairs.allSatisfy({ Self.level($0) == Self.level($1) }) else { continue }
      fine += 1
      box = box.union(PixelRect(x: pixel % width, y: y, width: 1, height: 1))
      largest = pairs.reduce(largest) { max($0, abs($1.0 - $1.1)) }
    }
    guard let rows else { return nil }
    self.rows = rows
    self.fine = fine > 0 ? FineDifference(pixels: fine, box: box, largest: largest) : nil
  }

  /// The nearest of 256 levels, as `decodePNG` rounds.
  private static func level(_ sample: Int) -> Int { (sample * 255 + 32_895) >> 16 }
}

extension [PixelRect] {
  func contain(x: Int, y: Int) -> Bool {
    contains { x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY }
  }
}
