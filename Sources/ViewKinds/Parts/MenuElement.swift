import Screens
import Traits
import Typography

/// One action of a menu.
struct MenuElement: Sendable {
  /// `UIMenuElement.State`.
  enum State: String, CaseIterable, Sendable {
    case off
    case on
    case mixed
  }

  var title: String
  var subtitle: String
  var image: PartImage?
  var state: State
  var isDisabled: Bool
  var isDestructive: Bool

  static let keys = ["title", "subtitle", "image", "state", "attributes", "children"]
  private static let attributes = ["disabled", "destructive", "hidden"]

  var ink: ColorValue {
    if isDisabled { return .system("tertiaryLabel") }
    return .system(isDestructive ? "systemRed" : "label")
  }

  /// The actions in groups; an element with children is one of its own. Hidden actions and empty
  /// groups are left out.
  static func groups(reading reader: AttributeReader) throws(ScreenError) -> [[MenuElement]] {
    var groups: [[MenuElement]] = [[]]
    for value in try reader.elements("children") {
      let element = try AttributeReader(
        object: value, owner: "a menu element", known: keys, resources: reader.resources)
      guard element.isPresent("children") else {
        if let action = try action(element) { groups[groups.count - 1].append(action) }
        continue
      }
      var inner: [MenuElement] = []
      for child in try element.elements("children") {
        let written = try AttributeReader(
          object: child, owner: "a menu element", known: keys.filter { $0 != "children" },
          resources: reader.resources)
        if let action = try action(written) { inner.append(action) }
      }
      groups += [inner, []]
    }
    return groups.filter { !$0.isEmpty }
  }

  /// Nil for a hidden action.
  private static func action(_ reader: AttributeReader) throws(ScreenError) -> MenuElement? {
    let words = try reader.texts("attributes")
    for word in words where !attributes.contains(word) {
      throw ScreenError(
        "unknown attribute \(quoted(word)) of a menu element",
        remedy: "the attributes are \(attributes.joined(separator: ", "))",
        at: reader.value("attributes")?.place ?? reader.place)
    }
    let action = MenuElement(
      title: try reader.text("title") ?? "", subtitle: try reader.text("subtitle") ?? "",
      image: try PartImage("image", reading: reader)?.scaling(with: .body),
      state: try reader.choice("state") ?? .off,
      isDisabled: words.contains("disabled"), isDestructive: words.contains("destructive"))
    return words.contains("hidden") ? nil : action
  }
}
