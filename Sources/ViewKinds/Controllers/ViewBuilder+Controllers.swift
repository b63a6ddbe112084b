import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The words of controllers, for “did you mean”.
  static let controllerKinds = [
    "alertController", "hostingController", "navigationController", "tabBarController",
    "viewController",
  ]

  /// The view of a controller, with its bars; `safeArea` is what is covered at each edge.
  mutating func controller(
    _ node: Node, inherited: ViewContext, safeArea: Insets
  ) throws(ScreenError) -> View {
    guard node.kind != AlertAttributes.kind else {
      throw ScreenError(
        "an alertController is not presented", remedy: "put it under presents", at: node.place)
    }
    let attributes = try ControllerAttributes(reading: node, resources: resources)
    var inherited = inherited
    // Both sides of a display cover the same.
    inherited.screen.coveredSide = safeArea.left
    let context = self.context(
      attributes.parented(inherited.insideController, node).turned(attributes.layoutDirection),
      .controller, node, override: attributes.override, traits: attributes.traitOverrides,
      tint: attributes.tintColor)
    for child in node.children where child.edge == .presented { presented.append(child.node) }
    var view: View
    switch node.kind {
    case "navigationController":
      view = try navigationController(node, attributes, context, safeArea)
    case "tabBarController": view = try tabBarController(node, attributes, context, safeArea)
    case "viewController", "hostingController":
      view = try viewController(node, attributes, context, safeArea)
    default:
      throw ScreenError(
        "unknown controller kind \(quoted(node.kind))",
        remedy: nearest(node.kind, in: Self.controllerKinds).map { "did you mean “\($0)”?" }
          ?? "the kinds are \(Self.controllerKinds.joined(separator: ", "))", at: node.place)
    }
    view.written = WrittenAttributes(ControllerAttributes.specs).properties(of: node.attributes)
    return view
  }

  private mutating func viewController(
    _ node: Node, _ attributes: ControllerAttributes, _ context: ViewContext, _ safeArea: Insets
  ) throws(ScreenError) -> View {
    var children: [View] = []
    for child in node.children where child.edge == .child {
      children.append(
        node.kind == "hostingController"
          ? try hostedView(of: child.node, in: node, inherited: context, safeArea: safeArea)
          : try controllerView(of: child.node, inherited: context, safeArea: safeArea))
    }
    for child in node.children where child.edge == .embedded {
      try embed(child.node, into: &children, parent: context, safeArea: safeArea)
    }
    return View(
      id: node.id, kind: ControllerView(statusBarStyle: attributes.statusBarStyle),
      common: attributes.common,
      context: context, placement: attributes.placement ?? .fill, children: children,
      place: node.place)
  }

  /// A controller's own view: it fills the controller, and its margins are the screen's.
  mutating func controllerView(
    of node: Node, inherited: ViewContext, safeArea: Insets
  ) throws(ScreenError) -> View {
    asRoot(try view(node, inherited: inherited), safeArea: safeArea)
  }

  /// SwiftUI's views lie in the middle of what bars and edges leave free; those that scroll reach
  /// below the bars.
  private mutating func hostedView(
    of node: Node, in controller: Node, inherited: ViewContext, safeArea: Insets
  ) throws(ScreenError) -> View {
    var inherited = inherited
    inherited.isHosted = true
    var environment = inherited
    for step in (environments[controller.id] ?? []).reversed() {
      environment = environment.deciding(step)
    }
    var content = try view(node, inherited: environment)
    if content.kind.fillsByDefault { return asRoot(content, safeArea: safeArea) }
    content.placement = .aligned(x: 0.5, y: 0.5, in: .safeArea)
    return asRoot(
      View(
        id: "\(controller.id).view", kind: PlainView(), context: inherited, placement: .fill,
        children: [content], place: controller.place), safeArea: safeArea)
  }

  private func asRoot(_ root: View, safeArea: Insets) -> View {
    var view = root
    view.placement = .fill
    view.safeArea = safeArea
    if view.common.layoutMargins == nil {
      let side = view.context.screen.safeMargin
      view.common.layoutMargins = Insets(top: 0, left: side, bottom: 0, right: side)
    }
    if view.common.backgroundColor == nil,
      view.kind.defaultBackground(in: view.context) == nil
    {
      view.common.backgroundColor = .system("systemBackground")
    }
    return view
  }

  /// Puts a child controller where it says: over its parent, or into the view it names.
  ///
  /// From iOS 17 on a child takes its traits from the view around it, before from its parent
  /// controller.
  private mutating func embed(
    _ node: Node, into children: inout [View], parent: ViewContext, safeArea: Insets
  ) throws(ScreenError) {
    let attributes = try ControllerAttributes(reading: node, resources: resources)
    let followsSuperview = parent.traits.generation.childControllersFollowSuperviews
    guard let container = attributes.container else {
      // Without a container the child lies over the parent's own view.
      let root = followsSuperview ? children.first?.context : nil
      children.append(try controller(node, inherited: root ?? parent, safeArea: safeArea))
      return
    }
    for position in children.indices {
      guard let path = children[position].path(to: container) else { continue }
      let around = children[position].view(at: path).context
      let child = try controller(
        node, inherited: followsSuperview ? around : parent, safeArea: .zero)
      children[position].append(child, at: path)
      return
    }
    throw ScreenError(
      "there is no view \(quoted(container)) to contain the controller",
      remedy: "name the id of a view of the parent controller",
      at: node.attribute("container")?.place ?? node.place)
  }
}

extension View {
  /// The way down to the view with `id`, as offsets of children.
  fileprivate func path(to id: String) -> [Int]? {
    if self.id == id { return [] }
    for (offset, child) in children.enumerated() {
      if let path = child.path(to: id) { return [offset] + path }
    }
    return nil
  }

  fileprivate func view(at path: [Int]) -> View {
    path.reduce(self) { $0.children[$1] }
  }

  fileprivate mutating func append(_ view: View, at path: [Int]) {
    guard let first = path.first else {
      children.append(view)
      return
    }
    children[first].append(view, at: Array(path.dropFirst()))
  }
}
