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
    let text = context.text.typeset(
      TextSetting(item.title, font: .system(form.fontSize, .medium), width: area.width, lines: 1),
      scale: context.scale)
    canvas.note("item\(index)", item.title)
    let value = (isSelected ? item.selectedImage : nil) ?? item.image
    let side = form.side
    let pair = isBeside && value != nil ? side + 5 + text.size.width : text.size.width
    let left = area.midX - pair / 2
    var iconRight = area.midX + side / 2
    if let value {
      let image = value.image
      var loaded = try context.images.load(image, context.traits, context.scale, canvas.place)
      loaded.isTemplate = image.renderingMode != .alwaysOriginal
      let word = isSelected && item.selectedImage != nil ? "selectedImage" : "image"
      canvas.keep(
        image, as: "item\(index)Image", isTemplate: loaded.isTemplate,
        because: value.rule("\(word) of the tab bar item"))
      let room =
        isBeside
        ? Rect(x: left, y: area.midY - side / 2, width: side, height: side)
        : Rect(x: area.midX - 14, y: area.minY + 6, width: side, height: 26)
      let fit = ContentMode.scaleAspectFit.rect(for: loaded.size, in: room)
      canvas.image(loaded, in: fit, tint: icon)
      iconRight = room.maxX
    }
    let textX = isBeside && value != nil ? left + side + 5 : left
    canvas.text(
      text,
      at: Point(x: textX, y: isBeside ? area.midY - text.size.height / 2 : area.minY + 34.5), title)
    if let badge = item.badge {
      // Beside a title there are 5 points, over it there is room.
      try draw(
        badge, x: iconRight - (isBeside ? 14 : 8), y: area.minY + (isBeside ? 1 : 3), on: &canvas,
        context)
    }
  }

  private func draw(
    _ badge: String, x: Double, y: Double, on canvas: inout ViewCanvas, _ context: ViewContext
  ) throws(ScreenError) {
    let label = context.text.typeset(
      TextSetting(badge, font: .system(13), lines: 1), scale: context.scale)
    let bubble = Rect(x: x, y: y, width: max(18, label.size.width + 10), height: 18)
    var origin = ColorOrigin()
    origin.otherwise("a badge is systemRed", .system("systemRed"))
    canvas.fill(bubble, radius: 9, try canvas.color(origin, as: "badgeColor"))
    canvas.text(
      label,
      at: Point(x: bubble.midX - label.size.width / 2, y: bubble.midY - label.size.height / 2),
      .white)
  }
}
