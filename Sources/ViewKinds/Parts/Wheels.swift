import Geometry
import LayoutEngine
import Pixels
import Screens
import Traits
import Typography

/// Turning wheels beside each other, of which the middle row counts: pickers and date pickers.
struct Wheels: Sendable {
  /// One wheel.
  struct Wheel: Sendable {
    /// From the first row to the last one.
    var rows: [String]
    var selected: Int
    /// In points; nil for an equal share of what is left.
    var width: Double?
    /// 0 for texts that begin at the wheel's left edge, 0.5 for centred ones, 1 at the right edge.
    var share = 0.5
    /// Whether the first row follows the last one.
    var isEndless = false
  }

  var wheels: [Wheel]

  /// 320 × 216 points (metrics, section 4).
  static let size = Size(width: 320, height: 216)

  /// Where rows lie on the drum, for 18° from one to the next: how far from the middle as a share
  /// of the drum's radius, and how much they are foreshortened.
  private static let places: [(distance: Double, stretch: Double)] = [
    (0, 1), (0.309017, 0.951057), (0.587785, 0.809017), (0.809017, 0.587785), (0.951057, 0.309017),
  ]

  func draw(
    on canvas: inout ViewCanvas, textColor: ColorValue?, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    let isOld = context.traits.generation == .ios12
    try drawBand(on: &canvas, in: context)
    let ink = try canvas.color(textColor ?? context.defaultTextColor, as: "textColor")
    let fixed = wheels.reduce(0) { $0 + ($1.width ?? 0) }
    let open = wheels.count { $0.width == nil }
    let share = open > 0 ? max(0, bounds.width - 20 - fixed) / Double(open) : 0
    var x = open > 0 ? 10 : (bounds.width - fixed) / 2
    canvas.clip(radius: 0)
    for wheel in wheels {
      let width = wheel.width ?? share
      let center = x + 6 + (width - 12) * wheel.share
      for step in -4...4 {
        guard let row = wheel.row(wheel.selected + step) else { continue }
        let place = Self.places[abs(step)]
        var color = ink
        // Rows fade as they turn away; beside the band even the first one is grey.
        let fade = step == 0 ? 1 : [0, 0.45, 0.3, 0.16, 0.06][abs(step)]
        color.alpha = UInt8((Double(ink.alpha) * fade).rounded())
        let side = step < 0 ? -1.0 : 1
        canvas.line(
          row, .system(step == 0 || isOld ? 23 : 21),
          center: Point(x: center, y: bounds.midY + side * place.distance * 108),
          at: wheel.share, stretch: place.stretch, color, context)
      }
      x += width
    }
    canvas.restore()
  }

  /// A grey band behind the chosen row; two hairlines before iOS 14.
  private func drawBand(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    switch context.traits.generation {
    case .ios12, .ios13:
      let pixel = 1 / context.scale.factor
      let line = try canvas.color(.system("separator"), as: "bandColor")
      for y in [bounds.midY - 17, bounds.midY + 17] {
        canvas.fill(Rect(x: 0, y: y, width: bounds.width, height: pixel), line)
      }
    case .ios15, .ios17, .ios26:
      canvas.fill(
        Rect(x: 9, y: bounds.midY - 17, width: max(0, bounds.width - 18), height: 34), radius: 8,
        try canvas.color(.system("tertiarySystemFill"), as: "bandColor"))
    }
  }
}

extension Wheels.Wheel {
  /// The row at a position that may lie before the first or behind the last one.
  fileprivate func row(_ position: Int) -> String? {
    guard !rows.isEmpty else { return nil }
    if rows.indices.contains(position) { return rows[position] }
    guard isEndless else { return nil }
    return rows[((position % rows.count) + rows.count) % rows.count]
  }
}
