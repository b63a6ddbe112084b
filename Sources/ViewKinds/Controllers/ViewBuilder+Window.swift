import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The window with its root controller and every presentation above it.
  mutating func window(_ node: Node) throws(ScreenError) -> View {
    let reader = try AttributeReader(node: node, known: Window.attributes, resources: resources)
    let window = try Window(reading: reader)
    let root = node.children.first { $0.edge != .presented }?.node
    let front = try windowContext(node, window, root: root)
    let context = dimmed(front, behind: node)
    var children: [View] = []
    for child in node.children {
      switch child.edge {
      case .presented: presented.append(child.node)
      case .embedded:
        children.append(
          try controller(child.node, inherited: context, safeArea: context.screen.safeArea))
      case .child:
        children.append(
          try controllerView(
            of: child.node, inherited: context, safeArea: context.screen.safeArea))
      }
    }
    // A presented controller may present another one, so the list grows while it is read.
    var position = 0
    while position < presented.count {
      children += try presentation(presented[position], window: front, above: children)
      position += 1
    }
    if let firstResponder { children.append(keyboard(for: firstResponder, in: front)) }
    if let style = window.statusBar {
      // The bar belongs to the controller in front, whose style it follows.
      let front = children.last { $0.kind is ControllerView }?.context ?? context
      children.append(
        View(
          id: "statusBar", kind: StatusBar(style), context: front, placement: .fill,
          place: node.place))
    }
    var view = View(
      id: node.id, kind: window, common: window.common, context: context, placement: .fill,
      children: children, place: node.place)
    view.stale = staleWindow(view)
    return view
  }

  /// What the window passes down: the user's setting, the Info.plist, what the app sets on the
  /// window, and what its content prefers.
  private mutating func windowContext(
    _ node: Node, _ window: Window, root: Node?
  ) throws(ScreenError) -> ViewContext {
    let first = base.traits.firstDisplay
    let present = base.traits.style
    var system = StyleStep.system(present)
    if window.isLaunchScreen {
      try checkLaunchScreen(node)
      // Nothing switches while a launch screen is on display.
      return self.context(
        base.deciding(system).deciding(.infoPlist(infoPlistStyle)), .window, node,
        override: .unspecified, tint: window.tintColor)
    }
    let state = window.state
    self.state = state
    if state.switches == .system { system.first = first.map { StyleOverride($0) } }
    var context = base.deciding(system).deciding(.infoPlist(infoPlistStyle))
    context = self.context(
      context, .window, node, override: window.override, tint: window.tintColor)
    if let step = state.step(on: .overrideUserInterfaceStyle, of: node.id, from: first, to: present)
    {
      context = context.deciding(step)
    }
    return try preferringAtRoot(context, root: root, state)
  }

  /// Attributes about the style that only running code can set.
  private static let saidByCode = [
    "overrideUserInterfaceStyle", "traitOverrides", "state", "colorScheme", "preferredColorScheme",
  ]

  /// Refuses the first view, controller or window that says something a launch screen cannot.
  private func checkLaunchScreen(_ window: Node) throws(ScreenError) {
    var pending = [window]
    while let node = pending.popLast() {
      for name in Self.saidByCode {
        guard let value = node.attribute(name) else { continue }
        throw ScreenError(
          "“\(name)” stands in a launch screen, which runs no code",
          remedy: "leave it out; the Info.plist and the user’s setting decide", at: value.place)
      }
      guard node.kind != "hostingController" else {
        throw ScreenError(
          "a launch screen shows no SwiftUI views", remedy: "use view or controller",
          at: node.place)
      }
      pending += node.children.map(\.node).reversed()
    }
  }
}
