import Geometry

/// Where drawing has an effect: the pixels of a rectangle, each to a degree.
struct Clip {
  /// Nothing outside has any effect.
  private(set) var bounds: PixelRect
  /// The degree for every pixel of `bounds`, and perhaps some around; nil where it is all of it.
  private(set) var mask: CoverageMask?

  /// The memory of a mask that this clip does not share with the one it was made from, in bytes.
  private(set) var ownBytes = 0
  /// How many pixels of that mask were computed from outlines.
  private(set) var computedPixels = 0

  init(bounds: PixelRect) { self.bounds = bounds }

  /// This clip, restricted to `shape` as well; a pixel's degrees multiply.
  ///
  /// Where `allowance` bytes are not enough for a mask, the clip keeps to the shape's bounds only.
  func intersection(_ shape: ShapeOutline, allowance: Int) -> Clip {
    var result = self
    result.ownBytes = 0
    result.computedPixels = 0
    result.bounds = bounds.intersection(shape.wholePixels ?? shape.bounds)
    guard shape.wholePixels == nil, !result.bounds.isEmpty,
      result.bounds.width * result.bounds.height <= allowance
    else { return result }
    let coverage = shape.coverage(within: result.bounds)
    // The clip lies between the shape's edges.
    guard !coverage.masks.isEmpty else { return result }
    result.computedPixels = coverage.masks.reduce(0) { $0 + $1.bytes.count }
    var degrees = coverage.flattened(over: result.bounds)
    if let mask {
      mask.bytes.withUnsafeBufferPointer { bytes in
        guard let outer = bytes.baseAddress else { return }
        let left = result.bounds.x
        degrees.withRows(of: result.bounds) { row, y, count in
          PixelRow.multiply(row, outer + mask.index(left, y), count, into: row)
        }
      }
    }
    result.mask = degrees
    result.ownBytes = degrees.bytes.count
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
