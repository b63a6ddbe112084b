import Geometry
public import Pixels

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

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
private func difference(_ old: Bitmap, _ new: Bitmap) -> Difference? {
  let width = min(old.size.width, new.size.width)
  let height = min(old.size.height, new.size.height)
  var count = ChangeCount()
  old.withUnsafePixels { oldPixels in
    new.withUnsafePixels { newPixels in
      guard let oldStart = oldPixels.baseAddress, let newStart = newPixels.baseAddress else {
        return
      }
      for y in 0..<height {
        let oldRow = oldStart + y * old.size.width
        let newRow = newStart + y * new.size.width
        // Most rows are equal even where images differ.
        guard memcmp(oldRow, newRow, width * MemoryLayout<RGBA8>.stride) != 0 else { continue }
        count.addRow(y, from: oldRow, to: newRow, width: width)
      }
    }
  }
  return count.difference
}
