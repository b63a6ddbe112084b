extension ScreenReader {
  /// A view with everything below it.
  ///
  /// - Parameter defaultKind: What the view is without a `kind`; nil where it must have one.
  mutating func view(
    _ written: SourceValue, at position: ReadingPosition, defaultKind: String?
  ) throws(ScreenError) -> Node {
    var position = position
    let value = try expanded(written, as: .view, at: &position)
    try enter(position, at: value.place)
    var node = Node(id: position.indexPath, kind: defaultKind ?? "", place: value.place)
    var attributes: [SourceValue.Member] = []
    var mask: SourceValue?
    var lists: [String: [SourceValue]] = [:]
    for member in try value.requireObject() {
      switch member.key {
      case "kind": node.kind = try member.value.requireString()
      case "id": node.id = try explicitID(member.value)
      case "subviews", "arrangedSubviews": lists[member.key] = try member.value.requireArray()
      case "mask": mask = member.value
      default: attributes.append(member)
      }
    }
    try node.add(attributes)
    guard !node.kind.isEmpty else {
      throw ScreenError(
        "a view needs a kind", remedy: "write kind: and the name of a view kind", at: value.place)
    }
    for (key, arranged) in [("subviews", false), ("arrangedSubviews", true)] {
      for element in lists[key] ?? [] {
        var child = try view(element, at: position.child(node.children.count), defaultKind: nil)
        if arranged { child.set("arranged", .bool(true), at: child.place) }
        node.children.append(Node.Child(edge: .child, node: child))
      }
    }
    if let mask, mask.content != .null {
      var child = try view(mask, at: position.child(node.children.count), defaultKind: "view")
      child.set("masks", .bool(true), at: child.place)
      node.children.append(Node.Child(edge: .child, node: child))
    }
    return node
  }
}
