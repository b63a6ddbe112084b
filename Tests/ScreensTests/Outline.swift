import Screens

/// A tree as indented lines: edge, kind, id and the names of the attributes.
func outline(_ node: Node, edge: String = "", indent: String = "") -> String {
  let words = [edge, node.kind, node.id] + node.attributes.map(\.name)
  var text = indent + words.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  for child in node.children {
    text += outline(child.node, edge: child.edge.rawValue, indent: indent + "  ")
  }
  return text
}
