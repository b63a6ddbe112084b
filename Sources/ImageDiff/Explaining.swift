import Geometry
public import Pixels

/// What changed from `baseline` to `now`, with regions and causes.
///
/// The comparison is that of `compare`. Time and memory grow with the images, whatever they show.
public func explain(_ now: Bitmap, with baseline: Bitmap) -> Explanation {
  if now.size == baseline.size, now == baseline { return .equal }
  return baseline.withUnsafePixels { oldPixels in
    now.withUnsafePixels { newPixels in
      guard let before = PixelPlane(oldPixels, baseline.size),
        let after = PixelPlane(newPixels, now.size)
      else {
        return Explanation(
          comparison: compare(now, with: baseline), regions: [], regionCount: 0, causes: [])
      }
      return Explainer(before: before, after: after).explanation(from: baseline, to: now)
    }
  }
}

/// Looks for the most telling way to pair the rows of two images, then compares them.
private struct Explainer {
  let before: PixelPlane
  let after: PixelPlane

  private var width: Int { min(before.width, after.width) }
  private var height: Int { min(before.height, after.height) }

  func explanation(from old: Bitmap, to new: Bitmap) -> Explanation {
    let shift = shift()
    if let shift, !shift.isBlank { return explanation(of: shift, from: old, to: new) }
    var scan = ChangeScan(before: before, after: after, width: width)
    for y in 0..<height { scan.addRow(y, old: y, new: y) }
    var classification = Classification(before: before, after: after)
    let regions = classification.regions(ConnectedSpans(scan.spans).groups, plainRows: 0..<height)
    // Blank rows between others may be nothing but one thing that moved.
    if let shift, !regions.allSatisfy({ $0.kind == .moved }) {
      return explanation(of: shift, from: old, to: new)
    }
    let difference = Difference(pixels: scan.pixels, box: scan.box, pairs: scan.pairs)
    return Explanation(comparison(difference, old, new), regions: regions, pairs: scan.pairs)
  }

  private func explanation(
    of shift: Shift, from old: Bitmap, to new: Bitmap
  ) -> Explanation {
    let (regions, pairs) = regions(shift)
    return Explanation(
      comparison(ImageDiff.difference(old, new), old, new), regions: regions, pairs: pairs)
  }

  private func comparison(_ difference: Difference?, _ old: Bitmap, _ new: Bitmap) -> Comparison {
    guard old.size == new.size else {
      return .sizeChanged(from: old.size, to: new.size, overlap: difference)
    }
    return difference.map { .differs($0) } ?? .equal
  }

  /// Rows that came or went.
  private struct Shift {
    var rows: RowShift
    var kind: ChangeRegion.Kind
    var isBlank: Bool
  }

  private func shift() -> Shift? {
    guard before.width == after.width, differingRows * 8 >= height || before.height != after.height
    else { return nil }
    if after.height >= before.height, let shift = RowShift(from: before, to: after) {
      return Shift(rows: shift, kind: .insertedRows, isBlank: shift.isBlank(in: after))
    }
    if before.height >= after.height, let shift = RowShift(from: after, to: before) {
      return Shift(rows: shift, kind: .removedRows, isBlank: shift.isBlank(in: before))
    }
    return nil
  }

  private var differingRows: Int {
    (0..<height).count { !before.row($0).isEqual(to: after.row($0)) }
  }

  private func regions(_ shift: Shift) -> (regions: [ChangeRegion], pairs: PairTable) {
    let isInserted = shift.kind == .insertedRows
    let kind = shift.kind
    let shift = shift.rows
    let larger = isInserted ? after : before
    let smaller = isInserted ? before : after
    let bottom = larger.height - smaller.height
    var scan = ChangeScan(before: before, after: after, width: width)
    for y in 0..<larger.height {
      guard let other = shift.partner(of: y, bottom: bottom), other >= 0, other < smaller.height
      else { continue }
      scan.addRow(y, old: isInserted ? other : y, new: isInserted ? y : other)
    }
    var classification = Classification(before: before, after: after)
    let rest = classification.regions(ConnectedSpans(scan.spans).groups, plainRows: 0..<shift.start)
    let rows = ChangeRegion(
      kind: kind, box: PixelRect(x: 0, y: shift.start, width: width, height: shift.count),
      pixels: width * shift.count, touchesSolid: true)
    return ([rows] + rest, scan.pairs)
  }
}

extension Explanation {
  fileprivate init(_ comparison: Comparison, regions: [ChangeRegion], pairs: PairTable) {
    let sorted = regions.sorted {
      ($1.pixels, $0.box.y, $0.box.x) < ($0.pixels, $1.box.y, $1.box.x)
    }
    self.init(
      comparison: comparison, regions: Array(sorted.prefix(Self.mostRegions)),
      regionCount: regions.count, causes: pairs.causes)
  }
}
