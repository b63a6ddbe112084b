import Geometry
import LayoutEngine
import Screens
import Traits

extension ViewBuilder {
  /// The window with its root controller and every presentation above it.
  mutating func window(_ node: Node) throws(ScreenError) -> View {
    let reader = try AttributeReader(node: node, known: Window.attributes, resources: resources)
    let window = try Window(reading: reader)
    var context = base.deciding(.system(base.traits.style)).deciding(.infoPlist(infoPlistStyle))
    context = self.context(
      context, .window, node, override: window.override, tint: window.tintColor)
    let root = node.children.first { $0.edge != .presented }?.node
    context = preferring(context, in: root)
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
      children += try presentation(presented[position], window: context)
      position += 1
    }
    if let style = window.statusBar, !base.screen.isCompactHeight {
      // The bar belongs to the controller in front, whose style it follows.
      let front = children.last { $0.kind is ControllerView }?.context ?? context
      children.append(
        View(
          id: "statusBar", kind: StatusBar(style), context: front, placement: .fill,
          place: node.place))
    }
    return View(
      id: node.id, kind: window, common: window.common, context: context, placement: .fill,
      children: children, place: node.place)
  }

  /// `context` in the style that SwiftUI content below `root` prefers: the first preference in tree
  /// order counts, an outer one before an inner one, and presentations keep theirs to themselves.
  func preferring(_ context: ViewContext, in root: Node?) -> ViewContext {
    guard let root else { return context }
    var pending = [root]
    while let node = pending.popLast() {
      if let style = preference(of: node) {
        guard let style else { continue }
        return context.deciding(
          StyleStep(
            .preferredColorScheme, id: node.id, place: "\(node.place)",
            value: StyleOverride(style)))
      }
      pending += node.children.filter { $0.edge != .presented }.map(\.node).reversed()
    }
    return context
  }

  /// What a node states: nothing, no opinion (which masks what lies below), or a style.
  private func preference(of node: Node) -> UserInterfaceStyle?? {
    guard let value = node.attribute("preferredColorScheme") else { return .none }
    switch value.content {
    case .string(let word): return .some(UserInterfaceStyle(rawValue: word))
    case .null: return .some(nil)
    case .bool, .number, .array, .object: return .none
    }
  }
}
