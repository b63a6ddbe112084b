public import Drawing
public import Geometry
public import Pixels
public import Screens
public import Traits
import Typography

/// What one view paints, in points of its own bounds, and what reviewers shall know about it.
public struct ViewCanvas: Sendable {
  public private(set) var commands: [DrawCommand] = []
  /// Every property that was resolved, in order.
  public private(set) var properties: [ResolvedView.Property] = []
  /// Every colour that was resolved, as written, in order.
  public private(set) var colors: [ColorUse] = []
  /// Every image that was drawn, in order.
  public private(set) var images: [ImageUse] = []
  /// Everything else that was decided, in order.
  public private(set) var decisions: [Decision] = []
  /// What is drawn in place of something that cannot be shipped, such as a map.
  public private(set) var standIns: [String] = []
  /// What the screen needs and its iOS does not have, as sentences.
  public private(set) var anachronisms: [String] = []
  /// Glyphs that no font has, as `U+XXXX`.
  public private(set) var missingGlyphs: [String] = []
  /// The view's own rectangle, in pixels of the image.
  public let frame: PixelRect
  public let view: ViewIndex
  public let place: Place
  /// True where what is given as left is painted on the right. Kinds draw as for reading from left
  /// to right, and the canvas turns places round, never the texts and pictures at them.
  public let isMirrored: Bool
  private let context: ViewContext

  public init(
    frame: PixelRect, view: ViewIndex, place: Place, context: ViewContext, isMirrored: Bool = false
  ) {
    self.frame = frame
    self.view = view
    self.place = place
    self.context = context
    self.isMirrored = isMirrored
    if context.isHosted { needs("SwiftUI", since: .ios13) }
  }

  /// The view's extent, in points, after rounding to pixels.
  public var size: Size {
    Size(
      width: Double(frame.width) / context.scale.factor,
      height: Double(frame.height) / context.scale.factor)
  }

  /// The bounds in points.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// A rectangle of the bounds, in pixels of the image; edges go to the nearest pixel.
  func pixels(_ rect: Rect) -> Rect {
    let factor = context.scale.factor
    let left = (rect.minX * factor).rounded()
    let top = (rect.minY * factor).rounded()
    let width = max(0, (rect.maxX * factor).rounded() - left)
    return Rect(
      x: Double(frame.x) + (isMirrored ? Double(frame.width) - left - width : left),
      y: Double(frame.y) + top, width: width,
      height: max(0, (rect.maxY * factor).rounded() - top))
  }

  /// The left edge of something that is `width` wide and begins at `x`, both in points of the
  /// bounds, in pixels of the image and not rounded.
  func left(of x: Double, width: Double) -> Double {
    let factor = context.scale.factor
    return isMirrored
      ? Double(frame.x) + Double(frame.width) - (x + width) * factor
      : Double(frame.x) + x * factor
  }

  /// Notes a colour for the view tree and gives its value.
  public mutating func color(_ value: ColorValue, as name: String) throws(ScreenError) -> RGBA8 {
    let resolved = try context.resolve(value, at: place)
    note(name, resolved.token, resolved.rgba.hex8)
    colors.append(ColorUse(name: name, color: value))
    return resolved.rgba
  }

  /// The same for a colour whose rules the kind knows; clear where none decided.
  mutating func color(
    _ origin: ColorOrigin, as name: String, token: String? = nil
  ) throws(ScreenError) -> RGBA8 {
    let value = origin.color ?? .system("clear")
    let resolved = try context.resolve(value, at: place)
    note(name, token ?? resolved.token, resolved.rgba.hex8)
    colors.append(ColorUse(name: name, color: value, origin: origin))
    return resolved.rgba
  }

  /// The same for a colour that a layer holds as a `CGColor`, such as a border's: it keeps the
  /// style of first display.
  ///
  /// Source: jessesquires.com, 2020-03-23.
  public mutating func layerColor(
    _ value: ColorValue, as name: String
  ) throws(ScreenError) -> RGBA8 {
    let captured = ColorValue.captured(value)
    let rgba = try context.resolve(captured, at: place).rgba
    note(name, value.token, rgba.hex8)
    colors.append(ColorUse(name: name, color: captured, isOnLayer: true))
    return rgba
  }

  /// As `color` for one that the screen knows by another name than its own, as it does effects.
  mutating func color(
    _ value: ColorValue, as name: String, token: String
  ) throws(ScreenError) -> RGBA8 {
    let resolved = try context.resolve(value, at: place)
    note(name, token, resolved.rgba.hex8)
    colors.append(ColorUse(name: name, color: value))
    return resolved.rgba
  }

  /// Says that the colour noted last is written under another name than its own.
  mutating func attributeOfLastColor(_ name: String) {
    if !colors.isEmpty { colors[colors.count - 1].attribute = name }
  }

  /// Notes a decision for the view tree and for explanations.
  mutating func decide(_ name: String, _ value: String, _ rules: [AppearanceRule]) {
    note(name, value)
    decisions.append(Decision(name: name, value: value, rules: rules))
  }

  /// Says that the view draws something of its own in place of the system's.
  mutating func standIn(_ sentence: String) {
    if !standIns.contains(sentence) { standIns.append(sentence) }
  }

