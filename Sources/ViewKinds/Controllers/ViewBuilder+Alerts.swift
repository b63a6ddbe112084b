import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The views of a presented alert controller: what dims the window, and the alert.
  ///
  /// It hangs off the window as every presentation does, and is elevated in dark.
  func alert(_ node: Node, window: ViewContext) throws(ScreenError) -> [View] {
    let attributes = try AlertAttributes(reading: node, resources: resources)
    guard attributes.isOpen else { return [] }
    var context = window.leveled(
      TraitStep(
        "“\(node.id)” is an \(attributes.style.words), which is elevated", place: "\(node.place)",
        value: .elevated, since: .ios13))
    context = self.context(
      context, .controller, node, override: attributes.override, tint: attributes.tintColor)
    let dimming = View(
      id: "\(node.id).dimming", kind: DimmingView(), context: window, placement: .fill,
      place: node.place)
    var common = CommonAttributes()
    switch attributes.style {
    case .alert:
      common.width = Alert.width(in: context)
      return [
        dimming,
        View(
          id: node.id, kind: Alert(attributes.content), common: common, context: context,
          placement: .pinned(Pins(centerX: Anchor(.superview), centerY: Anchor(.superview))),
          place: node.place),
      ]
    case .actionSheet where context.screen.isPad:
      // Tablets show a popover, which closes without a button; its arrow is not drawn.
      var content = attributes.content
      content.actions.removeAll { $0.style == .cancel }
      common.width = 304
      return [
        dimming,
        View(
          id: node.id, kind: ActionSheet(content), common: common, context: context,
          placement: .pinned(Pins(centerX: Anchor(.superview), centerY: Anchor(.superview))),
          place: node.place),
      ]
    case .actionSheet:
      // 8 points from the sides, above the home indicator (metrics, section 3).
      common.width = min(context.screen.size.width - 16, 430)
      let bottom = max(8, context.screen.safeArea.bottom)
      return [
        dimming,
        View(
          id: node.id, kind: ActionSheet(attributes.content), common: common, context: context,
          placement: .pinned(
            Pins(bottom: Anchor(.superview, offset: bottom), centerX: Anchor(.superview))),
          place: node.place),
      ]
    }
  }

  /// The open presentation below `node` behind which tints are grey, or nil.
  static func dimmingPresentation(
    below node: Node, on generation: TraitSet.Generation
  ) -> Node? {
    var pending = node.children
    while let child = pending.popLast() {
      // What another window presents leaves this one's tints alone.
      if child.node.kind == FurtherWindow.name { continue }
      if child.edge == .presented {
        if case .bool(false)? = child.node.attribute("presentation.open")?.content { continue }
        if child.node.dimsTints(on: generation) { return child.node }
      }
      pending += child.node.children
    }
    return nil
  }
}

extension AlertAttributes.Style {
  fileprivate var words: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "action sheet"
    }
  }
}

extension Node {
  /// True for a presentation that leaves its presenter in view and dims its tints.
  fileprivate func dimsTints(on generation: TraitSet.Generation) -> Bool {
    if kind == AlertAttributes.kind { return true }
    var style = PresentationStyle.pageSheet
    if case .string(let word)? = attribute("presentation.style")?.content {
      style = PresentationStyle(rawValue: word) ?? style
    }
    switch style {
    case .pageSheet, .formSheet, .sheet: return generation >= .ios13
    case .popover: return true
    case .fullScreen, .fullScreenCover, .overFullScreen, .overCurrentContext: return false
    }
  }
}
