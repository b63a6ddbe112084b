import Geometry
import Screens
import Traits

/// What stands at the right edge of a table view's cell: a switch, a sign, or nothing.
struct CellAccessory: Sendable {
  private let row: TableRow

  init(_ row: TableRow) { self.row = row }

  /// What it takes from the texts' room with its gap, in points; 0 for nothing. Signs grow with the
  /// text, switches do not.
  func width(in context: ViewContext) -> Double {
    let growth = context.signGrowth
    let sign: Double =
      switch row.accessory {
      case .none: 0
      case .disclosureIndicator: 8 * growth + 10
      case .checkmark: 14 * growth + 10
      case .detail, .detailButton: 22 * growth + 10
      case .detailDisclosureButton: (22 + 8) * growth + 8 + 10
      }
    return sign + (row.isOn == nil ? 0 : Switch.size(in: context).width + 10)
  }

  func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let growth = context.signGrowth
    let right = bounds.width - context.screen.sideMargin
    if let isOn = row.isOn {
      let size = Switch.size(in: context)
      canvas.note("isOn", "\(isOn)")
      try Switch(isOn: isOn, onTint: row.onTintColor).drawTrack(
        on: &canvas, at: Point(x: right - size.width, y: (bounds.height - size.height) / 2),
        in: context)
    }
    switch row.accessory {
    case .none: break
    case .disclosureIndicator: try drawChevron(at: right, growth, on: &canvas)
    case .checkmark:
      let color = try canvas.color(context.tint, as: "accessoryColor")
      canvas.fill(
        Glyphs.checkmark(at: Point(x: right - 14 * growth, y: bounds.midY), scale: growth), color,
        keepsShape: true)
    case .detail, .detailButton:
      canvas.detailSign(
        center: Point(x: right - 11 * growth, y: bounds.midY), scale: growth,
        try canvas.color(context.tint, as: "accessoryColor"))
    case .detailDisclosureButton:
      canvas.detailSign(
        center: Point(x: right - 8 - 19 * growth, y: bounds.midY), scale: growth,
        try canvas.color(context.tint, as: "detailColor"))
      try drawChevron(at: right, growth, on: &canvas)
    }
  }

  private func drawChevron(
    at right: Double, _ growth: Double, on canvas: inout ViewCanvas
  ) throws(ScreenError) {
    let color = try canvas.color(.system("tertiaryLabel"), as: "accessoryColor")
    canvas.fill(
      Glyphs.chevron(
        at: Point(x: right - 7 * growth, y: canvas.bounds.midY), pointsLeft: false,
        height: 12 * growth), color)
  }
}