  /// Says that something came with an iOS that is newer than the view's, whose look it has all the
  /// same.
  mutating func needs(_ what: String, since generation: TraitSet.Generation) {
    guard traits.generation < generation else { return }
    func words(_ generation: TraitSet.Generation) -> String {
      "iOS \(generation.rawValue.dropFirst(3))"
    }
    let sentence =
      "\(words(traits.generation)) has no \(what), which came with \(words(generation)); "
      + "it is drawn as there"
    if !anachronisms.contains(sentence) { anachronisms.append(sentence) }
  }

  /// Notes a property for the view tree.
  public mutating func note(_ name: String, _ source: String, _ value: String = "") {
    properties.append(ResolvedView.Property(name: name, source: source, value: value))
  }

  /// Keeps which image a property draws, for explanations; the view tree shows of it which file it was
  /// and whether it was painted in the tint.
  mutating func keep(
    _ image: ImageValue, as name: String, _ loaded: LoadedImage,
    because origin: AppearanceRule? = nil
  ) {
    if let digest = loaded.fileDigest { note("\(name)File", digest) }
    if loaded.isTemplate { note("\(name)Rendering", "template") }
    images.append(
      ImageUse(name: name, image: image, isTemplate: loaded.isTemplate, origin: origin))
    if case .symbol(let symbol) = image.source { needs("symbol \(symbol)", since: .ios13) }
  }

  /// Fills a rounded rectangle of the bounds.
  public mutating func fill(_ rect: Rect, radius: Double = 0, _ color: RGBA8) {
    guard color.alpha > 0 else { return }
    let pixels = pixels(rect)
    guard !pixels.isEmpty else { return }
    let shape: Shape =
      radius > 0 ? .roundedRect(pixels, radius: radius * context.scale.factor) : .rect(pixels)
    commands.append(.fill(shape, color, view: view))
  }

  /// Fills the largest ellipse in a rectangle of the bounds.
  public mutating func fillEllipse(_ rect: Rect, _ color: RGBA8) {
    guard color.alpha > 0 else { return }
    commands.append(.fill(.ellipse(pixels(rect)), color, view: view))
  }

  /// Strokes the inner edge of a rounded rectangle of the bounds; `width` is in points.
  public mutating func border(_ rect: Rect, radius: Double, width: Double, _ color: RGBA8) {
    guard color.alpha > 0, width > 0 else { return }
    let pixels = pixels(rect)
    let shape: Shape =
      radius > 0 ? .roundedRect(pixels, radius: radius * context.scale.factor) : .rect(pixels)
    commands.append(.border(shape, width: width * context.scale.factor, color, view: view))
  }

  /// Fills an outline given in points of the bounds. On a mirrored canvas it points the other way
  /// round; one that `keepsShape`, as a check mark does, only changes its place.
  public mutating func fill(_ path: Path, _ color: RGBA8, keepsShape: Bool = false) {
    let factor = context.scale.factor
    let y = Double(frame.y)
    let bounds = isMirrored && keepsShape ? path.controlBounds : nil
    // Turning the outline round in its own bounds first makes the canvas turn it back.
    let turn = bounds.map { $0.minX + $0.maxX }
    let outline = path.mapPoints { point in
      Point(
        x: left(of: turn.map { $0 - point.x } ?? point.x, width: 0), y: y + point.y * factor)
    }
    commands.append(.fill(.path(outline), color, view: view))
  }

  /// Paints an image over a rectangle of the bounds; a template takes `tint`.
  public mutating func image(_ image: LoadedImage, in rect: Rect, tint: RGBA8) {
    let bitmap = image.bitmap(isRightToLeft: context.isRightToLeft)
    let mode = image.isTemplate ? ImagePaint.Mode.template(tint) : .original
    if let slicing = image.slicing, image.size != rect.size {
      parts(of: bitmap, slicing, scale: image.scale, in: rect, mode: mode)
      return
    }
    commands.append(
      .image(ImagePaint(bitmap: bitmap, destination: pixels(rect), mode: mode), view: view))
  }

  /// Restricts what follows to the rounded bounds until `restore`.
  public mutating func clip(radius: Double) {
    let rect = frame.rect
    commands.append(
      .clip(
        radius > 0 ? .roundedRect(rect, radius: radius * context.scale.factor) : .rect(rect)))
  }

  /// Restricts what follows to a rectangle of the bounds until `restore`.
  mutating func clip(to rect: Rect) { commands.append(.clip(.rect(pixels(rect)))) }

  public mutating func restore() { commands.append(.restore) }

  var traits: TraitSet { context.traits }
  var chromeGeneration: TraitSet.Generation { context.chromeGeneration }
  public var scaleFactor: Double { context.scale.factor }
  var fonts: FontCatalog { context.setter.fonts }

  func picture(_ glyph: PlacedGlyph) -> (bitmap: Bitmap, frame: Rect)? {
    context.setter.picture(glyph, pixelsPerEm: glyph.size * scaleFactor)
  }

  mutating func append(_ command: DrawCommand) { commands.append(command) }

  mutating func noteMissing(_ glyphs: [String]) {
    for glyph in glyphs where !missingGlyphs.contains(glyph) { missingGlyphs.append(glyph) }
  }
}
