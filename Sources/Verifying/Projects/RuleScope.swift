import Screens

/// Where an exception of the project file holds, and why it was made.
struct RuleScope: Hashable, Sendable {
  /// Ids and patterns.
  var screens: [String]
  /// Empty for all of them.
  var variants: [String]
  var reason: String
  var place: Place

  static let keys = ["screens", "variants", "reason"]

  /// - Parameter name: what the exception is, such as `tolerance`.
  init(_ value: SourceValue, _ name: String) throws(ScreenError) {
    reason = try ProjectFile.text(value["reason"]) ?? ""
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw ScreenError(
        "the \(name) gives no reason",
        remedy: "say why it is needed, as in reason: \"the map is drawn by the simulator\"",
        at: value.place)
    }
    screens = try ProjectFile.texts(value["screens"])
    guard !screens.isEmpty else {
      throw ScreenError(
        "the \(name) names no screens", remedy: "write screens: [\"settings/*\"]", at: value.place)
    }
    variants = try LockRule.variants(value["variants"])
    place = value.place
  }

  func covers(_ screen: String, _ variant: String) -> Bool {
    names(screen) && (variants.isEmpty || isVariant(variant, among: variants))
  }

  func names(_ screen: String) -> Bool { screens.contains { matchesID($0, screen) } }
}
