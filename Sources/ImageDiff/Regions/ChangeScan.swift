import Geometry
import Pixels

/// Goes once over two images and collects groups of changed pixels with their colours.
struct ChangeScan {
  let before: PixelPlane
  let after: PixelPlane
  /// Of the part that is compared.
  let width: Int
  /// Whether colours are counted and neighbours looked at.
  let looksClosely: Bool
  /// The changed spans of the row at hand; kept for its memory.
  private var spans: [ChangeSpan] = []
  private var connected = ConnectedSpans()
  private(set) var pairs = PairTable(most: Difference.countedColorChanges)
  private(set) var pixels = 0
  private(set) var box = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Changed pixels that lie near each other, in the order of their first spans.
  var groups: [ConnectedSpans.Group] { connected.groups }

  init(before: PixelPlane, after: PixelPlane, width: Int, looksClosely: Bool = true) {
    self.before = before
    self.after = after
    self.width = width
    self.looksClosely = looksClosely
  }

  /// Compares a row of each image; what differs is shown in the row `y`.
  mutating func addRow(_ y: Int, old oldY: Int, new newY: Int) {
    let old = PixelRow(start: before.row(oldY).start, width: width)
    let new = PixelRow(start: after.row(newY).start, width: width)
    guard !old.isEqual(to: new) else { return }
    spans.removeAll(keepingCapacity: true)
    var span: ChangeSpan?
    old.forEachRun(changedIn: new) { run in
      if let open = span, run.start - Int(open.end) > ChangeRegion.mergeGap {
        spans.append(open)
        span = nil
      }
      var grown =
        span ?? ChangeSpan(y: Int32(y), start: Int32(run.start), end: Int32(run.end))
      grown.end = Int32(run.end)
      add(run, oldY, newY, to: &grown.sums)
      span = grown
    }
    guard let last = span else { return }
    spans.append(last)
    let left = Int(spans[0].start)
    box = box.union(PixelRect(x: left, y: y, width: Int(last.end) - left, height: 1))
    for span in spans { pixels += span.sums.pixels }
    connected.addRow(spans)
  }

  @inline(__always)
  private mutating func add(
    _ run: PixelRow.Run, _ oldY: Int, _ newY: Int, to sums: inout ChangeSums
  ) {
    let length = run.end - run.start
    sums.pixels += length
    sums.runs += 1
    guard looksClosely else { return }
    let from = RGBA8(bits: UInt32(truncatingIfNeeded: run.pair >> 32))
    sums.largestLevels = max(
      sums.largestLevels, from.levels(to: RGBA8(bits: UInt32(truncatingIfNeeded: run.pair))))
    if let index = pairs.add(run.pair, length) {
      let distance = pairs.distance(index)
      sums.distanceSum += distance * length
      sums.largestDistance = max(sums.largestDistance, distance)
    } else {
      sums.uncounted += length
    }
    guard !sums.touchesSolid else { return }
    let (old, new) = (Neighborhood(plane: before), Neighborhood(plane: after))
    for x in run.start..<run.end {
      if old.isSolid(x, oldY) || new.isSolid(x, newY) {
        sums.touchesSolid = true
        return
      }
      if old.isBetween(x, oldY) || new.isBetween(x, newY) { sums.soft += 1 }
    }
  }
}
