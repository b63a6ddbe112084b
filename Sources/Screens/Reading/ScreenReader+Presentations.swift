extension ScreenReader {
  /// Adds the controllers of a `presents` member, which is one presentation or a list of them.
  mutating func present(
    _ written: SourceValue, from presenter: inout Node, at position: ReadingPosition
  ) throws(ScreenError) {
    let presentations: [SourceValue] =
      if case .array(let list) = written.content { list } else { [written] }
    for presentation in presentations {
      let node = try presented(presentation, at: position.child(presenter.children.count))
      presenter.children.append(Node.Child(edge: .presented, node: node))
    }
  }

  /// The presented controller, the presentation's own members as attributes in `presentation.`.
  private mutating func presented(
    _ written: SourceValue, at position: ReadingPosition
  ) throws(ScreenError) -> Node {
    var content: SourceValue.Member?
    var ownMembers: [SourceValue.Member] = []
    for member in try written.requireObject() {
      switch member.key {
      case "controller", "hosting":
        if let content {
          throw ScreenError(
            "\(quoted(member.key)) stands beside \(quoted(content.key))",
            remedy: "a presentation shows one of them", at: member.place)
        }
        content = member
      case "style", "presentedAt":
        _ = try member.value.requireString()
        ownMembers.append(member)
      case "open":
        _ = try member.value.requireBool()
        ownMembers.append(member)
      default: ownMembers.append(member)
      }
    }
    guard let content else {
      throw ScreenError(
        "nothing is presented", remedy: "add one of controller and hosting", at: written.place)
    }
    var node =
      content.key == "hosting"
      ? try hostingController(content.value, at: position)
      : try controller(content.value, at: position)
    try node.add(ownMembers, prefix: "presentation.")
    if node.attribute("presentation.open") == nil {
      node.set("presentation.open", .bool(true), at: written.place)
    }
    return node
  }
}
