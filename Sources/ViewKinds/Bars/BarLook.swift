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

  init(_ appearance: BarAppearance, slot: String, rules: [AppearanceRule]) {
    self.appearance = appearance
    self.slot = slot
    self.rules = rules
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
    let isSoft = canvas.traits.generation == .ios26 && appearance.effect == .systemChromeMaterial
    let color = try appearance.color.map { (value) throws(ScreenError) in
      try canvas.color(value, as: "barColor")
    }
    if let effect = appearance.effect, color?.alpha != 255 {
      if isSoft {
        softEdge(in: area, on: &canvas)
      } else {
        try canvas.blur(effect, in: area, as: "barEffect")
      }
    }
    if let color { canvas.fill(area, color) }
    guard let shadow = shadow(line, isSoft: isSoft && color == nil) else { return }
    let pixel = 1 / canvas.scaleFactor
    canvas.fill(
      Rect(
        x: area.minX, y: edge == .bottom ? area.maxY - pixel : area.minY, width: area.width,
        height: pixel), try canvas.color(shadow, as: "shadowColor"))
  }

  private func shadow(_ line: String, isSoft: Bool) -> ColorValue? {
    switch appearance.shadow {
    case .none: nil
    case .standard: isSoft ? nil : .part(line)
    case .color(let color): color
    }
  }

  /// Stands for iOS 26's scroll edge effect, which fades and blurs content beneath a bar.
  private func softEdge(in area: Rect, on canvas: inout ViewCanvas) {
    canvas.standIn("a blur for iOS 26’s scroll edge effect")
    canvas.backdrop(Glass.edge(for: canvas.traits, scale: canvas.scaleFactor), in: area)
  }
}
