import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The views of one presented controller: what dims the window, and the controller itself.
  ///
  /// A presentation hangs off the window, not off its presenter, so it takes the window's traits.
  mutating func presentation(
    _ node: Node, at position: Int, window: ViewContext
  ) throws(ScreenError) -> [View] {
    let attributes = try ControllerAttributes(reading: node, resources: resources)
    let reader = try AttributeReader(
      node: node, known: ControllerAttributes.specs + SwiftUIAttributes.specs,
      resources: resources)
    guard try reader.flag("presentation.open") ?? true else { return [] }
    var context = preferring(window, in: node)
    let safeArea = context.screen.safeArea
    let dimmingID = "\(node.id).dimming"
    switch attributes.presentation {
    case .fullScreen, .fullScreenCover, .overFullScreen:
      return [try controller(node, inherited: context, safeArea: safeArea)]
    case .pageSheet, .formSheet, .sheet:
      context.traits.level = .elevated
      var sheet = try controller(
        node, inherited: context,
        safeArea: Insets(top: 0, left: 0, bottom: safeArea.bottom, right: 0))
      // Sheets leave the status bar and 10 points above them free (metrics, section 3).
      sheet.placement = .pinned(
        Pins(
          top: Anchor(.superview, offset: safeArea.top + 10), leading: Anchor(.superview),
          bottom: Anchor(.superview, offset: -SheetFrame.radius), trailing: Anchor(.superview)))
      sheet.kind = SheetFrame()
      sheet.common.cornerRadius = SheetFrame.radius
      sheet.common.clipsToBounds = true
      return [dimming(dimmingID, window, node), sheet]
    case .popover:
      context.traits.level = .elevated
      var popover = try controller(node, inherited: context, safeArea: .zero)
      popover.placement = .pinned(Pins(centerX: Anchor(.superview), centerY: Anchor(.superview)))
      popover.kind = SheetFrame()
      popover.common.cornerRadius = SheetFrame.popoverRadius
      popover.common.clipsToBounds = true
      popover.common.width = min(320, context.screen.size.width - 2 * context.screen.sideMargin)
      return [dimming(dimmingID, window, node), popover]
    }
  }

  private func dimming(_ id: String, _ context: ViewContext, _ node: Node) -> View {
    View(id: id, kind: DimmingView(), context: context, placement: .fill, place: node.place)
  }
}
