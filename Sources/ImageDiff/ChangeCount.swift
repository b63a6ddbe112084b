import Geometry
import Pixels

/// Adds up changed pixels row by row.
struct ChangeCount {
  private(set) var pixels = 0
  private(set) var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private(set) var pairs = PairTable(most: Difference.countedColorChanges)

  /// Adds a row of two images, shown as the row `y`.
  mutating func addRow(_ y: Int, from old: PixelRow, to new: PixelRow) {
    var first = old.width
    var last = -1
    old.forEachRun(changedIn: new) { run in
      first = min(first, run.start)
      last = run.end - 1
      pixels += run.end - run.start
      _ = pairs.add(run.pair, run.end - run.start)
    }
    guard last >= 0 else { return }
    box = box.union(PixelRect(x: first, y: y, width: last - first + 1, height: 1))
  }

  /// The sum; nil where nothing was added.
  var difference: Difference? { Difference(pixels: pixels, box: box, pairs: pairs) }
}

extension Difference {
  /// Nil where no pixel differs.
  init?(pixels: Int, box: PixelRect, pairs: PairTable) {
    guard pixels > 0 else { return nil }
    self.init(
      pixels: pixels, box: box,
      colorChanges: pairs.mostFrequent(Difference.storedColorChanges).map {
        ColorChange(from: $0.from, to: $0.to, pixels: $0.pixels)
      },
      distinctColorChanges: pairs.entries.count)
  }
}
