import Screens
import Traits

/// What an alert controller says about itself and how it is presented.
struct AlertAttributes {
  /// `UIAlertController.Style`.
  enum Style: String, CaseIterable, Sendable {
    case alert
    case actionSheet
  }

  var style: Style
  var content: AlertContent
  var override: StyleOverride
  var tintColor: ColorValue?
  var isOpen: Bool

  static let kind = "alertController"

  static let specs: [AttributeSpec] =
    AlertContent.alertSpecs + [
      AttributeSpec(
        "preferredStyle", .choice(Style.allCases.map(\.rawValue)), default: "actionSheet",
        "In the middle of the screen or at its lower edge."),
      AttributeSpec(
        "overrideUserInterfaceStyle", .choice(["unspecified", "light", "dark"]),
        default: "unspecified", "The style of the alert."),
      AttributeSpec("tintColor", .color, default: "the window’s", "The colour of its actions."),
      AttributeSpec(
        "presentation.open", .flag, default: "true", "Whether the alert is on display."),
    ]

  init(reading node: Node, resources: ResourceNames) throws(ScreenError) {
    let reader = try AttributeReader(node: node, known: Self.specs, resources: resources)
    style = try reader.choice("preferredStyle") ?? .actionSheet
    content = try AlertContent(reading: reader)
    override = try reader.choice("overrideUserInterfaceStyle") ?? .unspecified
    tintColor = try reader.color("tintColor")
    isOpen = try reader.flag("presentation.open") ?? true
    if style == .actionSheet, let first = reader.value("textFields") {
      throw ScreenError(
        "an action sheet has textFields", remedy: "set preferredStyle: \"alert\"", at: first.place)
    }
  }
}
