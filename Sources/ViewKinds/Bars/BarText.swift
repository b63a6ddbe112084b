import Screens

/// How a bar's title looks; nil where the system's own holds.
struct BarText: Sendable {
  var color: WrittenColor?
  var font: FontValue?

  static let keys = ["foregroundColor", "font"]

  init() {}

  /// Reads text attributes from `name`, or the colour alone from its short form.
  init(_ name: String, short: String, of owner: AttributeReader) throws(ScreenError) {
    color = try owner.writtenColor(short)
    guard let reader = try owner.object(name, known: Self.keys) else { return }
    color = try reader.writtenColor("foregroundColor") ?? color
    font = try reader.font("font")
  }
}
