import Drawing
import Pixels
import Traits

/// The styles of `UIBlurEffect`; some follow the style of the view, others never do.
enum BlurStyle: String, CaseIterable, Hashable, Sendable {
  case extraLight
  case light
  case dark
  case regular
  case prominent
  case systemUltraThinMaterial
  case systemThinMaterial
  case systemMaterial
  case systemThickMaterial
  case systemChromeMaterial
  case systemUltraThinMaterialLight
  case systemThinMaterialLight
  case systemMaterialLight
  case systemThickMaterialLight
  case systemChromeMaterialLight
  case systemUltraThinMaterialDark
  case systemThinMaterialDark
  case systemMaterialDark
  case systemThickMaterialDark
  case systemChromeMaterialDark

  /// What decides whether an effect is light or dark.
  enum Adaptation: Hashable, Sendable {
    case adaptive
    case fixed(UserInterfaceStyle)
  }

  var adaptation: Adaptation {
    switch self {
    case .extraLight, .light: .fixed(.light)
    case .dark: .fixed(.dark)
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      .adaptive
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .fixed(.light)
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .fixed(.dark)
    }
  }

  /// The style the effect has in a view of `style`.
  func style(in style: UserInterfaceStyle) -> UserInterfaceStyle {
    switch adaptation {
    case .adaptive: style
    case .fixed(let own): own
    }
  }

  /// What the effect is made of.
  fileprivate enum Substance {
    /// A tint alone.
    case plain(RGBA8, blur: Double)
    /// One of the palette's materials.
    case material(String)
    /// The bars' material, which the palette knows as one flattened colour.
    case chrome
  }

  fileprivate func substance(_ style: UserInterfaceStyle) -> Substance {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .material("ultraThin")
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      .material("thin")
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: .material("regular")
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      .material("thick")
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
    // The tints of the sample code that Apple published with iOS 7's effects, as white and alpha:
    // 0.97 at 0.82, 1 at 0.3, 0.11 at 0.73. `regular` and `prominent` take them by style, which is
    // an approximation.
    case .extraLight: .plain(Self.extraLightTint, blur: 20)
    case .light: .plain(Self.lightTint, blur: 30)
    case .dark: .plain(Self.darkTint, blur: 20)
    case .regular:
      style == .dark ? .plain(Self.darkTint, blur: 20) : .plain(Self.lightTint, blur: 30)
    case .prominent:
      style == .dark ? .plain(Self.darkTint, blur: 20) : .plain(Self.extraLightTint, blur: 20)
    }
  }

  private static let extraLightTint = RGBA8(red: 247, green: 247, blue: 247, alpha: 209)
  private static let lightTint = RGBA8(red: 255, green: 255, blue: 255, alpha: 77)
  private static let darkTint = RGBA8(red: 28, green: 28, blue: 28, alpha: 186)
}

extension BlurStyle {
  /// The backdrop in a view of `style`, for a screen of `scale` pixels a point.
  ///
  /// Materials and the older effects keep 180 % of their backdrop's saturation, as the older ones
  /// did in Apple's sample code; the blur of materials, 20 points, is an approximation. The tint
  /// comes before the blend: over white a light material is then 247, near what iOS shows, and the
  /// other way round it would be a grey of 193.
  func backdrop(in style: UserInterfaceStyle, scale: Double) -> Backdrop {
    let style = self.style(in: style)
    switch substance(style) {
    case .plain(let tint, let blur):
      return Backdrop(blur: blur * scale, saturation: 180, tint: tint)
    case .chrome:
      return Backdrop(blur: 10 * scale, saturation: 100, tint: chromeTint(style))
    case .material(let name):
      guard
        let material = SystemPalette.material(named: name, for: TraitSet(style: style))
      else { preconditionFailure("the palette has no material \(name)") }
      return Backdrop(
        blur: 20 * scale, saturation: 180, tint: material.tint,
        blend: Backdrop.Blend(style == .dark ? .overlay : .colorDodge, material.blend))
    }
  }

  private func chromeTint(_ style: UserInterfaceStyle) -> RGBA8 {
    let traits = TraitSet(style: style)
    return SystemPalette.component(named: "bar.background.translucent", for: traits) ?? .clear
  }

  /// The tint as a colour that adapts where the effect does.
  var tint: ColorValue {
    let light = ColorValue.literal(backdrop(in: .light, scale: 1).tint)
    let dark = ColorValue.literal(backdrop(in: .dark, scale: 1).tint)
    switch adaptation {
    case .fixed(let style): return style == .dark ? dark : light
    case .adaptive: return .dynamic(ColorValue.Dynamic(light: light, dark: dark))
    }
  }
}
