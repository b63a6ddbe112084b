import Pixels
import Geometry
import Screens
import Traits

/// The bar at the right edge that shows where in its content a scrolling view is.
struct ScrollIndicator: Sendable {
  /// UIKit's styles; `default` adapts to the view's style from iOS 13 on.
  enum Style: String, CaseIterable, Sendable {
    case `default`
    case black
    case white
  }

  let isShown: Bool
  let style: Style
  let image: ImageValue?
  let place: Place

  static let specs: [AttributeSpec] = [
    AttributeSpec(
      "showsVerticalScrollIndicator", .flag, default: "false",
      "Draws the indicator, as while scrolling."),
    AttributeSpec(
      "indicatorStyle", .choice(Style.allCases.map(\.rawValue)), default: "default",
      "Adapts to the style, or is always black or white."),
    AttributeSpec(
      "indicatorImage", .image, default: "none",
      "A picture in place of the indicator, stretched to its length."),
  ]

  init(reading reader: AttributeReader) throws(ScreenError) {
    isShown = try reader.flag("showsVerticalScrollIndicator") ?? false
    style = try reader.choice("indicatorStyle") ?? .default
    image = try reader.image("indicatorImage")
    place = reader.value("indicatorImage")?.place ?? reader.place
  }

  /// Draws the indicator where `content` (in points) is higher than the view.
  func draw(
    on canvas: inout ViewCanvas, content: Size, offset: Point, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    guard isShown, content.height > bounds.height, bounds.height > 20 else { return }
    let track = bounds.height - 6
    let length = max(36, track * bounds.height / content.height)
    let range = content.height - bounds.height
    let share = min(max(offset.y / range, 0), 1)
    let width = image == nil ? 3.0 : 6.0
    let bar = Rect(
      x: bounds.maxX - width - 3, y: 3 + (track - length) * share, width: width, height: length)
    if let image {
      let loaded = try context.images.load(image, context.traits, context.scale, place)
      let tint = loaded.isTemplate ? try canvas.color(context.tint, as: "indicatorTint") : .clear
      canvas.note("indicatorImage", image.token)
      canvas.keep(image, as: "indicatorImage", loaded)
      canvas.image(loaded, in: bar, tint: tint)
      return
    }
    let ink = try canvas.color(color, as: "indicatorColor")
    if style == .default, context.traits.generation == .ios12 {
      // Before iOS 13 the indicator was dark with a light rim, to be seen on anything.
      canvas.fill(
        bar.inset(by: .uniform(-0.5)), radius: 2, RGBA8(red: 255, green: 255, blue: 255, alpha: 77))
    }
    canvas.fill(bar, radius: 1.5, ink)
  }

  private var color: ColorValue {
    switch style {
    case .default:
      .dynamic(
        ColorValue.Dynamic(
          light: .withAlpha(.system("black"), 0.35), dark: .withAlpha(.system("white"), 0.5)))
    case .black: .withAlpha(.system("black"), 0.5)
    case .white: .withAlpha(.system("white"), 0.5)
    }
  }
}
