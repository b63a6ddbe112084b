import Geometry

extension Explanation {
  /// The same further down, by a number of rows; the images have one size.
  func movedDown(_ rows: Int) -> Explanation {
    guard rows != 0, case .differs(let difference) = comparison else { return self }
    return Explanation(
      comparison: .differs(
        Difference(
          pixels: difference.pixels, box: difference.box.movedDown(rows),
          colorChanges: difference.colorChanges,
          distinctColorChanges: difference.distinctColorChanges)),
      regions: regions.map { region in
        var region = region
        region.box = region.box.movedDown(rows)
        return region
      }, regionCount: regionCount, causes: causes)
  }
}

extension PixelRect {
  fileprivate func movedDown(_ rows: Int) -> PixelRect {
    PixelRect(x: x, y: y + rows, width: width, height: height)
  }
}
