import Drawing
import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The window with its root controller and every presentation above it.
  mutating func window(_ node: Node) throws(ScreenError) -> View {
    let reader = try AttributeReader(node: node, known: Window.attributes, resources: resources)
    let window = try Window(reading: reader)
    let isFurther = { (child: Node.Child) in child.node.kind == FurtherWindow.name }
    let root = node.children.first { $0.edge != .presented && !isFurther($0) }?.node
    let scene = sceneContext(node, window)
    let front = try windowContext(node, window, in: scene, root: root)
    let context = dimmed(front, behind: node)
    var children: [View] = []
    for child in node.children where !isFurther(child) {
      switch child.edge {
      case .presented: presented.append(child.node)
      case .embedded:
        try ControllerAttributes.checkParentless(child.node)
        children.append(
          try controller(child.node, inherited: context, safeArea: context.screen.safeArea))
      case .child:
        children.append(
          try controllerView(
            of: child.node, inherited: context, safeArea: context.screen.safeArea))
      }
    }
    children = try presenting(children, window: front)
    for child in node.children where isFurther(child) {
      children.append(try furtherWindow(child.node, scene: scene))
    }
    if let firstResponder { children.append(keyboard(for: firstResponder, in: front)) }
    if let style = window.statusBar {
      let owner = children.statusBarOwner
      let controller = owner?.kind as? ControllerView
      let bar = StatusBar(
        controller?.statusBarStyle ?? style, because: controller?.statusBarRule,
        isOnBlack: children.contains { $0.pushedBack > 0 },
        isIndicatorDark: (children.bottommost?.context ?? context).traits.drawnStyle == .light)
      children.append(
        View(
          id: "statusBar", kind: bar, context: owner?.context ?? context, placement: .fill,
          place: node.place))
    }
    var view = View(
      id: node.id, kind: window, common: window.common, context: context, placement: .fill,
      children: children, place: node.place)
    view.written = WrittenAttributes(Window.attributes).properties(of: node.attributes)
    if !presentationStyles.isEmpty {
      view.written.append(
        ResolvedView.Property(
          name: "presentation", source: presentationStyles.joined(separator: ",")))
    }
    view.stale = staleWindow(view)
    return view
  }

  /// What the scene passes down to its windows: the user's setting, the Info.plist, and its own
  /// traits.
  private func sceneContext(_ node: Node, _ window: Window) -> ViewContext {
    var system = StyleStep.system(base.traits.style)
    // Nothing switches while a launch screen is on display.
    if window.state.switches == .system, !window.isLaunchScreen {
      system.first = base.traits.firstDisplay.map { StyleOverride($0) }
    }
    let app = base.deciding(system).deciding(.infoPlist(infoPlistStyle, place: infoPlistPlace))
    guard let traits = window.sceneTraits else { return app }
    return app.overriding(
      traits, .scene, of: node.id, at: node.attribute("windowScene")?.place ?? node.place,
      property: "traitOverrides", since: .ios17)
  }

  /// What the window passes down: what it takes from the scene, what the app sets on it, and what
  /// its content prefers.
  private mutating func windowContext(
    _ node: Node, _ window: Window, in scene: ViewContext, root: Node?
  ) throws(ScreenError) -> ViewContext {
    if window.isLaunchScreen {
      try checkLaunchScreen(node)
      return self.context(
        scene, .window, node, override: .unspecified, tint: window.tintColor)
    }
    let first = base.traits.firstDisplay
    let present = base.traits.style
    let state = window.state
    self.state = state
    var context = self.context(
      scene, .window, node, override: window.override, traits: window.traits,
      tint: window.tintColor)
    if let step = state.step(on: .overrideUserInterfaceStyle, of: node.id, from: first, to: present)
    {
      context = context.deciding(step)
    }
    return try preferringAtRoot(context, root: root, state)
  }

  /// Attributes about the style that only running code can set.
  private static let saidByCode = [
    "overrideUserInterfaceStyle", "traitOverrides", "overrideTraitCollection", "windowScene",
    "state", "colorScheme", "preferredColorScheme",
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
