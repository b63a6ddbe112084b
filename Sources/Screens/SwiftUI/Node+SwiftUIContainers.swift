extension Node {
  /// Takes the kind and the attributes of a stack or scroll view.
  ///
  /// - Returns: The views inside it, still to be read.
  mutating func becomeContainer(_ element: SwiftUIElement) throws(ScreenError) -> [SourceValue] {
    switch element.name {
    case .verticalStack, .horizontalStack:
      let isVertical = element.name == .verticalStack
      let arguments = try SwiftUIArguments(
        element.argument, ["spacing", "alignment", "children"], short: "children")
      becomeStack(axis: isVertical ? "vertical" : "horizontal", at: element.place)
      if let spacing = arguments["spacing"] {
        set("spacing", .number(try spacing.requireNumber()), at: spacing.place)
      }
      if let alignment = arguments["alignment"] {
        let name = try stackAlignment(alignment, isVertical: isVertical)
        set("alignment", .string(name), at: alignment.place)
      }
      return try arguments.array("children")
    case .scrollView:
      kind = "scrollView"
      let arguments = try SwiftUIArguments(
        element.argument, ["axis", "children"], short: "children")
      if let axis = arguments["axis"] {
        let name = try axis.requireString()
        guard ["horizontal", "vertical"].contains(name) else {
          throw .unknown("axis", name, known: ["horizontal", "vertical"], at: axis.place)
        }
        set("axis", .string(name), at: axis.place)
      }
      return try arguments.array("children")
    default:
      kind = "view"
      let arguments = try SwiftUIArguments(
        element.argument, ["alignment", "children"], short: "children")
      set("zstack", .bool(true), at: element.place)
      if let alignment = try arguments.string("alignment") {
        set("alignment", alignment.content, at: alignment.place)
      }
      return try arguments.array("children")
    }
  }

  /// The name of a UIStackView's alignment for one of SwiftUI's.
  private func stackAlignment(
    _ value: SourceValue, isVertical: Bool
  ) throws(ScreenError) -> String {
    let names =
      isVertical
      ? ["center": "center", "leading": "leading", "trailing": "trailing"]
      : [
        "bottom": "bottom", "center": "center", "firstTextBaseline": "firstBaseline",
        "lastTextBaseline": "lastBaseline", "top": "top",
      ]
    let written = try value.requireString()
    guard let name = names[written] else {
      throw .unknown("alignment", written, known: Array(names.keys), at: value.place)
    }
    return name
  }

  /// A shape is a view that its fill covers.
  mutating func becomeShape(
    _ element: SwiftUIElement, in environment: SwiftUIEnvironment
  ) throws(ScreenError) {
    kind = "view"
    let fill = element.modifiers.first { $0.name == .fill }?.value
    let color =
      element.name == .color
      ? element.argument
      : fill ?? environment.foreground ?? SourceValue(.string("label"), place: element.place)
    try self.fill(with: color)
    switch element.name {
    case .roundedRectangle:
      let arguments = try SwiftUIArguments(
        element.argument, ["cornerRadius"], short: "cornerRadius")
      guard let radius = arguments["cornerRadius"] else {
        throw ScreenError(
          "RoundedRectangle has no cornerRadius", remedy: "write RoundedRectangle: 8",
          at: element.place)
      }
      set("cornerRadius", .number(try radius.requireNumber()), at: radius.place)
    case .circle:
      _ = try SwiftUIArguments(element.argument, [])
      guard let frame = element.modifiers.first(where: { $0.name == .frame })?.value,
        let width = try frame["width"]?.requireNumber(),
        let height = try frame["height"]?.requireNumber()
      else {
        throw ScreenError(
          "the size of a Circle is not known", remedy: "add a frame with width and height",
          at: element.place)
      }
      set("cornerRadius", .number(min(width, height) / 2), at: frame.place)
    case .rectangle: _ = try SwiftUIArguments(element.argument, [])
    default: break
    }
  }
}
