extension ScreenReader {
  /// A List is a table: its sections as data, with one row for each view inside.
  mutating func fillList(
    _ node: inout Node, _ element: SwiftUIElement, at position: ReadingPosition
  ) throws(ScreenError) {
    node.kind = "tableView"
    node.set("style", .string("insetGrouped"), at: element.place)
    let arguments = try SwiftUIArguments(element.argument, ["children"], short: "children")
    var sections: [SourceValue] = []
    var loose: [SourceValue] = []
    func closeLoose() {
      guard let first = loose.first else { return }
      sections.append(section(of: loose, at: first.place))
      loose = []
    }
    for written in try arguments.array("children") {
      var position = position
      let child = try SwiftUIElement(try expanded(written, as: .hosting, at: &position))
      if child.name == .section {
        closeLoose()
        sections.append(try section(child, at: position))
      } else {
        loose.append(try row(child))
      }
    }
    closeLoose()
    node.set("sections", .array(sections), at: element.place)
  }

  private mutating func section(
    _ element: SwiftUIElement, at position: ReadingPosition
  ) throws(ScreenError) -> SourceValue {
    try refuseExtras(of: element, except: [])
    let arguments = try SwiftUIArguments(
      element.argument, ["header", "footer", "children"], short: "children")
    var rows: [SourceValue] = []
    for written in try arguments.array("children") {
      var position = position
      rows.append(try row(try SwiftUIElement(try expanded(written, as: .hosting, at: &position))))
    }
    var texts: [SourceValue.Member] = []
    for name in ["header", "footer"] {
      if let text = try arguments.string(name) {
        texts.append(SourceValue.Member(key: name, place: text.place, value: text))
      }
    }
    return section(of: rows, texts: texts, at: element.place)
  }

  private func section(
    of rows: [SourceValue], texts: [SourceValue.Member] = [], at place: Place
  ) -> SourceValue {
    let rows = SourceValue(.array(rows), place: place)
    let member = SourceValue.Member(key: "rows", place: place, value: rows)
    return SourceValue(.object(texts + [member]), place: place)
  }

  private func row(_ element: SwiftUIElement) throws(ScreenError) -> SourceValue {
    try refuseExtras(of: element, except: [.font, .foregroundColor, .foregroundStyle])
    var node = Node(id: "", kind: "label", place: element.place)
    switch element.name {
    case .text: try node.becomeLeaf(element, in: SwiftUIEnvironment())
    case .label:
      let arguments = try SwiftUIArguments(element.argument, ["title", "image", "systemImage"])
      try node.becomeImage(
        arguments, symbol: "systemImage", of: element, in: SwiftUIEnvironment())
      if let title = try arguments.string("title") {
        node.set("text", title.content, at: title.place)
      }
    default:
      throw ScreenError(
        "a \(element.name.rawValue) cannot be a row", remedy: "rows are Text or Label",
        at: element.place)
    }
    var attributes = node.attributes.filter { $0.name == "text" || $0.name == "image" }
    for modifier in element.modifiers {
      let name = modifier.name == .font ? "font" : "textColor"
      attributes.append(Node.Attribute(name: name, value: modifier.value))
    }
    let members = attributes.map {
      SourceValue.Member(key: $0.name, place: $0.value.place, value: $0.value)
    }
    return SourceValue(.object(members), place: element.place)
  }

  private func refuseExtras(
    of element: SwiftUIElement, except allowed: [SwiftUIModifier.Name]
  ) throws(ScreenError) {
    let part = element.name == .section ? "section" : "row"
    if let modifier = element.modifiers.first(where: { !allowed.contains($0.name) }) {
      throw ScreenError(
        "a List's \(part) has no \(quoted(modifier.name.rawValue))",
        remedy: allowed.isEmpty ? "put it on the List" : "font and foregroundColor are known",
        at: modifier.place)
    }
    if let place = element.id?.place ?? element.presentations.first?.value.place {
      throw ScreenError(
        "a List's \(part) has no id and presents nothing", remedy: "put it on the List", at: place)
    }
  }
}
