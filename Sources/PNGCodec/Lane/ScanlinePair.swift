import Geometry
import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// The rows of two pictures of one size and kind, still filtered.
///
/// A filter takes nothing but the row itself and the one above. So where the rows above are equal
/// and these are equal with their filters still on, the pixels are equal too, and nothing needs to
/// be undone: two files of one program are compared at the speed of memory.
struct ScanlinePair {
  let old: Scanlines
  let new: Scanlines
  let oldBuffer: UnsafeMutableRawBufferPointer
  let newBuffer: UnsafeMutableRawBufferPointer

  /// The rows among which all differences are, the first of them with one; nil where all are equal.
  func changedRows() -> Range<Int>? {
    guard memcmp(rows(oldBuffer, old), rows(newBuffer, new), old.length) != 0 else { return nil }
    let height = old.size.height
    var end = height
    while end > 0, isStoredEqual(end - 1) { end -= 1 }
    // Equal rows below a difference are equal from the first on that does not look above.
    while end < height, !old.isIndependent(end, in: reading(oldBuffer)) { end += 1 }
    var first = 0
    while isStoredEqual(first) { first += 1 }
    return firstDifference(from: first, to: end).map { $0..<end }
  }

  /// The pixels of `rows`, of which `pixels` has room.
  func read(
    _ rows: Range<Int>, of lines: Scanlines, in buffer: UnsafeMutableRawBufferPointer,
    to pixels: UnsafeMutableRawPointer
  ) {
    let rowBytes = lines.size.width * MemoryLayout<RGBA8>.stride
    lines.withZeroRow { zero in
      withTwoRows(rowBytes) { scratch in
        var prior = zero
        for y in start(of: rows.lowerBound, lines, buffer)..<rows.upperBound {
          let target =
            y < rows.lowerBound
            ? scratch + y % 2 * rowBytes : pixels + (y - rows.lowerBound) * rowBytes
          lines.read(y, in: reading(buffer), prior: prior, to: target)
          prior = UnsafeRawPointer(target)
        }
      }
    }
  }

  /// The nearest row from which the pixels of row `y` can be read.
  private func start(
    of y: Int, _ lines: Scanlines, _ buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    var start = y
    while !lines.isIndependent(start, in: reading(buffer)) { start -= 1 }
    return start
  }

  /// The first row of `first..<end` whose pixels differ; all rows above `first` are equal.
  private func firstDifference(from first: Int, to end: Int) -> Int? {
    let rowBytes = old.size.width * MemoryLayout<RGBA8>.stride
    return old.withZeroRow { zero in
      withTwoRows(rowBytes) { oldRows in
        withTwoRows(rowBytes) { newRows in
          // Either file may look at the row above, which is the same in both.
          var oldPrior = zero
          for y in start(of: max(0, first - 1), old, oldBuffer)..<first {
            let row = oldRows + y % 2 * rowBytes
            old.read(y, in: reading(oldBuffer), prior: oldPrior, to: row)
            oldPrior = UnsafeRawPointer(row)
          }
          var newPrior = oldPrior
          for y in first..<end {
            let oldRow = oldRows + y % 2 * rowBytes
            let newRow = newRows + y % 2 * rowBytes
            old.read(y, in: reading(oldBuffer), prior: oldPrior, to: oldRow)
            new.read(y, in: reading(newBuffer), prior: newPrior, to: newRow)
            if memcmp(oldRow, newRow, rowBytes) != 0 { return y }
            oldPrior = UnsafeRawPointer(oldRow)
            newPrior = UnsafeRawPointer(newRow)
          }
          return nil
        }
      }
    }
  }

  private func isStoredEqual(_ y: Int) -> Bool {
    memcmp(
      rows(oldBuffer, old) + y * old.stride, rows(newBuffer, new) + y * new.stride, old.stride)
      == 0
  }

  private func rows(
    _ buffer: UnsafeMutableRawBufferPointer, _ lines: Scanlines
  ) -> UnsafeRawPointer {
    guard let base = buffer.baseAddress else { preconditionFailure("a picture has rows") }
    return UnsafeRawPointer(base + lines.start)
  }

  private func reading(_ buffer: UnsafeMutableRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(buffer)
  }

  private func withTwoRows<Result>(
    _ rowBytes: Int, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 2 * rowBytes, alignment: 16) { rows in
      guard let base = rows.baseAddress else { preconditionFailure("a row has pixels") }
      return body(base)
    }
  }
}

extension ScanlinePair {
  /// The same as `changedRows` where both buffers are pixels already.
  func changedPixelRows() -> Range<Int>? {
    let rowBytes = old.size.width * MemoryLayout<RGBA8>.stride
    guard let oldPixels = oldBuffer.baseAddress, let newPixels = newBuffer.baseAddress,
      memcmp(oldPixels, newPixels, rowBytes * old.size.height) != 0
    else { return nil }
    func isEqual(_ y: Int) -> Bool {
      memcmp(oldPixels + y * rowBytes, newPixels + y * rowBytes, rowBytes) == 0
    }
    var first = 0
    while isEqual(first) { first += 1 }
    var end = old.size.height
    while isEqual(end - 1) { end -= 1 }
    return first..<end
  }
}
