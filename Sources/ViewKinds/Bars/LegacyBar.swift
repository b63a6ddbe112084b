import Pixels
import Screens
import Traits

/// What bars had before iOS 13's appearances, and still have where none is set.
struct LegacyBar: Sendable {
  /// `UIBarStyle`; `black` is dark in either style.
  enum Style: String, CaseIterable, Sendable {
    case `default`
    case black
  }

  var style = Style.default
  var barTintColor: WrittenColor?
  var isTranslucent = true
  var title = BarText()
  var largeTitle = BarText()
  /// Where `barStyle` and `isTranslucent` are written; empty where they are not.
  private var stylePlace = ""
  private var translucencyPlace = ""

  static let keys = ["barStyle", "barTintColor", "isTranslucent"]

  init() {}

  init(reading reader: AttributeReader) throws(ScreenError) {
    style = try reader.choice("barStyle") ?? .default
    barTintColor = try reader.writtenColor("barTintColor")
    isTranslucent = try reader.flag("isTranslucent") ?? true
    stylePlace = reader.value("barStyle").map { "\($0.place)" } ?? ""
    translucencyPlace = reader.value("isTranslucent").map { "\($0.place)" } ?? ""
  }

  /// The same as an appearance: a `barTintColor` hides the material, which follows `barStyle`.
  var appearance: BarAppearance {
    var appearance = BarAppearance(.default)
    appearance.title = title
    appearance.largeTitle = largeTitle
    if style == .black { appearance.set(.systemChromeMaterialDark, because: blackRule) }
    var origin = ColorOrigin()
    origin.ask("barTintColor of the bar", barTintColor)
    if !isTranslucent {
      origin.otherwise(
        "isTranslucent false: the material’s tint without its translucency",
        opaque(appearance.effect ?? .systemChromeMaterial), place: translucencyPlace)
    }
    appearance.background = origin
    return appearance
  }

  /// What titles are that have no colour of their own, where the bar's style decides that.
  func askTitle(_ origin: inout ColorOrigin) {
    guard style == .black else { return }
    origin.otherwise("barStyle black: titles are white", .system("white"), place: stylePlace)
  }

  /// Why the status bar above the bar is light; nil where the bar does not decide that.
  var statusBarRule: AppearanceRule? {
    guard style == .black else { return nil }
    return AppearanceRule(
      "the navigation controller decides, whose bar has barStyle black", place: stylePlace,
      .decided)
  }

  private var blackRule: AppearanceRule {
    AppearanceRule("barStyle black is dark in either style", place: stylePlace, .decided)
  }

  /// The material's tint without its translucency.
  private func opaque(_ effect: BlurStyle) -> ColorValue {
    func solid(_ color: ColorValue) -> ColorValue {
      guard case .literal(var rgba) = color else { return color }
      rgba.alpha = 255
      return .literal(rgba)
    }
    guard case .dynamic(let slots) = effect.tint else { return solid(effect.tint) }
    return .dynamic(ColorValue.Dynamic(light: solid(slots.light), dark: solid(slots.dark)))
  }
}
