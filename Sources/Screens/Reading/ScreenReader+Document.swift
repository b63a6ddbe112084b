extension ScreenReader {
  /// The whole file as a window with its content.
  mutating func document(
    _ value: SourceValue, defaultID: String
  ) throws(ScreenError) -> ScreenDocument {
    var id = defaultID
    var idPlace = Place(file: value.place.file, line: 0, path: "")
    var title: String?
    var content: SourceValue.Member?
    var further: SourceValue.Member?
    var window = Node(id: "window", kind: "window", place: value.place)

    for member in try value.requireObject() {
      switch member.key {
      case "$schema": break
      case "screen":
        id = try member.value.requireString()
        idPlace = member.value.place
      case "title": title = try member.value.requireString()
      case "window":
        window.place = member.value.place
        try window.add(try member.value.requireObject())
      case "state":
        _ = try member.value.requireObject()
        try window.add([member])
      case "launchScreen":
        _ = try member.value.requireBool()
        try window.add([member])
      case "device":
        _ = try member.value.requireString()
        try window.add([member])
      case "statusBar", "cornerMask": try window.add([member])
      case "windows": further = member
      case "controller", "view", "hosting":
        if let content {
          throw ScreenError(
            "\(quoted(member.key)) stands beside \(quoted(content.key))",
            remedy: "a screen has one of controller, view and hosting", at: member.place)
        }
        content = member
      default:
        throw .unknown("key", member.key, known: StructureKeys.document, at: member.place)
      }
    }

    guard isScreenID(id) else {
      throw ScreenError(
        "\(quoted(id)) cannot be a screen's id",
        remedy: "an id has ASCII letters, digits, _ and -, in segments joined by /", at: idPlace)
    }
    guard let content else {
      throw ScreenError(
        "the screen shows nothing", remedy: "add one of controller, view and hosting",
        at: value.place)
    }
    let position = ReadingPosition(chain: [value.place.file], indexPath: "", depth: 0).child(0)
    window.children = [try child(content, at: position)]
    if let further { try addWindows(further.value, to: &window) }
    return ScreenDocument(id: id, title: title ?? id, root: window, sources: sources)
  }

  /// The windows above the screen's own one, each with one thing to show.
  private mutating func addWindows(
    _ written: SourceValue, to window: inout Node
  ) throws(ScreenError) {
    for element in try written.requireArray() {
      let position = ReadingPosition(chain: [written.place.file], indexPath: "", depth: 0)
        .child(window.children.count)
      var further = Node(id: position.indexPath, kind: "window", place: element.place)
      var content: SourceValue.Member?
      for member in try element.requireObject() {
        switch member.key {
        case "id": further.id = try explicitID(member.value)
        case "controller", "view", "hosting":
          if let content {
            throw ScreenError(
              "\(quoted(member.key)) stands beside \(quoted(content.key))",
              remedy: "a window has one of controller, view and hosting", at: member.place)
          }
          content = member
        default: try further.add([member])
        }
      }
      guard let content else {
        throw ScreenError(
          "the window shows nothing", remedy: "add one of controller, view and hosting",
          at: element.place)
      }
      further.children = [try child(content, at: position.child(0))]
      window.children.append(Node.Child(edge: .embedded, node: further))
    }
  }

  private mutating func child(
    _ content: SourceValue.Member, at position: ReadingPosition
  ) throws(ScreenError) -> Node.Child {
    switch content.key {
    case "view":
      Node.Child(edge: .child, node: try view(content.value, at: position, defaultKind: "view"))
    case "hosting":
      Node.Child(edge: .embedded, node: try hostingController(content.value, at: position))
    default:
      Node.Child(edge: .embedded, node: try controller(content.value, at: position))
    }
  }
}
