import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// A further window with its controller and what that presents.
  ///
  /// - Parameter scene: what the window scene passes down, before any window.
  mutating func furtherWindow(_ node: Node, scene: ViewContext) throws(ScreenError) -> View {
    let reader = try AttributeReader(
      node: node, known: FurtherWindow.attributes, resources: resources)
    let window = try FurtherWindow(reading: reader)
    var front = self.context(
      scene, .window, node, override: window.override, traits: window.traits,
      tint: window.tintColor)
    front = preferring(front, in: node)
    let context = dimmed(front, behind: node)
    // Presentations hang off the window that their presenter is in.
    let presentedBefore = presented
    presented = []
    let safeArea = window.safeArea(on: context.screen)
    var children: [View] = []
    for child in node.children {
      switch child.edge {
      case .presented: presented.append(child.node)
      case .embedded:
        try ControllerAttributes.checkParentless(child.node)
        children.append(try controller(child.node, inherited: context, safeArea: safeArea))
      case .child:
        children.append(try controllerView(of: child.node, inherited: context, safeArea: safeArea))
      }
    }
    children = try presenting(children, window: front)
    presented = presentedBefore
    return View(
      id: node.id, kind: window, common: window.common, context: context,
      placement: window.frame.map { .frame($0) } ?? .fill, children: children, place: node.place)
  }

  /// The views of a window with everything that waits to be presented above them. A presented
  /// controller may present another one, so the list grows while it is read.
  mutating func presenting(
    _ views: [View], window: ViewContext
  ) throws(ScreenError) -> [View] {
    var views = views
    var position = 0
    while position < presented.count {
      let presentation = try presentation(presented[position], window: window, above: views)
      if presentation.contains(where: { ($0.kind as? SheetFrame)?.pushesPageBack == true }) {
        // What dims goes on covering the whole window.
        for index in views.indices where !(views[index].kind is DimmingView) {
          views[index].pushedBack += 1
        }
      }
      views += presentation
      position += 1
    }
    return views
  }
}
