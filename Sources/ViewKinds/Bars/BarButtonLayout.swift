import Geometry
import Pixels
import Screens
import Traits
import Typography

/// One button of a bar, measured and ready to be painted.
struct BarButtonLayout {
  private enum Content {
    case text(TypesetText)
    case image(LoadedImage, WrittenImage)
  }

  let button: BarButton
  /// Under which its parts are noted, such as `left0`.
  let name: String
  private let content: Content
  /// In points, with the room of its glass on iOS 26.
  let width: Double

  /// On iOS 26 a button lies in a piece of glass that is 44 points high, which is an approximation.
  static let glassHeight = 44.0

  /// - Parameter most: the most points that a title may take, with its glass; nil for any number.
  init(
    _ button: BarButton, named name: String, atMost most: Double? = nil, at place: Place,
    in context: ViewContext
  ) throws(ScreenError) {
    self.button = button
    self.name = name
    let isGlass = context.chromeGeneration == .ios26
    if let written = button.image {
      let image = written.image
      var loaded = try context.images.load(image, context.traits, context.scale, place)
      loaded.isTemplate = image.renderingMode != .alwaysOriginal
      content = .image(loaded, written)
      width = isGlass ? max(Self.glassHeight, loaded.size.width + 20) : loaded.size.width
    } else {
      let text = context.text.typeset(
        TextSetting(
          button.title ?? "", font: .system(17, button.isDone ? .semibold : .regular),
          width: most.map { max(1, isGlass ? $0 - 32 : $0) }, lines: 1),
        scale: context.scale)
      content = .text(text)
      width = isGlass ? max(Self.glassHeight, text.size.width + 32) : text.size.width
    }
  }

  /// Paints the button with its left edge at `x` and its middle at `middle`, in points.
  func draw(
    on canvas: inout ViewCanvas, x: Double, middle: Double, in context: ViewContext
  ) throws(ScreenError) {
    let isGlass = context.chromeGeneration == .ios26
    if isGlass {
      canvas.glass(
        in: Rect(
          x: x, y: middle - Self.glassHeight / 2, width: width, height: Self.glassHeight),
        radius: Self.glassHeight / 2)
    }
    let color = try canvas.color(origin(in: context), as: "\(name)Color")
    switch content {
    case .image(let loaded, let written):
      canvas.note("\(name)Image", written.image.token)
      canvas.keep(
        written.image, as: "\(name)Image", loaded,
        because: written.rule("image of the bar button item"))
      canvas.image(
        loaded,
        in: Rect(
          origin: Point(
            x: x + (width - loaded.size.width) / 2, y: middle - loaded.size.height / 2),
          size: loaded.size), tint: color)
    case .text(let text):
      canvas.note("\(name)Title", button.title ?? "")
      canvas.text(
        text,
        at: Point(x: x + (width - text.size.width) / 2, y: middle - text.size.height / 2), color)
    }
  }

  /// The button's own tint, else the inherited one; on glass the text's colour. Behind a presentation
  /// every tint is grey.
  private func origin(in context: ViewContext) -> ColorOrigin {
    let words = "tintColor of the bar button item"
    var origin = ColorOrigin()
    let isGlass = context.chromeGeneration == .ios26
    if context.isTintDimmed, !isGlass || button.tintColor != nil { origin.askTints(in: context) }
    origin.ask(words, button.tintColor)
    if isGlass {
      origin.otherwise("on glass a button is label", .system("label"))
    }
    if !context.isTintDimmed { origin.askTints(in: context) }
    return origin
  }
}
