import Pixels

/// Looks at the pixels around one pixel, as far as the image reaches.
struct Neighborhood {
  let plane: PixelPlane

  /// True where the 3 × 3 pixels around the place are of one colour.
  @inline(__always)
  func isSolid(_ x: Int, _ y: Int) -> Bool {
    let color = plane.word(x, y)
    for row in max(0, y - 1)...min(plane.height - 1, y + 1) {
      for column in max(0, x - 1)...min(plane.width - 1, x + 1)
      where plane.word(column, row) != color { return false }
    }
    return true
  }

  /// True where one neighbour is darker and another one lighter, as beside an antialiased border.
  func isBetween(_ x: Int, _ y: Int) -> Bool {
    let own = plane.brightness(x, y)
    var isAboveOne = false
    var isBelowOne = false
    for row in max(0, y - 1)...min(plane.height - 1, y + 1) {
      for column in max(0, x - 1)...min(plane.width - 1, x + 1) {
        let other = plane.brightness(column, row)
        if other < own { isAboveOne = true }
        if other > own { isBelowOne = true }
      }
    }
    return isAboveOne && isBelowOne
  }
}

extension PixelPlane {
  /// Near to what the eye sees, from 0 to 1020; alpha counts for nothing.
  @inline(__always)
  fileprivate func brightness(_ x: Int, _ y: Int) -> Int {
    let color = color(x, y)
    return Int(color.red) + 2 * Int(color.green) + Int(color.blue)
  }
}
