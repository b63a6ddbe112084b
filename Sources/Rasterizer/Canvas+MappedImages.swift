import Drawing
import Geometry
import Pixels

extension Canvas {
  /// Paints an image that is turned, slanted or scaled by its mapping, at the strength `strength`.
  ///
  /// A pixel takes the colours of the four samples nearest to where its centre comes from, in
  /// 256ths of the distance between them. An image that becomes smaller is made so first, by areas.
  mutating func drawMapped(_ image: ImagePaint, strength: UInt32, through clip: Clip) {
    let size = image.bitmap.size
    guard size.area > 0, let destination = PixelGrid.snapped(image.destination),
      let outline = ShapeOutline(Shape.rect(destination).mapped(by: image.mapping)),
      let source = MappedSource(image.bitmap, destination, image.mapping)
    else { return }
    let area = outline.bounds.intersection(clip.bounds).intersection(bounds)
    guard !area.isEmpty else { return }
    let edges = outline.coverage(within: area).flattened(over: area)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { buffer in
      buffer.initialize(repeating: 0)
      guard let colors = buffer.baseAddress else { return }
      withLevels(count: area.width) { scratch in
        forEachRow(of: area, clip: clip) { row, y, clipLevels in
          source.write(row: y, from: area.x, area.width, into: colors)
          edges.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            scratch.update(from: base + edges.index(area.x, y), count: area.width)
          }
          if let clipLevels { PixelRow.multiply(scratch, clipLevels, area.width, into: scratch) }
          PixelRow.paint(row, area.width, colors, image.mode, share: strength, through: scratch)
        }
      }
    }
  }
}

extension ImagePaint {
  /// The pixels that a mapped image may touch.
  var mappedExtent: PixelRect {
    guard let destination = PixelGrid.snapped(destination) else { return .nothing }
    return ShapeOutline(Shape.rect(destination).mapped(by: mapping))?.bounds ?? .nothing
  }
}

/// A bitmap's premultiplied pixels, and where in it the pixels of the image come from.
private struct MappedSource {
  private let words: [UInt32]
  private let width: Int
  private let height: Int
  private let back: AffineMapping

  /// Nil where the mapping has no way back.
  init?(_ bitmap: Bitmap, _ destination: Rect, _ mapping: AffineMapping) {
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    func shrunk(_ count: Int, to extent: Double) -> Int {
      extent < Double(count) ? max(1, Int(extent.rounded(.up))) : count
    }
    let across = length(mapping.a, mapping.b) * destination.width
    let down = length(mapping.c, mapping.d) * destination.height
    guard across.isFinite, down.isFinite else { return nil }
    width = shrunk(bitmap.size.width, to: across)
    height = shrunk(bitmap.size.height, to: down)
    let toDestination = AffineMapping.scale(
      x: destination.width / Double(width), y: destination.height / Double(height)
    ).then(.translation(x: destination.minX, y: destination.minY))
    guard let back = toDestination.then(mapping).inverse else { return nil }
    self.back = back
    let area = PixelRect(x: 0, y: 0, width: width, height: height)
    var scaled = ScaledImage(bitmap, destination: area.rect, area: area)
    let (width, height) = (width, height)
    words = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.initialize(repeating: 0)
      count = width * height
      guard let base = buffer.baseAddress else { return }
      for y in 0..<height { scaled.write(row: y, into: base + y * width) }
    }
  }

  func write(row y: Int, from x: Int, _ count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let down = Double(y) + 0.5
    words.withUnsafeBufferPointer { words in
      for column in 0..<count {
        let across = Double(x + column) + 0.5
        let (left, right, shareX) = Self.samples(
          back.a * across + (back.c * down + back.tx), width)
        let (upper, lower, shareY) = Self.samples(
          back.b * across + (back.d * down + back.ty), height)
        let above = PackedColor.between(
          words[upper * width + left], words[upper * width + right], shareX)
        let below = PackedColor.between(
          words[lower * width + left], words[lower * width + right], shareX)
        target[column] = PackedColor.rounded(above, below, shareY)
      }
    }
  }

  /// The two samples around a place and the second one's share in 256ths.
  @inline(__always)
  private static func samples(_ place: Double, _ count: Int) -> (Int, Int, UInt64) {
    let clamped = min(max(place - 0.5, 0), Double(count - 1))
    let first = Int(clamped)
    return (
      first, min(first + 1, count - 1), UInt64((clamped - Double(first)) * 256 + 0.5)
    )
  }
}

extension PackedColor {
  /// Four lanes of 16 bits: two colours mixed by a share in 256ths, times 256.
  @inline(__always)
  fileprivate static func between(_ first: UInt32, _ second: UInt32, _ share: UInt64) -> UInt64 {
    spread(first) &* (256 &- share) &+ spread(second) &* share
  }

  /// Two such mixtures mixed by a share in 256ths, to the nearest colour.
  @inline(__always)
  fileprivate static func rounded(_ above: UInt64, _ below: UInt64, _ share: UInt64) -> UInt32 {
    var word: UInt32 = 0
    // In the order of `spread`: red, blue, green, alpha.
    for (lane, target) in [(0, 0), (16, 16), (32, 8), (48, 24)] as [(UInt64, UInt32)] {
      let sum = (above >> lane & 0xFFFF) &* (256 &- share) &+ (below >> lane & 0xFFFF) &* share
      word |= UInt32(truncatingIfNeeded: (sum &+ 32768) >> 16) << target
    }
    return word
  }
}
