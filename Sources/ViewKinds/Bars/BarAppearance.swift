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

  /// The colour over the material and what was asked for it; none where no colour was found.
  var background = ColorOrigin()
  private(set) var effect: BlurStyle?
  /// Why the material is this one.
  private(set) var effectRule: AppearanceRule
  /// False for an appearance without a line between bar and content.
  private(set) var hasShadow: Bool
  /// The line's own colour; nil for the system's hairline.
  private(set) var shadowColor: WrittenColor?
  var title = BarText()
  var largeTitle = BarText()
  /// Of a tab bar's items, for each way of standing beside each other.
  private(set) var items: [TabItemForm: TabItemColors] = [:]
  /// The name of its slot; empty for what the system supplies.
  private(set) var name = ""
  /// Where it is written; nil for what the system supplies.
  private(set) var place: Place?

  static let keys =
    [
      "background", "backgroundColor", "backgroundEffect", "shadowColor", "titleColor",
      "largeTitleColor", "titleTextAttributes", "largeTitleTextAttributes",
    ] + TabItemForm.allCases.map(\.key)

  /// What an appearance says that is written as `name` and says nothing but its background.
  init(_ background: Background) {
    effectRule = AppearanceRule("the default background of bars is a material", .decided)
    effect = background == .default ? .systemChromeMaterial : nil
    hasShadow = background != .transparent
  }

  /// Reads the appearance under `name`; nil where it is left out. `null` takes a part away.
  init?(_ name: String, of owner: AttributeReader) throws(ScreenError) {
    guard let value = owner.value(name), let reader = try owner.object(name, known: Self.keys)
    else { return nil }
    let configuration: Background = try reader.choice("background") ?? .default
    self.init(configuration)
    self.name = name
    place = value.place
    let isTaken = reader.isPresent("backgroundColor") && reader.value("backgroundColor") == nil
    background.ask("backgroundColor of \(name)", try reader.writtenColor("backgroundColor"))
    if configuration == .opaque, !isTaken {
      background.otherwise(
        "background opaque is systemBackground", .system("systemBackground"),
        place: reader.value("background").map { "\($0.place)" } ?? "")
    }
    if reader.isPresent("backgroundEffect") {
      effect = try reader.choice("backgroundEffect")
      effectRule = AppearanceRule(
        "backgroundEffect of \(name)",
        place: reader.value("backgroundEffect").map { "\($0.place)" } ?? "", .decided)
    }
    if reader.isPresent("shadowColor") {
      shadowColor = try reader.writtenColor("shadowColor")
      hasShadow = shadowColor != nil
    }
    title = try BarText("titleTextAttributes", short: "titleColor", of: reader)
    largeTitle = try BarText("largeTitleTextAttributes", short: "largeTitleColor", of: reader)
    for form in TabItemForm.allCases { items[form] = try TabItemColors(form.key, of: reader) }
  }

  mutating func set(_ effect: BlurStyle, because rule: AppearanceRule) {
    self.effect = effect
    effectRule = rule
  }

  /// What a bar takes at the scroll edge where it has no appearance for it: the same without
  /// background and line.
  var transparent: BarAppearance {
    var appearance = self
    appearance.background = ColorOrigin()
    appearance.effect = nil
    appearance.hasShadow = false
    appearance.shadowColor = nil
    return appearance
  }
}
