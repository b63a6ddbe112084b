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
  /// What was drawn in place of something that cannot be shipped.
  var standIns: [String] = []
  /// What the screen needs and its iOS does not have.
  var anachronisms: [String] = []
  /// What keeps the style of first display.
  var stale: [StaleProperty] = []
  /// What each view draws with, for explanations; nil where nobody asks.
  var uses: [ViewUse]?
  /// The box of the view to paint next; hidden views have a box and no place in the view tree.
  private var next = 0
  /// What has become of pixels of the image under the transforms around the view to paint next.
  private var mapping = AffineMapping.identity
  /// Views that were not painted and whose superview has not told of them yet.
  private var unpainted: [(depth: Int, id: String, reason: HiddenViews)] = []
  /// Of every scrolling view painted so far.
  private var contentEdges: [ContentEdges] = []

  init(places: [LayoutResult.Place]) { self.places = places }

  mutating func paint(_ view: View) throws(ScreenError) {
    try paint(view, depth: 0, safeArea: places.first?.points ?? .zero, beside: nil)
  }

  /// - Parameters:
  ///   - safeArea: what bars and the device's edges leave free, in points of the window.
  ///   - content: the edges of what scrolls in the views before this one in the same superview.
  private mutating func paint(
    _ view: View, depth: Int, safeArea: Rect, beside content: ContentEdges?
  ) throws(ScreenError) {
    let place = places[next]
    next += 1
    guard !view.common.isHidden, view.common.alpha > 0 else {
      uses?.append(ViewUse(view: view, depth: depth, colors: [], images: []))
      unpainted.append((depth, view.id, view.common.isHidden ? .hidden : .transparent))
      skip(view)
      return
    }
    let index = views.count
    let firstCommand = commands.count
    var canvas = ViewCanvas(
      frame: place.pixels, view: index, place: view.place, context: view.context,
      isMirrored: view.isMirrored)
    let common = view.common
    let effects = common.effects
    let outer = mapping
    defer { mapping = outer }
    if let transform = effects.transform {
      let own = transform.mapping(of: place.pixels.rect, scale: view.context.scale.factor)
      mapping = own.then(mapping)
      canvas.note("transform", transform.words)
    }
    views.append(
      ResolvedView(
        id: view.id, kind: view.kindName, depth: depth, frame: place.pixels.mapped(by: mapping),
        style: view.context.traits.style.rawValue))

    let clips = common.clipsToBounds ?? view.kind.clipsToBounds
    let hasMask = view.children.contains(where: \.common.effects.isMask)
    let layers = ViewLayers(view, hasMask: hasMask)
    commands += layers.opening
    let shadow = try shadow(of: view, clips: clips, on: &canvas)
    let beforeShadow = commands.count
    if let background = common.backgroundColor
      ?? view.kind.defaultBackground(in: view.context)?.color
    {
      let color = try canvas.color(background, as: "backgroundColor")
      canvas.fill(common.corners, color)
    }
    if let gradient = effects.gradient {
      try canvas.gradient(
        gradient, common.corners, written: "gradient",
        adapts: view.isHosted || effects.setsGradientAgain,
        isRightToLeft: view.context.isRightToLeft)
    }
    if clips { canvas.clip(common.corners) }
    var context = view.context
    context.content = content
    try view.kind.draw(on: &canvas, in: context)
    emit(canvas.commands)
    let usesIndex = uses?.count
    uses?.append(
      ViewUse(
        view: view, depth: depth, colors: canvas.colors, images: canvas.images,
        decisions: canvas.decisions))
    let firstStale = stale.count
    let mask = try paintChildren(of: view, at: place, depth: depth, safeArea: safeArea)

    var above = ViewCanvas(
      frame: place.pixels, view: index, place: view.place, context: view.context,
      isMirrored: view.isMirrored)
    try view.kind.drawAbove(
      on: &above, content: place.contentSize ?? above.size, in: view.context)
    if clips { above.restore() }
    if common.borderWidth > 0 {
      let border = common.borderColor ?? .system("black")
      let color =
        common.setsBorderAgain
        ? try above.color(border, as: "borderColor")
        : try above.layerColor(border, as: "borderColor")
      above.border(common.corners, width: common.borderWidth, color)
    }
    emit(above.commands)
    if let shadow {
      cast(
        shadow, from: beforeShadow,
        common.corners.shape(of: place.pixels.rect, scale: above.scaleFactor), index)
    }
    if let usesIndex {
      uses?[usesIndex].colors += above.colors
      uses?[usesIndex].images += above.images
    }
    commands += layers.closing(mask: mask)
    stale.insert(
      contentsOf: view.staleProperties(
        colors: canvas.colors + above.colors, images: canvas.images + above.images),
      at: firstStale)

    views[index].properties =
      canvas.properties + above.properties + view.layoutProperties + view.layerProperties
    if common.alpha < 1 {
      views[index].properties.append(
        ResolvedView.Property(name: "alpha", source: points(common.alpha)))
    }
    views[index].properties += unpaintedChildren(at: depth + 1)
    if hasMask {
      let kinds = view.children.filter(\.common.effects.isMask).map(\.kindName)
      views[index].properties.append(
        ResolvedView.Property(name: "mask", source: kinds.joined(separator: ",")))
    }
    for sentence in canvas.anachronisms + above.anachronisms
    where !anachronisms.contains(sentence) {
      anachronisms.append(sentence)
    }
    if view.pushedBack > 0 { pushBack(view, at: place, index, firstCommand) }
    if effects.blendMode != .normal {
      views[index].properties.append(
        ResolvedView.Property(name: "blendMode", source: effects.blendMode.rawValue))
    }
    let told = Set(views[index].properties.map(\.name))
    views[index].properties += view.written.filter { !told.contains($0.name) }
    for sentence in canvas.standIns + above.standIns where !standIns.contains(sentence) {
      standIns.append(sentence)
    }
    for glyph in canvas.missingGlyphs + above.missingGlyphs where !missingGlyphs.contains(glyph) {
      missingGlyphs.append(glyph)
    }
  }

  /// Makes everything smaller that was painted and listed since a page began, behind a page sheet.
  private mutating func pushBack(
    _ view: View, at place: LayoutResult.Place, _ firstView: Int, _ firstCommand: Int
  ) {
    let factor = view.context.scale.factor
    let page = PushedBackPage(
      of: place.points, behind: view.pushedBack, top: view.context.screen.safeArea.top)
    let scaling = PictureScaling(
      scale: page.scale,
      offset: Point(
        x: (page.origin.x - place.points.minX * page.scale) * factor,
        y: (page.origin.y - place.points.minY * page.scale) * factor))
    let painted = commands[firstCommand...].flatMap { $0.mapped(by: scaling.mapping) }
    commands.removeSubrange(firstCommand...)
    commands.append(
      .clip(.roundedRect(scaling.rect(place.pixels.rect), radius: page.radius * factor)))
    commands += painted
    commands.append(.restore)
    for index in firstView..<views.count { views[index].frame = scaling.pixels(views[index].frame) }
  }

  private mutating func emit(_ new: [DrawCommand]) {
    commands += mapping.isIdentity ? new : new.flatMap { $0.mapped(by: mapping) }
  }

  /// The shadow that the view throws; a layer that clips cuts its own away, in SwiftUI the shadow is
  /// added outside of what clips.
  private func shadow(
    of view: View, clips: Bool, on canvas: inout ViewCanvas
  ) throws(ScreenError) -> Shadow? {
    guard let value = view.common.effects.shadow else { return nil }
    let shadow = try canvas.shadow(value, adapts: view.isHosted)
    guard clips, !view.isHosted else { return shadow }
    canvas.note("shadowCutBy", "clipsToBounds")
    return nil
  }

  /// Puts a shadow beneath the commands from `start` on: that of whatever they paint.
  ///
  /// A backdrop sees only what its own layer has painted, so that a view with one in it throws the
  /// shadow of its bounds instead, without a layer.
  private mutating func cast(
    _ shadow: Shadow, from start: Int, _ bounds: Shape, _ view: ViewIndex
  ) {
    let hasBackdrop = commands[start...].contains { command in
      if case .backdrop = command { true } else { false }
    }
    let command: DrawCommand =
      hasBackdrop ? .shadow(bounds, shadow, view: view) : .layer(LayerPaint(shadow: shadow))
    commands.insert(contentsOf: command.mapped(by: mapping), at: start)
    if !hasBackdrop { commands.append(.restore) }
  }

  /// - Returns: what the view's mask paints; nil where it has none.
  private mutating func paintChildren(
    of view: View, at place: LayoutResult.Place, depth: Int, safeArea: Rect
  ) throws(ScreenError) -> [DrawCommand]? {
    let inner = view.safeArea.map { place.points.inset(by: $0) } ?? safeArea
    if case .scroll(let scroll) = view.kind.arrangement {
      contentEdges.append(ContentEdges(scroll, at: place, safeArea: inner))
    }
    let first = contentEdges.count
    var mask: [DrawCommand]?
    for child in view.children {
      let content = first < contentEdges.count ? contentEdges[first] : nil
      guard child.common.effects.isMask else {
        try paint(child, depth: depth + 1, safeArea: inner, beside: content)
        continue
      }
      let start = commands.count
      try paint(child, depth: depth + 1, safeArea: inner, beside: content)
      mask = Array(commands[start...])
      commands.removeSubrange(start...)
    }
    return mask
  }

  /// Names the views of a superview that has just been painted and that were not.
  private mutating func unpaintedChildren(at depth: Int) -> [ResolvedView.Property] {
    var ids: [HiddenViews: [String]] = [:]
    while let last = unpainted.last, last.depth == depth {
      ids[last.reason, default: []].append(last.id)
      unpainted.removeLast()
    }
    return HiddenViews.allCases.compactMap { reason in
      ids[reason].map {
        ResolvedView.Property(name: reason.rawValue, source: HiddenViews.joined($0.reversed()))
      }
    }
  }

  /// Keeps count of the boxes of a subtree that is not drawn.
  private mutating func skip(_ view: View) {
    var pending = view.children
    while let child = pending.popLast() {
      next += 1
      pending += child.children
    }
  }
}

extension View {
  /// Whether the view's own drawing is turned round.
  fileprivate var isMirrored: Bool { context.isRightToLeft && kind.mirrorsDrawing }

  /// True in a tree of SwiftUI views.
  fileprivate var isHosted: Bool { context.isHosted }
}
