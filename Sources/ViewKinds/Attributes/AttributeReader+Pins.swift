public import LayoutEngine
public import Screens

extension AttributeReader {
  static let pinKeys = [
    "top", "leading", "bottom", "trailing", "left", "right", "centerX", "centerY",
  ]

  /// `pin`: an object of edges, or one word for all four edges; nil where it is left out.
  public func pins(_ name: String) throws(ScreenError) -> Pins? {
    guard let value = value(name) else { return nil }
    if case .string = value.content {
      let anchor = try anchor(value, name: name)
      return Pins(top: anchor, leading: anchor, bottom: anchor, trailing: anchor)
    }
    if case .object(let members) = value.content,
      let size = members.first(where: { $0.key == "width" || $0.key == "height" })
    {
      throw ScreenError(
        "unknown attribute \(quoted(size.key)) of \(name)",
        remedy: "write \(size.key) beside \(name), as an attribute of the view", at: size.place)
    }
    let reader = try AttributeReader(
      object: value, owner: name, known: Self.pinKeys, resources: resources)
    func edge(_ key: String, or other: String? = nil) throws(ScreenError) -> Anchor? {
      guard let value = reader.value(key) ?? other.flatMap({ reader.value($0) }) else { return nil }
      return try anchor(value, name: "\(name).\(key)")
    }
    var pins = Pins(
      top: try edge("top"), leading: try edge("leading", or: "left"), bottom: try edge("bottom"),
      trailing: try edge("trailing", or: "right"), centerX: try edge("centerX"),
      centerY: try edge("centerY"))
    pins.keepsSides = reader.isPresent("left") || reader.isPresent("right")
    if pins.keepsSides, reader.isPresent("leading") || reader.isPresent("trailing") {
      throw ScreenError(
        "\(name) mixes leading or trailing with left or right",
        remedy: "name sides in one way: leading and trailing turn with the direction of reading",
        at: value.place)
    }
    return pins
  }

  /// A number, `safeArea`, `margin`, `superview`, or one of these with `+ 8` or `- 8`.
  private func anchor(_ value: SourceValue, name: String) throws(ScreenError) -> Anchor {
    let range = -10_000.0...10_000.0
    switch value.content {
    case .number:
      return Anchor(.superview, offset: try Self.number(value, name: name, in: range))
    case .string(let text):
      let parts = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      if let word = parts.first, let reference = Self.reference(word) {
        if parts.count == 1 { return Anchor(reference) }
        if parts.count == 3, let number = Double(parts[2]), range.contains(number),
          parts[1] == "+" || parts[1] == "-"
        {
          return Anchor(reference, offset: parts[1] == "+" ? number : -number)
        }
      }
      throw ScreenError(
        "\(name) is \(quoted(text))",
        remedy:
          "write a number, “superview”, “safeArea” or “margin”, alone or as in “safeArea + 8”",
        at: value.place)
    case .null, .bool, .array, .object:
      throw wrong(name, value, "write a number or a text such as “safeArea + 8”")
    }
  }

  private static func reference(_ word: String) -> Anchor.Reference? {
    switch word {
    case "superview", "edge", "edges", "center": .superview
    case "safeArea": .safeArea
    case "margin", "margins": .margin
    default: nil
    }
  }
}
