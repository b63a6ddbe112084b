/// One modifier of a SwiftUI view, as an object with one key.
struct SwiftUIModifier {
  enum Name: String, CaseIterable {
    case background, blendMode, colorScheme, cornerRadius, environment, fill
    case flipsForRightToLeftLayoutDirection, font, foregroundColor, foregroundStyle, frame, hidden,
      mask,
      navigationTitle, offset, opacity, padding, preferredColorScheme
    case rotationEffect, scaleEffect, shadow, tint
  }

  var name: Name
  /// Where the modifier's name stands.
  var place: Place
  var value: SourceValue

  init(_ written: SourceValue) throws(ScreenError) {
    let members = try written.requireObject()
    guard let member = members.first, members.count == 1 else {
      throw ScreenError(
        "a modifier has \(members.count) keys", remedy: "write one object for each modifier",
        at: written.place)
    }
    guard let name = Name(rawValue: member.key) else {
      throw .unknown(
        "modifier", member.key, known: Name.allCases.map(\.rawValue), at: member.place)
    }
    self.name = name
    place = member.place
    value = member.value
  }
}
