import Geometry
import Pixels
import Screens
import Traits

/// The appearance that a bar has in its situation, and the rules that chose it.
struct BarLook: Sendable {
  var appearance: BarAppearance
  /// The name of the slot.
  var slot: String
  var rules: [AppearanceRule]
  /// Everything that the bar has, the appearances for other situations included.
  let slots: BarSlots

  init(
    _ appearance: BarAppearance, slot: String, rules: [AppearanceRule], of slots: BarSlots
  ) {
    self.appearance = appearance
    self.slot = slot
    self.rules = rules
    self.slots = slots
  }

  /// The edge at which a bar meets content.
  enum Edge {
    case top
    case bottom
  }

  /// Paints the bar's background and its line over `area`.
  ///
  /// - Parameter line: the system's hairline, by its name in the palette.
  func draw(
    in area: Rect, edge: Edge, line: String, on canvas: inout ViewCanvas
  ) throws(ScreenError) {
    canvas.decide("appearance", slot, rules)
    let isSoft = canvas.chromeGeneration == .ios26 && appearance.effect == .systemChromeMaterial
    let origin = backgroundOrigin
    var color: RGBA8?
    if origin.color != nil { color = try canvas.color(origin, as: "barColor") }
    if let effect = appearance.effect, color?.alpha != 255 {
      if isSoft {
        softEdge(in: area, meeting: edge, on: &canvas)
      } else {
        try canvas.blur(effect, in: area, as: "barEffect", because: effectOrigin(effect))
      }
    }
    if let color { canvas.fill(area, color) }
    guard let shadow = shadowOrigin(line, isSoft: isSoft && color == nil) else { return }
    let pixel = 1 / canvas.scaleFactor
    canvas.fill(
      Rect(
        x: area.minX, y: edge == .bottom ? area.maxY - pixel : area.minY, width: area.width,
        height: pixel), try canvas.color(shadow, as: "shadowColor"))
  }

  /// Stands for iOS 26's scroll edge effect, which fades and blurs content beneath a bar: bands that
  /// grow weaker towards the content.
  private func softEdge(in area: Rect, meeting edge: Edge, on canvas: inout ViewCanvas) {
    canvas.standIn("bands of blur for iOS 26’s scroll edge effect")
    let count = 12
    let height = area.height / Double(count)
    for band in 0..<count {
      let place = edge == .bottom ? band : count - 1 - band
      canvas.backdrop(
        Glass.edge(
          Double(band) / Double(count), for: canvas.traits, scale: canvas.scaleFactor),
        in: Rect(
          x: area.minX, y: area.minY + Double(place) * height, width: area.width, height: height))
    }
  }
}
