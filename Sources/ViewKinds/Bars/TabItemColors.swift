import Screens

/// The colours of a tab bar's items, as in `UITabBarItemAppearance`; nil where the tint or the
/// system's grey holds.
struct TabItemColors: Sendable {
  /// Of one state.
  struct State: Sendable {
    var icon: WrittenColor?
    var title: WrittenColor?

    static let keys = ["iconColor", "titleColor"]

    init() {}

    init(_ name: String, of owner: AttributeReader) throws(ScreenError) {
      guard let reader = try owner.object(name, known: Self.keys) else { return }
      icon = try reader.writtenColor("iconColor")
      title = try reader.writtenColor("titleColor")
    }
  }

  var normal = State()
  var selected = State()

  static let keys = ["normal", "selected"]

  init() {}

  init(_ name: String, of owner: AttributeReader) throws(ScreenError) {
    guard let reader = try owner.object(name, known: Self.keys) else { return }
    normal = try State("normal", of: reader)
    selected = try State("selected", of: reader)
  }
}
