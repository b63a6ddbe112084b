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
  var barTintColor: ColorValue?
  var isTranslucent = true
  var title = BarText()
  var largeTitle = BarText()

  static let keys = ["barStyle", "barTintColor", "isTranslucent"]

  init() {}

  init(reading reader: AttributeReader) throws(ScreenError) {
    style = try reader.choice("barStyle") ?? .default
    barTintColor = try reader.color("barTintColor")
    isTranslucent = try reader.flag("isTranslucent") ?? true
  }

  /// The same as an appearance: a `barTintColor` hides the material, which follows `barStyle`.
  var appearance: BarAppearance {
    var appearance = BarAppearance(.default)
    if style == .black { appearance.effect = .systemChromeMaterialDark }
    if !isTranslucent { appearance.color = opaque(appearance.effect ?? .systemChromeMaterial) }
    if let barTintColor { appearance.color = barTintColor }
    appearance.title = title
    appearance.largeTitle = largeTitle
    if style == .black {
      appearance.title.color = title.color ?? .system("white")
      appearance.largeTitle.color = largeTitle.color ?? .system("white")
    }
    return appearance
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
