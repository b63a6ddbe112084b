import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Rasterizer

@Suite("A narrow blur")
struct NarrowBlurTests {
  @Test("rounds every sum to the nearest mean", arguments: 1...NarrowBox.largestRadius)
  func means(radius: Int) {
    let box = NarrowBox(radius: radius)
    let count = 2 * radius + 1
    // The sum lies in the first cell's lanes; the rest is zero, which a lane of 16 bits allows here.
    let sums = (0...count * 4080).map { UInt16($0) } + [0, 0, 0, 0, 0, 0, 0, 0]
    let lanes = sums.count / 8 * 8
    var source = [UInt16](repeating: 0, count: count * lanes)
    source.replaceSubrange(0..<lanes, with: sums[0..<lanes])
    var target = [UInt16](repeating: 0, count: lanes)
    source.withUnsafeBytes { source in
      target.withUnsafeMutableBytes { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        box.average(from, step: 2 * lanes, into: to, bytes: 2 * lanes)
      }
    }
    for (sum, mean) in zip(sums, target) where Int(mean) != (Int(sum) + radius) / count {
      Testing.Issue.record("\(sum) of \(count) cells became \(mean)")
      return
    }
  }

  @Test("is the mean of each lane, with the edge's cells repeated", arguments: [1, 2, 5, 8, 9, 31])
  func cells(width: Int) throws {
    var random = SplitMix64(seed: UInt64(width))
    let height = 11
    let cells = (0..<width * height).map { _ in
      (0..<4).reduce(UInt64(0)) { word, _ in
        word << 16 | UInt64.random(in: 0...4080, using: &random)
      }
    }
    for radii in [[1, 0, 0], [1, 1, 0], [3, 2, 2], [7, 7, 6]] {
      var blurred = cells
      let blur = try #require(NarrowBlur(radii: radii))
      blurred.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        blur.smooth(base, width: width, height: height)
      }
      #expect(blurred == Self.expected(cells, width, height, radii), "\(radii)")
    }
  }

  @Test("is not made for boxes whose sums do not fit")
  func wide() {
    #expect(NarrowBlur(radii: [8, 7, 7]) == nil)
    #expect(NarrowBlur(radii: [7, 7, 7]) != nil)
  }

  @Test(
    "of cells of a pixel has no seams where one band follows another", arguments: [0.6, 1, 1.4])
  func bands(deviation: Double) {
    let size = PixelSize(width: 37, height: 97)
    let opaque = Bitmap.random(size, seed: 5, opaque: true)
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height).rect
    let list = DisplayList(
      size: size, background: .white,
      commands: [
        .image(ImagePaint(bitmap: opaque, destination: whole), view: 0),
        .backdrop(.rect(whole), Backdrop(blur: deviation, tint: .clear), view: 0),
      ])
    var grid = LaneGrid(shift: 0, columns: size.width, rows: size.height)
    let words = opaque.pixels.map { PackedColor.word($0) }
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      grid.read { base + $0 * size.width }
    }
    grid.blur(by: LaneGrid.filter(deviation: deviation, shift: 0))
    let expected = grid.cells.map { cell -> UInt32 in
      let value = (cell &+ 0x0008_0008_0008_0008) >> 4 & 0x00FF_00FF_00FF_00FF
      return UInt32(truncatingIfNeeded: value | value >> 24)
    }
    #expect(Painter().paint(list).bitmap.pixels.map { PackedColor.word($0) } == expected)
  }

  private static func expected(
    _ cells: [UInt64], _ width: Int, _ height: Int, _ radii: [Int]
  ) -> [UInt64] {
    var cells = cells
    for isAcross in [true, false] {
      for radius in radii {
        let before = cells
        for y in 0..<height {
          for x in 0..<width {
            var sums = [0, 0, 0, 0]
            for offset in -radius...radius {
              let column = isAcross ? min(max(x + offset, 0), width - 1) : x
              let row = isAcross ? y : min(max(y + offset, 0), height - 1)
              for lane in 0..<4 {
                sums[lane] += Int(before[row * width + column] >> UInt64(16 * lane) & 0xFFFF)
              }
            }
            cells[y * width + x] = sums.enumerated().reduce(0) { word, sum in
              word | UInt64((sum.element + radius) / (2 * radius + 1)) << UInt64(16 * sum.offset)
            }
          }
        }
      }
    }
    return cells
  }
}
