import Geometry

/// A rectangle with its edges on the pixel grid and a radius at every corner, each from 0 to half
/// the shorter side.
struct RoundedBox {
  let rect: Rect
  let topLeft: Double
  let topRight: Double
  let bottomRight: Double
  let bottomLeft: Double
  /// True where the sides bend into the corners gradually.
  let isContinuous: Bool

  /// Nil where a number is not finite or where there is no area.
  init?(
    _ rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double,
    isContinuous: Bool = false
  ) {
    guard let rect = PixelGrid.snapped(rect), topLeft.isFinite, topRight.isFinite,
      bottomRight.isFinite, bottomLeft.isFinite
    else { return nil }
    let limit = min(rect.width, rect.height) / 2
    self.rect = rect
    self.isContinuous = isContinuous
    self.topLeft = min(max(topLeft, 0), limit)
    self.topRight = min(max(topRight, 0), limit)
    self.bottomRight = min(max(bottomRight, 0), limit)
    self.bottomLeft = min(max(bottomLeft, 0), limit)
  }

  var outline: Path {
    guard isContinuous else {
      return Path(
        roundedRect: rect, topLeft: topLeft, topRight: topRight, bottomRight: bottomRight,
        bottomLeft: bottomLeft)
    }
    return Path(
      continuousRect: rect,
      CornerRadii(
        topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
  }

  /// How far a corner reaches along its sides.
  private func reach(_ radius: Double) -> Double {
    isContinuous
      ? min(radius * Path.continuousReach, min(rect.width, rect.height) / 2) : radius
  }

  /// The box `width` pixels further inside, its corners around the same centres where their
  /// radius allows; nil where nothing is left.
  func inset(by width: Double) -> RoundedBox? {
    RoundedBox(
      rect.inset(by: .uniform(width)), topLeft: topLeft - width, topRight: topRight - width,
      bottomRight: bottomRight - width, bottomLeft: bottomLeft - width,
      isContinuous: isContinuous)
  }

  /// True where the box is a rectangle of whole pixels.
  var wholePixels: PixelRect? {
    guard topLeft == 0, topRight == 0, bottomRight == 0, bottomLeft == 0 else { return nil }
    let around = PixelGrid.pixels(around: rect)
    return around.rect == rect ? around : nil
  }

  /// What the box covers within `window`: whole rectangles between the corners, masks only for
  /// corners and for edges that lie between pixels.
  func coverage(within window: PixelRect) -> Coverage {
    coverage(within: window, outlines: [Outline(path: outline)], frame: nil)
  }

  /// What the band between the box and the box `width` further inside covers within `window`.
  func borderCoverage(width: Double, within window: PixelRect) -> Coverage {
    guard let inner = inset(by: width) else { return coverage(within: window) }
    return coverage(
      within: window,
      outlines: [Outline(path: outline), Outline(path: inner.outline, direction: -1)],
      frame: width)
  }

  /// `frame` is the width of the band to cover; nil covers the whole inside.
  private func coverage(within window: PixelRect, outlines: [Outline], frame: Double?) -> Coverage {
    let band = frame ?? 0
    let around = PixelGrid.pixels(around: rect)
    // Inside `solid` no pixel is touched by an edge of the outline, apart from the corners'.
    let solid = PixelRect(
      left: PixelGrid.ceil(rect.minX), top: PixelGrid.ceil(rect.minY),
      right: PixelGrid.floor(rect.maxX), bottom: PixelGrid.floor(rect.maxY))
    // Between these columns and rows there is neither a corner nor a border.
    let left = PixelGrid.ceil(rect.minX + max(reach(topLeft), reach(bottomLeft), band))
    let right = PixelGrid.floor(rect.maxX - max(reach(topRight), reach(bottomRight), band))
    let top = PixelGrid.ceil(rect.minY + max(reach(topLeft), reach(topRight), band))
    let bottom = PixelGrid.floor(rect.maxY - max(reach(bottomLeft), reach(bottomRight), band))
    var result = Coverage()
    func mask(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
      result.add(
        maskOf: outlines,
        over: PixelRect(left: left, top: top, right: right, bottom: bottom).intersection(window))
    }
    guard left < right, top < bottom else {
      mask(around.x, around.y, around.maxX, around.maxY)
      return result
    }
    for (from, to) in [(around.x, left), (right, around.maxX)] {
      mask(from, around.y, to, top)
      mask(from, bottom, to, around.maxY)
    }
    guard frame == nil else {
      mask(left, around.y, right, top)
      mask(left, bottom, right, around.maxY)
      mask(around.x, top, left, bottom)
      mask(right, top, around.maxX, bottom)
      return result
    }
    mask(left, around.y, right, solid.y)
    mask(left, solid.maxY, right, around.maxY)
    mask(around.x, top, solid.x, bottom)
    mask(solid.maxX, top, around.maxX, bottom)
    result.add(
      solid: PixelRect(left: left, top: solid.y, right: right, bottom: top).intersection(window))
    result.add(
      solid: PixelRect(left: solid.x, top: top, right: solid.maxX, bottom: bottom)
        .intersection(window))
    result.add(
      solid: PixelRect(left: left, top: bottom, right: right, bottom: solid.maxY)
        .intersection(window))
    return result
  }
}
