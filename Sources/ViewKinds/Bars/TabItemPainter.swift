import Geometry
import Pixels
import Screens
import Traits
import Typography

/// Paints one tab: image over title, or beside it in the bars of tablets and of phones that lie on
/// their side.
struct TabItemPainter {
  let form: TabItemForm
  let item: TabItem
  let index: Int
  let isSelected: Bool
  let icon: RGBA8
  let title: RGBA8

  func draw(
    on canvas: inout ViewCanvas, in area: Rect, _ context: ViewContext
  ) throws(ScreenError) {
    let isBeside = form != .stacked
    let value = (isSelected ? item.selectedImage : nil) ?? item.image
    let side = form.side
    let badge = item.badge.map { Badge($0, in: context) }
    // A title beside an image keeps clear of the image's badge, and without one the badge follows it.
    let before = isBeside && value != nil ? side + max(5, (badge?.width ?? 0) - 10 + 2) : 0
    let behind = isBeside && value == nil ? badge.map { $0.width + 2 } ?? 0 : 0
    let text = context.text.typeset(
      TextSetting(
        item.title, font: .system(form.fontSize, .medium),
        width: max(1, area.width - before - behind), lines: 1),
      scale: context.scale)
    canvas.note("item\(index)", item.title)
    if let badge = item.badge { canvas.note("item\(index)Badge", badge) }
    let pair = before + text.size.width + behind
    let left = area.midX - pair / 2
    var badgeX =
      isBeside ? left + text.size.width + 2 : area.midX + side / 2 - 8
    if let value {
      let image = value.image
      var loaded = try context.images.load(image, context.traits, context.scale, canvas.place)
      loaded.isTemplate = image.renderingMode != .alwaysOriginal
      let word = isSelected && item.selectedImage != nil ? "selectedImage" : "image"
      canvas.note("item\(index)Image", image.token)
      canvas.keep(
        image, as: "item\(index)Image", loaded, because: value.rule("\(word) of the tab bar item"))
      let room =
        isBeside
        ? Rect(x: left, y: area.midY - side / 2, width: side, height: side)
        : Rect(x: area.midX - 14, y: area.minY + 6, width: side, height: 26)
      let fit = ContentMode.scaleAspectFit.rect(for: loaded.size, in: room)
      canvas.image(loaded, in: fit, tint: icon)
      badgeX = room.maxX - (isBeside ? 10 : 8)
    }
    canvas.text(
      text,
      at: Point(
        x: left + before, y: isBeside ? area.midY - text.size.height / 2 : area.minY + 34.5), title)
    // Beside a title there is less room than over it.
    if let badge { try badge.draw(x: badgeX, y: area.minY + (isBeside ? 1 : 3), on: &canvas) }
  }

  /// A short text on a red capsule.
  private struct Badge {
    let label: TypesetText
    /// In points.
    let width: Double

    init(_ words: String, in context: ViewContext) {
      label = context.text.typeset(
        TextSetting(words, font: .system(13), lines: 1), scale: context.scale)
      width = max(18, label.size.width + 10)
    }

    func draw(x: Double, y: Double, on canvas: inout ViewCanvas) throws(ScreenError) {
      let bubble = Rect(x: x, y: y, width: width, height: 18)
      var origin = ColorOrigin()
      origin.otherwise("a badge is systemRed", .system("systemRed"))
      canvas.fill(bubble, radius: 9, try canvas.color(origin, as: "badgeColor"))
      canvas.text(
        label,
        at: Point(x: bubble.midX - label.size.width / 2, y: bubble.midY - label.size.height / 2),
        .white)
    }
  }
}
