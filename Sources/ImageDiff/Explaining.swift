import Geometry
public import Pixels

/// What changed from `baseline` to `now`, with regions and causes.
///
/// The comparison is that of `compare`. Time and memory grow with the images, whatever they show.
public func explain(_ now: Bitmap, with baseline: Bitmap) -> Explanation {
  explain(now, with: baseline, height: min(now.size.height, baseline.size.height))
}

/// The same for two bitmaps that are a band of larger images, which are equal in all other rows.
///
/// The band must hold less than an eighth of the rows, or all of them, and the row above and the row
/// below each difference, as far as the images have them; then nothing else of the images matters.
///
/// - Parameters:
///   - height: rows of the whole images.
///   - firstRow: the row of the whole images that is the first one of the band.
public func explain(
  _ now: Bitmap, with baseline: Bitmap, height: Int, firstRow: Int
) -> Explanation {
  explain(now, with: baseline, height: height).movedDown(firstRow)
}

private func explain(_ now: Bitmap, with baseline: Bitmap, height: Int) -> Explanation {
  if now.size == baseline.size, now == baseline { return .equal }
  return baseline.withUnsafePixels { oldPixels in
    now.withUnsafePixels { newPixels in
      guard let before = PixelPlane(oldPixels, baseline.size),
        let after = PixelPlane(newPixels, now.size)
      else {
        return Explanation(
          comparison: compare(now, with: baseline), regions: [], regionCount: 0, causes: [])
      }
      return Explainer(before: before, after: after, wholeHeight: height)
        .explanation(from: baseline, to: now)
    }
  }
}

/// Looks for the most telling way to pair the rows of two images, then compares them.
private struct Explainer {
  let before: PixelPlane
  let after: PixelPlane
  /// Rows of the images of which these are a part.
  let wholeHeight: Int

  private var width: Int { min(before.width, after.width) }
  private var height: Int { min(before.height, after.height) }

  func explanation(from old: Bitmap, to new: Bitmap) -> Explanation {
    let shift = shift()
    // Blank rows between others may be nothing but one thing that moved. Counting colours costs
    // more than all else, so places alone are looked at first.
    if let shift, !shift.isBlank || !mayHaveMoved {
      return explanation(of: shift, from: old, to: new)
    }
    let scan = scan()
    var classification = Classification(before: before, after: after, height: wholeHeight)
    let regions = classification.regions(scan.groups, plainRows: 0..<height)
    if let shift, !regions.allSatisfy({ $0.kind == .moved }) {
      return explanation(of: shift, from: old, to: new)
    }
    let difference = Difference(pixels: scan.pixels, box: scan.box, pairs: scan.pairs)
    return Explanation(comparison(difference, old, new), regions: regions, pairs: scan.pairs)
  }

  /// Each row beside the one in its place.
  private func scan(looksClosely: Bool = true) -> ChangeScan {
    var scan = ChangeScan(
      before: before, after: after, width: width, looksClosely: looksClosely)
    for y in 0..<height { scan.addRow(y, old: y, new: y) }
    return scan
  }

  /// False where some region is nothing that moved, whatever its colours are.
  private var mayHaveMoved: Bool {
    var classification = Classification(before: before, after: after, height: wholeHeight)
    return classification.mayAllHaveMoved(scan(looksClosely: false).groups)
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
    guard before.width == after.width,
      differingRows * 8 >= wholeHeight || before.height != after.height
    else { return nil }
    if after.height >= before.height,
      let shift = RowShift(from: before, to: after)?.centered(in: after)
    {
      return Shift(rows: shift, kind: .insertedRows, isBlank: shift.isBlank(in: after))
    }
    if before.height >= after.height,
      let shift = RowShift(from: after, to: before)?.centered(in: before)
    {
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
    var classification = Classification(before: before, after: after, height: wholeHeight)
    let rest = classification.regions(scan.groups, plainRows: 0..<shift.start)
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
