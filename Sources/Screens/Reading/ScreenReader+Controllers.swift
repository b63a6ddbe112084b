extension ScreenReader {
  /// A controller with its view and every controller below it.
  ///
  /// Children come in a fixed order whatever the order of the keys: the view, embedded
  /// controllers, presented ones.
  mutating func controller(
    _ written: SourceValue, at position: ReadingPosition
  ) throws(ScreenError) -> Node {
    var position = position
    let value = try expanded(written, as: .controller, at: &position)
    if value["hosting"] != nil {
      return try hostingController(around: value, at: position)
    }
    try enterController(&position, at: value.place)
    var node = Node(id: position.indexPath, kind: "viewController", place: value.place)
    var attributes: [SourceValue.Member] = []
    var structure: [String: SourceValue.Member] = [:]
    var kind = "viewController"
    for member in try value.requireObject() {
      switch member.key {
      case "kind":
        kind = try member.value.requireString()
        guard StructureKeys.controllerKinds.contains(kind) else {
          throw .unknown(
            "kind", kind, known: StructureKeys.controllerKinds, at: member.value.place)
        }
      case "id": node.id = try explicitID(member.value)
      case "view", "root", "viewControllers", "children", "presents":
        structure[member.key] = member
      case "container":
        _ = try member.value.requireString()
        attributes.append(member)
      default: attributes.append(member)
      }
    }
    try node.add(attributes)
    try checkOwner(of: structure["root"], kind, is: "navigationController")
    try checkOwner(of: structure["viewControllers"], kind, is: "tabBarController")
    node.kind = kind == "tableViewController" ? "viewController" : kind

    try addView(structure["view"]?.value, of: kind, to: &node, at: position)
    if let root = structure["root"]?.value { try embed([root], in: &node, at: position) }
    for key in ["viewControllers", "children"] {
      if let list = structure[key]?.value {
        try embed(try list.requireArray(), in: &node, at: position)
      }
    }
    try checkContainers(of: node)
    if let presents = structure["presents"]?.value {
      try present(presents, from: &node, at: position)
    }
    return node
  }

  private func checkOwner(
    of member: SourceValue.Member?, _ kind: String, is owner: String
  ) throws(ScreenError) {
    guard let member, kind != owner else { return }
    throw ScreenError(
      "\(quoted(member.key)) belongs to a \(owner), and this is a \(kind)",
      remedy: "set kind: \"\(owner)\", or put the controllers under children", at: member.place)
  }

  /// As in UIKit a viewController always has a view, also where the file leaves it out.
  private mutating func addView(
    _ written: SourceValue?, of kind: String, to node: inout Node, at position: ReadingPosition
  ) throws(ScreenError) {
    let needsView = kind == "viewController" || kind == "tableViewController"
    guard written != nil || needsView else { return }
    let view = try view(
      written ?? SourceValue(.object([]), place: node.place),
      at: position.child(node.children.count),
      defaultKind: kind == "tableViewController" ? "tableView" : "view")
    node.children.append(Node.Child(edge: .child, node: view))
  }

  private mutating func embed(
    _ controllers: [SourceValue], in node: inout Node, at position: ReadingPosition
  ) throws(ScreenError) {
    for element in controllers {
      let child = try controller(element, at: position.child(node.children.count))
      node.children.append(Node.Child(edge: .embedded, node: child))
    }
  }

  /// Checks that every `container` names a view of the controller that embeds.
  private func checkContainers(of node: Node) throws(ScreenError) {
    let named = node.children.compactMap { $0.edge == .embedded ? $0.node : nil }
      .compactMap { $0.attribute("container") }
    guard !named.isEmpty else { return }
    var views: Set<String> = []
    var rest = node.children.filter { $0.edge == .child }.map(\.node)
    while let view = rest.popLast() {
      views.insert(view.id)
      rest += view.children.filter { $0.edge == .child }.map(\.node)
    }
    for value in named {
      let id = try value.requireString()
      guard views.contains(id) else {
        throw .unknown("view", id, known: Array(views), at: value.place)
      }
    }
  }
}
