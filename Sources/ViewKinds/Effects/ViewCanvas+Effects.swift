public import Drawing
import Geometry
public import Pixels
public import Screens
import Traits

extension ViewCanvas {
  /// Fills the bounds, with the layer's corners.
  public mutating func fill(_ corners: LayerCorners, _ color: RGBA8) {
    guard color.alpha > 0, !frame.isEmpty else { return }
    append(.fill(corners.shape(of: frame.rect, scale: scaleFactor), color, view: view))
  }

  /// Restricts what follows to the bounds with the layer's corners until `restore`.
  public mutating func clip(_ corners: LayerCorners) {
    append(.clip(corners.shape(of: frame.rect, scale: scaleFactor)))
  }

  /// Strokes the inner edge of the bounds; `width` is in points.
  public mutating func border(_ corners: LayerCorners, width: Double, _ color: RGBA8) {
    guard color.alpha > 0, width > 0 else { return }
    append(
      .border(
        corners.shape(of: frame.rect, scale: scaleFactor), width: width * scaleFactor, color,
        view: view))
  }

  /// Fills the bounds with a gradient. A layer's colours are `CGColor`s, which keep the style of
  /// first display unless code sets them again; SwiftUI's follow the style.
  ///
  /// - Parameter attribute: what the colours are written under, for `traitCollectionDidChange` and
  ///   for explanations.
  public mutating func gradient(
    _ value: GradientValue, _ corners: LayerCorners, written attribute: String, adapts: Bool,
    isRightToLeft: Bool
  ) throws(ScreenError) {
    note(attribute == "colors" ? "gradient" : attribute, value.summary)
    var colors: [RGBA8] = []
    for (index, color) in value.colors.enumerated() {
      let name = "gradientColor\(index + 1)"
      colors.append(
        adapts ? try self.color(color, as: name) : try layerColor(color, as: name))
      attributeOfLastColor(attribute)
    }
    guard !frame.isEmpty else { return }
    let shape = corners.shape(of: frame.rect, scale: scaleFactor)
    guard var gradient = value.gradient(colors, in: size, isRightToLeft: isRightToLeft) else {
      if let last = colors.last { append(.fill(shape, last, view: view)) }
      return
    }
    // From pixels of the image to points of the bounds.
    let back = AffineMapping.translation(x: -Double(frame.x), y: -Double(frame.y))
      .then(.scale(x: 1 / scaleFactor, y: 1 / scaleFactor))
    gradient.plane = back.then(gradient.plane)
    append(.gradient(shape, gradient, view: view))
  }

  /// Paints with a gradient over the bounds what `content` paints, whose own colours count for
  /// nothing but their alpha.
  mutating func painted(
    with gradient: GradientValue, isRightToLeft: Bool,
    _ content: (inout ViewCanvas) throws(ScreenError) -> Void
  ) throws(ScreenError) {
    append(.layer(LayerPaint()))
    try self.gradient(
      gradient, LayerCorners(), written: "foregroundStyle", adapts: true,
      isRightToLeft: isRightToLeft)
    append(.mask)
    try content(&self)
    append(.restore)
    append(.restore)
  }

  /// The layer's shadow with its final colour.
  public mutating func shadow(
    _ value: ShadowValue, adapts: Bool
  ) throws(ScreenError) -> Shadow {
    var color =
      adapts || value.setsColorAgain
      ? try self.color(value.color, as: "shadowColor")
      : try layerColor(value.color, as: "shadowColor")
    note(
      "shadow",
      "opacity:\(trimmed(value.opacity))/radius:\(trimmed(value.radius))/offset:\(trimmed(value.offset.x)),\(trimmed(value.offset.y))"
    )
    color.alpha = UInt8(Double(color.alpha) * value.opacity + 0.5)
    return Shadow(
      color: color, blur: value.radius * scaleFactor,
      offset: Point(x: value.offset.x * scaleFactor, y: value.offset.y * scaleFactor))
  }
}

extension GradientValue {
  /// Type, points and locations in one word, so that the view tree changes with them.
  var summary: String {
    func words(_ place: Place) -> String {
      "\(trimmed(place.point.x)),\(trimmed(place.point.y))"
    }
    var parts = ["type:\(kind.rawValue)", "start:\(words(start))"]
    if let radii {
      parts.append("radii:\(trimmed(radii.lowerBound))-\(trimmed(radii.upperBound))")
    } else if let angles {
      parts.append("angles:\(trimmed(angles.start))-\(trimmed(angles.end))")
    } else {
      parts.append("end:\(words(end))")
    }
    return (parts + ["locations:\(locations.map(trimmed).joined(separator: ","))"])
      .joined(separator: "/")
  }
}
