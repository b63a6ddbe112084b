/// The node and those whose traits reach it, nearest first and the window last; empty if no node
/// has the id.
///
/// A view takes the traits of its superview, the root view of a controller those of the
/// controller. A presented controller takes them from the window, whoever presents it. An embedded
/// controller takes them from its parent controller.
///
/// - Parameter embeddedChildTakesSuperview: From iOS 17 on traits follow the views, so that an
///   embedded controller takes those of the view it stands in: its `container`, else the root view
///   of a parent that has one.
public func traitPath(
  to id: String, in root: Node, embeddedChildTakesSuperview: Bool
) -> [Node] {
  var entries: [Entry] = [Entry(node: root, parent: nil, edge: .embedded)]
  var target: Int?
  var next = 0
  while next < entries.count {
    let node = entries[next].node
    if node.id == id { target = next }
    for child in node.children {
      entries.append(Entry(node: child.node, parent: next, edge: child.edge))
    }
    next += 1
  }

  var path: [Node] = []
  while let index = target {
    path.append(entries[index].node)
    target =
      switch entries[index].edge {
      case .presented: 0
      case .child: entries[index].parent
      case .embedded:
        embeddedChildTakesSuperview
          ? superview(of: index, in: entries) ?? entries[index].parent : entries[index].parent
      }
  }
  return path
}

private struct Entry {
  var node: Node
  var parent: Int?
  var edge: Node.Edge
}

/// The view of the parent controller that an embedded controller's view stands in.
private func superview(of index: Int, in entries: [Entry]) -> Int? {
  guard let parent = entries[index].parent, parent != 0 else { return nil }
  var container: String?
  if case .string(let id) = entries[index].node.attribute("container")?.content { container = id }
  return entries.indices.first { candidate in
    guard entries[candidate].edge == .child else { return false }
    guard let container else { return entries[candidate].parent == parent }
    guard entries[candidate].node.id == container else { return false }
    var above = candidate
    while entries[above].edge == .child, let next = entries[above].parent { above = next }
    return above == parent
  }
}
