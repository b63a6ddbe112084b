import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The views of one presented controller: what dims the window, and the controller itself.
  ///
  /// A presentation hangs off the window, not off its presenter, so it takes the window's traits.
  mutating func presentation(
    _ node: Node, window: ViewContext
  ) throws(ScreenError) -> [View] {
    let attributes = try ControllerAttributes(reading: node, resources: resources)
    guard attributes.isOpen else { return [] }
    var context = window
    if let style = attributes.presentedAt {
      context = context.deciding(
        StyleStep(
          .presentation, id: node.id, place: "\(node.place)", value: StyleOverride(style)))
    }
    context = preferring(context, in: node)
    // Before iOS 13 a page sheet covers a phone's whole screen.
    if window.traits.generation == .ios12, attributes.presentation != .popover {
      return [try controller(node, inherited: context, safeArea: context.screen.safeArea)]
    }
    switch attributes.presentation {
    case .fullScreen, .fullScreenCover, .overFullScreen:
      return [try controller(node, inherited: context, safeArea: context.screen.safeArea)]
    case .pageSheet, .formSheet, .sheet:
      context.traits.level = .elevated
      // On a phone held sideways sheets cover the screen.
      if context.screen.isCompactHeight {
        return [try controller(node, inherited: context, safeArea: context.screen.safeArea)]
      }
      return [dimming(window, node), try sheet(node, context)]
    case .popover:
      context.traits.level = .elevated
      return [dimming(window, node), try popover(node, context)]
    }
  }

  /// A sheet leaves the status bar and 10 points below it free (metrics, section 3).
  private mutating func sheet(_ node: Node, _ context: ViewContext) throws(ScreenError) -> View {
    let safeArea = context.screen.safeArea
    var content = try controller(
      node, inherited: context,
      safeArea: Insets(top: 0, left: 0, bottom: safeArea.bottom, right: 0))
    // The frame's lower corners lie below the screen, the content ends with the screen.
    content.placement = .pinned(
      Pins(
        top: Anchor(.superview), leading: Anchor(.superview),
        bottom: Anchor(.superview, offset: SheetFrame.radius), trailing: Anchor(.superview)))
    return frame(
      around: content, radius: SheetFrame.radius,
      pins: Pins(
        top: Anchor(.superview, offset: safeArea.top + 10), leading: Anchor(.superview),
        bottom: Anchor(.superview, offset: -SheetFrame.radius), trailing: Anchor(.superview)))
  }

  /// A popover is as high as its content asks, or 480 points where that scrolls.
  private mutating func popover(_ node: Node, _ context: ViewContext) throws(ScreenError) -> View {
    var content = try controller(node, inherited: context, safeArea: .zero)
    content.placement = .fill
    let screen = context.screen
    var popover = frame(
      around: content, radius: SheetFrame.popoverRadius,
      pins: Pins(centerX: Anchor(.superview), centerY: Anchor(.superview)))
    popover.common.width = min(
      SheetFrame.popover.width, screen.size.width - 2 * screen.sideMargin)
    if content.scrolls {
      popover.common.height = min(
        SheetFrame.popover.height, screen.size.height - screen.safeArea.top - screen.safeArea.bottom
      )
    }
    return popover
  }

  private func frame(around content: View, radius: Double, pins: Pins) -> View {
    var common = CommonAttributes()
    common.cornerRadius = radius
    common.clipsToBounds = true
    return View(
      id: "\(content.id).frame", kind: SheetFrame(), common: common, context: content.context,
      placement: .pinned(pins), children: [content], place: content.place)
  }

  private func dimming(_ context: ViewContext, _ node: Node) -> View {
    View(
      id: "\(node.id).dimming", kind: DimmingView(), context: context, placement: .fill,
      place: node.place)
  }
}

extension View {
  /// True where the controller's own view, below its bars, scrolls.
  fileprivate var scrolls: Bool {
    if case .scroll = kind.arrangement { return true }
    guard safeArea == nil else { return false }
    return children.first?.scrolls ?? false
  }
}
