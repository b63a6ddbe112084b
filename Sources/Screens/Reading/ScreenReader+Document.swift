extension ScreenReader {
  /// The whole file as a window with its content.
  mutating func document(
    _ value: SourceValue, defaultID: String
  ) throws(ScreenError) -> ScreenDocument {
    var id = defaultID
    var idPlace = Place(file: value.place.file, line: 0, path: "")
    var title: String?
    var content: SourceValue.Member?
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
      case "device":
        _ = try member.value.requireString()
        try window.add([member])
      case "statusBar", "cornerMask": try window.add([member])
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
        remedy: "an id has letters, digits, _ and -, in segments joined by /", at: idPlace)
    }
    guard let content else {
      throw ScreenError(
        "the screen shows nothing", remedy: "add one of controller, view and hosting",
        at: value.place)
    }
    let position = ReadingPosition(chain: [value.place.file], indexPath: "", depth: 0).child(0)
    window.children = [try child(content, at: position)]
    return ScreenDocument(id: id, title: title ?? id, root: window, sources: sources)
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
