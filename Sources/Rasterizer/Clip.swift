import Geometry

/// Where drawing has an effect: the pixels of a rectangle, each to a degree.
struct Clip {
  /// Nothing outside has any effect.
  private(set) var bounds: PixelRect
  /// The degree for every pixel of `bounds`, and perhaps some around; nil where it is all of it.
  private(set) var mask: CoverageMask?

  /// The memory of a mask that this clip does not share with the one it was made from, in bytes.
  private(set) var ownBytes = 0

  init(bounds: PixelRect) { self.bounds = bounds }

  /// This clip, restricted to `shape` as well; a pixel's degrees multiply.
  ///
  /// Where `allowance` bytes are not enough for a mask, the clip keeps to the shape's bounds only.
  func intersection(_ shape: ShapeOutline, allowance: Int) -> Clip {
    var result = self
    result.ownBytes = 0
    result.bounds = bounds.intersection(shape.wholePixels ?? shape.bounds)
    guard shape.wholePixels == nil, !result.bounds.isEmpty,
      result.bounds.width * result.bounds.height <= allowance
    else { return result }
    var coverage = shape.coverage(within: result.bounds).flattened(over: result.bounds)
    if let mask {
      let (own, width) = (result.bounds, result.bounds.width)
      coverage.bytes.withUnsafeMutableBufferPointer { bytes in
        mask.bytes.withUnsafeBufferPointer { outer in
          guard let base = bytes.baseAddress, let outerBase = outer.baseAddress else { return }
          for y in own.y..<own.maxY {
            let row = base + (y - own.y) * width
            PixelRow.multiply(row, outerBase + mask.index(own.x, y), width, into: row)
          }
        }
      }
    }
    result.mask = coverage.isFull ? nil : coverage
    result.ownBytes = result.mask?.bytes.count ?? 0
    return result
  }

  /// Writes the degrees of `count` pixels of row `y`, from column `x` on, all inside `bounds`.
  func writeRow(_ y: Int, from x: Int, _ count: Int, into target: UnsafeMutablePointer<UInt8>) {
    guard let mask else {
      target.update(repeating: 255, count: count)
      return
    }
    let start = mask.index(x, y)
    for column in 0..<count { target[column] = mask.bytes[start + column] }
  }
}
