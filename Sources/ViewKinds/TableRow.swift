import Drawing
import Screens
import Traits
import Typography

/// What one row of a table view shows.
struct TableRow: Sendable {
  /// UIKit's cell styles.
  enum Style: String, CaseIterable, Sendable {
    case `default`
    case subtitle
    case value1
    case value2
  }

  enum Accessory: String, CaseIterable, Sendable {
    case none
    case disclosureIndicator
    case checkmark
    case detail
    case detailButton
    case detailDisclosureButton
  }

  /// UIKit's selection styles; from iOS 7 on all but `none` are grey.
  enum SelectionStyle: String, CaseIterable, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  var text: String
  var font: FontValue?
  var detailText: String?
  var style: Style
  var image: ImageValue?
  var imageTintColor: WrittenColor?
  var accessory: Accessory
  /// Set where a switch stands at the right edge.
  var isOn: Bool?
  var isSelected: Bool
  var isHighlighted: Bool
  var isFocused: Bool
  var selectionStyle: SelectionStyle
  var textColor: WrittenColor?
  var detailTextColor: WrittenColor?
  var backgroundColor: WrittenColor?
  var onTintColor: ColorValue?
  /// What the screen says about the row beyond what it draws with.
  var written: [ResolvedView.Property] = []
  var place: Place

  static let keys = [
    "text", "font", "detailText", "style", "image", "imageTintColor", "accessory", "switch",
    "selected", "isHighlighted", "isFocused", "selectionStyle", "textColor",
    "detailTextColor", "backgroundColor", "onTintColor",
  ]

  init(_ value: SourceValue, resources: ResourceNames) throws(ScreenError) {
    let reader = try AttributeReader(
      object: value, owner: "a row", known: Self.keys, resources: resources)
    text = try reader.text("text") ?? ""
    font = try reader.font("font")
    detailText = try reader.text("detailText")
    style = try reader.choice("style") ?? (detailText == nil ? .default : .value1)
    image = try reader.image("image")
    // A symbol in a cell is as large as the text beside it, unless it says otherwise.
    let own = image?.configuration ?? .automatic
    image?.configuration = own.filled(from: SymbolConfiguration(textStyle: .body))
    imageTintColor = try reader.writtenColor("imageTintColor")
    accessory = try reader.choice("accessory") ?? .none
    isOn = try reader.flag("switch")
    isSelected = try reader.flag("selected") ?? false
    isHighlighted = try reader.flag("isHighlighted") ?? false
    isFocused = try reader.flag("isFocused") ?? false
    selectionStyle = try reader.choice("selectionStyle") ?? .default
    textColor = try reader.writtenColor("textColor")
    detailTextColor = try reader.writtenColor("detailTextColor")
    backgroundColor = try reader.writtenColor("backgroundColor")
    onTintColor = try reader.color("onTintColor")
    place = value.place
    if case .object(let members) = value.content {
      written = WrittenAttributes(TableViewCell.attributes)
        .properties(of: members.map { Node.Attribute(name: $0.key, value: $0.value) })
    }
  }
}
