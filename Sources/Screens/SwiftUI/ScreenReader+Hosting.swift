extension ScreenReader {
  /// A controller that shows SwiftUI views: their tree first, then what they present, outer views'
  /// presentations before those of views inside.
  mutating func hostingController(
    _ content: SourceValue, at position: ReadingPosition,
    environment: SwiftUIEnvironment = SwiftUIEnvironment()
  ) throws(ScreenError) -> Node {
    var position = position
    try enterController(&position, at: content.place)
    var node = Node(id: position.indexPath, kind: "hostingController", place: content.place)
    var presentations: [HostedPresentation] = []
    let view = try swiftUIView(
      content, at: position.child(0), in: environment, presenting: &presentations)
    node.children = [Node.Child(edge: .child, node: view)]
    for hosted in presentations {
      var below = position.child(node.children.count)
      below.chain = hosted.chain
      let presented = try presented(hosted, at: below)
      node.children.append(Node.Child(edge: .presented, node: presented))
    }
    return node
  }

  /// A controller object with `hosting` for its views; its other members are attributes.
  mutating func hostingController(
    around value: SourceValue, at position: ReadingPosition
  ) throws(ScreenError) -> Node {
    guard let content = value["hosting"] else { throw value.mismatch(needed: "hosting") }
    var node = try hostingController(content, at: position)
    var inside = position
    inside.controllerDepth += 1
    node.place = value.place
    var attributes: [SourceValue.Member] = []
    for member in try value.requireObject() {
      switch member.key {
      case "hosting": break
      case "kind":
        guard try member.value.requireString() == "hostingController" else {
          throw ScreenError(
            "“hosting” belongs to a hostingController", remedy: "leave the kind out",
            at: member.place)
        }
      case "id": node.id = try explicitID(member.value)
      case "presents": try present(member.value, from: &node, at: inside)
      case "view", "root", "viewControllers", "children":
        throw ScreenError(
          "\(quoted(member.key)) stands beside “hosting”", remedy: "keep one of the two",
          at: member.place)
      default: attributes.append(member)
      }
    }
    try node.add(attributes)
    return node
  }

  private mutating func presented(
    _ hosted: HostedPresentation, at position: ReadingPosition
  ) throws(ScreenError) -> Node {
    let value = hosted.presentation.value
    let arguments = try SwiftUIArguments(value, ["isPresented", "presentedAt", "content"])
    guard let content = arguments["content"] else {
      throw ScreenError("nothing is presented", remedy: "add content", at: value.place)
    }
    var node = try hostingController(content, at: position, environment: hosted.environment)
    node.set("presentation.style", .string(hosted.presentation.style), at: value.place)
    let isOpen = try arguments["isPresented"]?.requireBool() ?? true
    node.set(
      "presentation.open", .bool(isOpen), at: arguments["isPresented"]?.place ?? value.place)
    if let presentedAt = try arguments.string("presentedAt") {
      node.set("presentation.presentedAt", presentedAt.content, at: presentedAt.place)
    }
    node.set("presenter", .string(hosted.presenter), at: value.place)
    if let font = hosted.environment.font {
      node.set("presenterFont", font.content, at: font.place)
    }
    if let color = hosted.environment.foreground {
      node.set("presenterForeground", color.content, at: color.place)
    }
    return node
  }
}
