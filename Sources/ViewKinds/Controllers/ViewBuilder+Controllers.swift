import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The words of controllers, for “did you mean”.
  static let controllerKinds = [
    "hostingController", "navigationController", "tabBarController", "viewController",
  ]

  /// The view of a controller, with its bars; `safeArea` is what is covered at each edge.
  mutating func controller(
    _ node: Node, inherited: ViewContext, safeArea: Insets
  ) throws(ScreenError) -> View {
    let attributes = try ControllerAttributes(reading: node, resources: resources)
    let context = self.context(
      inherited, .controller, node, override: attributes.override, tint: attributes.tintColor)
    for child in node.children where child.edge == .presented { presented.append(child.node) }
    switch node.kind {
    case "navigationController":
      return try navigationController(node, attributes, context, safeArea)
    case "tabBarController": return try tabBarController(node, attributes, context, safeArea)
    case "viewController", "hostingController":
      return try viewController(node, attributes, context, safeArea)
    default:
      throw ScreenError(
        "unknown controller kind “\(node.kind)”",
        remedy: nearest(node.kind, in: Self.controllerKinds).map { "did you mean “\($0)”?" }
          ?? "the kinds are \(Self.controllerKinds.joined(separator: ", "))", at: node.place)
    }
  }

  private mutating func viewController(
    _ node: Node, _ attributes: ControllerAttributes, _ context: ViewContext, _ safeArea: Insets
  ) throws(ScreenError) -> View {
    var children: [View] = []
    for child in node.children where child.edge == .child {
      children.append(
        try controllerView(of: child.node, in: node, inherited: context, safeArea: safeArea))
    }
    for child in node.children where child.edge == .embedded {
      try embed(child.node, into: &children, parent: context, safeArea: safeArea)
    }
    return View(
      id: node.id, kind: ControllerView(), common: attributes.common,
      context: context, placement: attributes.placement ?? .fill, children: children,
      place: node.place)
  }

  /// A controller's own view: it fills the controller, and its margins are the screen's.
  mutating func controllerView(
    of node: Node, in controller: Node, inherited: ViewContext, safeArea: Insets
  ) throws(ScreenError) -> View {
    var view = try view(node, inherited: inherited, isControllerRoot: true)
    view.safeArea = safeArea
    if view.common.layoutMargins == nil {
      let side = inherited.screen.sideMargin
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
    guard let container = attributes.container else {
      children.append(try controller(node, inherited: parent, safeArea: safeArea))
      return
    }
    for position in children.indices {
      guard let path = children[position].path(to: container) else { continue }
      let around = children[position].view(at: path).context
      let takesSuperview = parent.traits.generation == .ios17 || parent.traits.generation == .ios26
      let child = try controller(
        node, inherited: takesSuperview ? around : parent, safeArea: .zero)
      children[position].append(child, at: path)
      return
    }
    throw ScreenError(
      "there is no view “\(container)” to contain the controller",
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
