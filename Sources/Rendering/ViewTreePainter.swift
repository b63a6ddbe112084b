import Drawing
import Geometry
import LayoutEngine
import Pixels
import Screens
import Traits
import ViewKinds

/// Walks a laid-out view tree and collects what it paints.
struct ViewTreePainter {
  let places: [LayoutResult.Place]
  var commands: [DrawCommand] = []
  var views: [ResolvedView] = []
  var missingGlyphs: [String] = []
  private var next = 0

  init(places: [LayoutResult.Place]) { self.places = places }

  mutating func paint(_ view: View, depth: Int = 0, isVisible: Bool = true) throws(ScreenError) {
    let index = next
    next += 1
    let place = places[index]
    let isVisible = isVisible && !view.common.isHidden && view.common.alpha > 0
    guard isVisible else {
      try skip(view)
      return
    }
    var canvas = ViewCanvas(
      frame: place.pixels, view: index, place: view.place, context: view.context)
    let common = view.common
    let position = views.count
    views.append(
      ResolvedView(
        id: view.id, kind: view.kindName, depth: depth, frame: place.pixels,
        style: view.context.traits.style.rawValue))

    if common.alpha < 1 { commands.append(.group(opacity: common.alpha)) }
    if let background = common.backgroundColor
      ?? view.kind.defaultBackground(in: view.context)?.color
    {
      let color = try canvas.color(background, as: "backgroundColor")
      canvas.fill(canvas.bounds, radius: common.cornerRadius, color)
    }
    let clips = common.clipsToBounds ?? view.kind.clipsToBounds
    if clips { canvas.clip(radius: common.cornerRadius) }
    try view.kind.draw(on: &canvas, in: view.context)
    commands += canvas.commands
    for child in view.children { try paint(child, depth: depth + 1, isVisible: true) }

    var above = ViewCanvas(
      frame: place.pixels, view: index, place: view.place, context: view.context)
    try view.kind.drawAbove(
      on: &above, content: place.contentSize ?? above.size, in: view.context)
    if clips { above.restore() }
    if common.borderWidth > 0 {
      let color = try above.color(common.borderColor ?? .system("black"), as: "borderColor")
      above.border(above.bounds, radius: common.cornerRadius, width: common.borderWidth, color)
    }
    commands += above.commands
    if common.alpha < 1 { commands.append(.restore) }

    views[position].properties = canvas.properties + above.properties
    if common.alpha < 1 {
      views[position].properties.append(
        ResolvedView.Property(name: "alpha", source: "\(common.alpha)"))
    }
    for glyph in canvas.missingGlyphs + above.missingGlyphs where !missingGlyphs.contains(glyph) {
      missingGlyphs.append(glyph)
    }
  }

  /// Keeps count of the boxes of a subtree that is not drawn.
  private mutating func skip(_ view: View) throws(ScreenError) {
    var pending = view.children
    while let child = pending.popLast() {
      next += 1
      pending += child.children
    }
  }
}
