/// An object of a screen file that describes one SwiftUI view.
struct SwiftUIElement {
  /// A sheet, cover or popover that hangs on the view.
  struct Presentation {
    /// The style's name in UIKit.
    var style: String
    var value: SourceValue
  }

  /// The keys beside the view's own name.
  static let keys = ["modifiers", "sheet", "fullScreenCover", "popover", "id", "audit"]
  static let viewNames = SwiftUIViewName.allCases.map(\.rawValue)

  var name: SwiftUIViewName
  /// What stands behind the view's name.
  var argument: SourceValue
  var id: SourceValue?
  /// What the audit is to leave out, an attribute as on any view.
  var audit: SourceValue?
  var modifiers: [SwiftUIModifier] = []
  var presentations: [Presentation] = []
  var place: Place

  init(_ value: SourceValue) throws(ScreenError) {
    place = value.place
    var view: (name: SwiftUIViewName, member: SourceValue.Member)?
    for member in try value.requireObject() {
      switch member.key {
      case "id": id = member.value
      case "audit": audit = member.value
      case "modifiers":
        for written in try member.value.requireArray() {
          modifiers.append(try SwiftUIModifier(written))
        }
      case "sheet": presentations.append(Presentation(style: "pageSheet", value: member.value))
      case "fullScreenCover":
        presentations.append(Presentation(style: "fullScreen", value: member.value))
      case "popover": presentations.append(Presentation(style: "popover", value: member.value))
      default:
        guard let name = SwiftUIViewName(rawValue: member.key) else {
          throw Self.unknown(member)
        }
        if let view {
          throw ScreenError(
            "\(quoted(member.key)) stands beside \(quoted(view.member.key))",
            remedy: "one object describes one view", at: member.place)
        }
        view = (name, member)
      }
    }
    guard let view else {
      throw ScreenError(
        "the object names no SwiftUI view", remedy: "write one such as Text or VStack", at: place)
    }
    name = view.name
    argument = view.member.value
  }

  private static func unknown(_ member: SourceValue.Member) -> ScreenError {
    let first = member.key.unicodeScalars.first
    if let first, first.properties.isUppercase {
      return .unknown("SwiftUI view", member.key, known: viewNames, at: member.place)
    }
    return .unknown("key", member.key, known: keys + viewNames, at: member.place)
  }
}
