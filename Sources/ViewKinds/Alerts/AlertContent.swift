import Screens

/// What an alert or action sheet says and offers.
struct AlertContent: Sendable {
  /// One of its buttons.
  struct Action: Sendable {
    enum Style: String, CaseIterable, Sendable {
      case `default`
      case cancel
      case destructive
    }

    var title: String
    var style: Style
    var isPreferred: Bool
    var isEnabled: Bool

    static let keys = ["title", "style", "isPreferred", "isEnabled"]
  }

  /// One of its text fields.
  struct Field: Sendable {
    var text: String
    var placeholder: String

    static let keys = ["text", "placeholder"]
  }

  var title: String
  var message: String
  var actions: [Action]
  var fields: [Field]

  static let sheetSpecs: [AttributeSpec] = [
    AttributeSpec("title", .text, default: "none", "The first text."),
    AttributeSpec("message", .text, default: "none", "The second text."),
    AttributeSpec(
      "actions", .structure("a list of actions"), default: "none",
      "Each { title, style, isPreferred, isEnabled }; the style is default, cancel or destructive."),
  ]

  static let alertSpecs: [AttributeSpec] =
    sheetSpecs + [
      AttributeSpec(
        "textFields", .structure("a list of text fields"), default: "none",
        "Each { text, placeholder }.")
    ]

  init(reading reader: AttributeReader) throws(ScreenError) {
    title = try reader.text("title") ?? ""
    message = try reader.text("message") ?? ""
    actions = []
    for value in try reader.elements("actions") {
      let action = try AttributeReader(
        object: value, owner: "an action", known: Action.keys, resources: reader.resources)
      actions.append(
        Action(
          title: try action.text("title") ?? "", style: try action.choice("style") ?? .default,
          isPreferred: try action.flag("isPreferred") ?? false,
          isEnabled: try action.flag("isEnabled") ?? true))
    }
    fields = []
    for value in try reader.elements("textFields") {
      let field = try AttributeReader(
        object: value, owner: "a text field", known: Field.keys, resources: reader.resources)
      fields.append(
        Field(
          text: try field.text("text") ?? "", placeholder: try field.text("placeholder") ?? ""))
    }
  }

  /// The actions with the one that cancels at the end, as a column shows them.
  var column: [Action] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// The action that stands out: the preferred one, else the one that cancels.
  func isEmphasized(_ action: Action) -> Bool {
    actions.contains(where: \.isPreferred) ? action.isPreferred : action.style == .cancel
  }
}
