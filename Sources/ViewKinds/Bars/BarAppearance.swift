import Screens
import Traits

/// One appearance of a bar, as `UIBarAppearance` describes it.
struct BarAppearance: Sendable {
  /// Which configuration the others change: `configureWithDefaultBackground` and its siblings.
  enum Background: String, CaseIterable, Sendable {
    case `default`
    case opaque
    case transparent
  }

  /// The line between bar and content.
  enum Shadow: Hashable, Sendable {
    case none
    /// The system's hairline.
    case standard
    case color(ColorValue)
  }

  var color: ColorValue?
  var effect: BlurStyle?
  var shadow: Shadow
  var title = BarText()
  var largeTitle = BarText()
  var items = TabItemColors()
  /// Where it is written; nil for what the system supplies.
  var place: Place?

  static let keys = [
    "background", "backgroundColor", "backgroundEffect", "shadowColor", "titleColor",
    "largeTitleColor", "titleTextAttributes", "largeTitleTextAttributes",
    "stackedLayoutAppearance",
  ]

  init(_ background: Background) {
    switch background {
    case .default:
      effect = .systemChromeMaterial
      shadow = .standard
    case .opaque:
      color = .system("systemBackground")
      shadow = .standard
    case .transparent: shadow = .none
    }
  }

  /// Reads the appearance under `name`; nil where it is left out. `null` takes a part away.
  init?(_ name: String, of owner: AttributeReader) throws(ScreenError) {
    guard let value = owner.value(name), let reader = try owner.object(name, known: Self.keys)
    else { return nil }
    self.init(try reader.choice("background") ?? .default)
    place = value.place
    if reader.isPresent("backgroundColor") { color = try reader.color("backgroundColor") }
    if reader.isPresent("backgroundEffect") { effect = try reader.choice("backgroundEffect") }
    if reader.isPresent("shadowColor") {
      shadow = try reader.color("shadowColor").map(Shadow.color) ?? .none
    }
    title = try BarText("titleTextAttributes", short: "titleColor", of: reader)
    largeTitle = try BarText("largeTitleTextAttributes", short: "largeTitleColor", of: reader)
    items = try TabItemColors("stackedLayoutAppearance", of: reader)
  }

  /// What a bar takes at the scroll edge where it has no appearance for it: the same without
  /// background and line.
  var transparent: BarAppearance {
    var appearance = self
    appearance.color = nil
    appearance.effect = nil
    appearance.shadow = .none
    return appearance
  }
}
