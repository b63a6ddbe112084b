import Geometry
import Pixels
import Screens
import Traits
import Typography

/// A picture that a control shows as one of its parts, painted as a template unless it says
/// otherwise.
struct PartImage: Sendable {
  let name: String
  private(set) var value: ImageValue
  let place: Place

  init(_ name: String, _ value: ImageValue, at place: Place) {
    self.name = name
    self.value = value
    self.place = place
  }

  /// The picture under an attribute; nil where it is left out.
  init?(_ name: String, reading reader: AttributeReader) throws(ScreenError) {
    guard let image = try reader.image(name) else { return nil }
    self.init(name, image, at: reader.value(name)?.place ?? reader.place)
  }

  /// The same with a symbol that follows the text size as `style` does, unless it says otherwise.
  func scaling(with style: TextStyle) -> PartImage {
    var image = self
    image.value.configuration = value.configuration.filled(
      from: SymbolConfiguration(textStyle: style))
    return image
  }

  /// In points; nil where it cannot be read, which drawing it reports.
  func size(in context: ViewContext) -> Size? {
    try? context.images.load(value, context.traits, context.scale, place).size
  }

  /// Draws the picture in the middle of the canvas's height and gives its size, in points. `x` is
  /// its left edge where `share` is 0, its middle at 0.5, its right edge at 1. A template takes
  /// `tint`, where there is none the inherited one.
  @discardableResult
  func draw(
    x: Double, at share: Double, on canvas: inout ViewCanvas, in context: ViewContext,
    tint: ColorValue? = nil
  ) throws(ScreenError) -> Size {
    let loaded = try load(on: &canvas, in: context)
    let size = loaded.size
    try draw(
      loaded,
      in: Rect(
        origin: Point(x: x - size.width * share, y: canvas.bounds.midY - size.height / 2),
        size: size), on: &canvas, tint: tint ?? context.tint)
    return size
  }

  /// Draws the picture around the middle of `rect`, at its own size.
  func draw(
    in rect: Rect, on canvas: inout ViewCanvas, in context: ViewContext, tint: ColorValue? = nil
  ) throws(ScreenError) {
    let loaded = try load(on: &canvas, in: context)
    let size = loaded.size
    try draw(
      loaded,
      in: Rect(
        origin: Point(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), size: size),
      on: &canvas, tint: tint ?? context.tint)
  }

  private func load(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) -> LoadedImage {
    var loaded = try context.images.load(value, context.traits, context.scale, place)
    loaded.isTemplate = value.renderingMode != .alwaysOriginal
    canvas.note(name, value.token)
    canvas.keep(value, as: name, loaded)
    return loaded
  }

  private func draw(
    _ loaded: LoadedImage, in rect: Rect, on canvas: inout ViewCanvas, tint: ColorValue
  ) throws(ScreenError) {
    let color = loaded.isTemplate ? try canvas.color(tint, as: "\(name)Color") : .clear
    canvas.image(loaded, in: rect, tint: color)
  }
}
