extension Node {
  /// A stack as SwiftUI draws one where nothing is said: centred, 8 points apart.
  mutating func becomeStack(axis: String, at place: Place) {
    kind = "stackView"
    set("axis", .string(axis), at: place)
    set("alignment", .string("center"), at: place)
    set("spacing", .number(8), at: place)
  }

  mutating func arrange(_ parts: [Node]) {
    for part in parts {
      var child = part
      child.set("arranged", .bool(true), at: part.place)
      children.append(Child(edge: .child, node: child))
    }
  }

  mutating func becomeText(
    _ text: SourceValue, in environment: SwiftUIEnvironment
  ) throws(ScreenError) {
    kind = "label"
    set("text", text.content, at: text.place)
    set("numberOfLines", .number(0), at: place)
    let font = environment.font ?? SourceValue(.string("body"), place: place)
    set("font", font.content, at: font.place)
    set("textColor", .string("label"), at: place)
    try setForeground(environment.foreground, as: "textColor")
  }

  /// Takes the colour or gradient of what the view draws.
  private mutating func setForeground(
    _ value: SourceValue?, as attribute: String
  ) throws(ScreenError) {
    guard let value else { return }
    guard let gradient = try SwiftUIGradient(value) else {
      set(attribute, value.content, at: value.place)
      return
    }
    guard kind == "label" || kind == "imageView" else {
      throw ScreenError(
        "a gradient is the foreground style of a \(kind)",
        remedy: "give it a colour; gradients colour texts, images and shapes", at: value.place)
    }
    set("foregroundGradient", .object(gradient.members), at: value.place)
  }

  /// - Parameter symbol: The argument that names a symbol of the system.
  mutating func becomeImage(
    _ arguments: SwiftUIArguments, symbol: String, of element: SwiftUIElement,
    in environment: SwiftUIEnvironment
  ) throws(ScreenError) {
    kind = "imageView"
    if let name = arguments[symbol] {
      if let image = arguments["image"] {
        throw ScreenError(
          "“image” stands beside \(quoted(symbol))", remedy: "keep one of the two",
          at: image.place)
      }
      set("image", .string("symbol:" + (try name.requireString())), at: name.place)
    } else if let image = arguments["image"] {
      set("image", image.content, at: image.place)
    } else {
      throw ScreenError(
        "\(element.name.rawValue) has no image", remedy: "add image or \(symbol)",
        at: element.place)
    }
    if let font = environment.font { set("font", font.content, at: font.place) }
    try setForeground(environment.foreground, as: "foregroundStyle")
  }

  mutating func becomeLeaf(
    _ element: SwiftUIElement, in environment: SwiftUIEnvironment
  ) throws(ScreenError) {
    let value = element.argument
    switch element.name {
    case .text:
      let arguments = try SwiftUIArguments(value, ["text"], short: "text")
      guard let text = try arguments.string("text") else {
        throw ScreenError("Text has no text", remedy: "write Text: \"…\"", at: element.place)
      }
      try becomeText(text, in: environment)
    case .button:
      kind = "button"
      let arguments = try SwiftUIArguments(value, ["title", "role"], short: "title")
      for name in ["title", "role"] { try take(name, from: arguments) }
      if let font = environment.font { set("font", font.content, at: font.place) }
      try setForeground(environment.foreground, as: "titleColor")
    case .textField:
      kind = "textField"
      let arguments = try SwiftUIArguments(value, ["placeholder", "text"], short: "placeholder")
      for name in ["placeholder", "text"] { try take(name, from: arguments) }
      if let font = environment.font { set("font", font.content, at: font.place) }
      try setForeground(environment.foreground, as: "textColor")
    case .image:
      let arguments = try SwiftUIArguments(value, ["image", "systemName"], short: "image")
      try becomeImage(arguments, symbol: "systemName", of: element, in: environment)
    case .divider:
      kind = "separator"
      _ = try SwiftUIArguments(value, [])
    case .spacer:
      kind = "spacer"
      let arguments = try SwiftUIArguments(value, ["minLength"])
      if let length = arguments["minLength"] {
        set("minLength", .number(try length.requireNumber()), at: length.place)
      }
    default: break
    }
  }

  private mutating func take(
    _ name: String, from arguments: SwiftUIArguments
  ) throws(ScreenError) {
    if let text = try arguments.string(name) { set(name, text.content, at: text.place) }
  }
}
