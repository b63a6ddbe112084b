import Geometry
public import Pixels

/// What changed from `baseline` to `now`, exactly: one level of one channel counts, alpha too.
///
/// Equal images cost one pass over the memory of both; others cost what changed besides.
public func compare(_ now: Bitmap, with baseline: Bitmap) -> Comparison {
  if now.size == baseline.size {
    if now == baseline { return .equal }
    guard let difference = difference(baseline, now) else { return .equal }
    return .differs(difference)
  }
  return .sizeChanged(
    from: baseline.size, to: now.size, overlap: difference(baseline, now))
}

/// The difference in the part that both images have; nil where that is equal.
func difference(_ old: Bitmap, _ new: Bitmap) -> Difference? {
  let width = min(old.size.width, new.size.width)
  let height = min(old.size.height, new.size.height)
  var count = ChangeCount()
  old.withUnsafePixels { oldPixels in
    new.withUnsafePixels { newPixels in
      guard let before = PixelPlane(oldPixels, old.size),
        let after = PixelPlane(newPixels, new.size)
      else { return }
      for y in 0..<height {
        let oldRow = PixelRow(start: before.row(y).start, width: width)
        let newRow = PixelRow(start: after.row(y).start, width: width)
        // Most rows are equal even where images differ.
        if !oldRow.isEqual(to: newRow) { count.addRow(y, from: oldRow, to: newRow) }
      }
    }
  }
  return count.difference
}
