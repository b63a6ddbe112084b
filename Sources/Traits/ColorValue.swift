public import Pixels

/// A colour as a screen names it, before any trait is known.
public indirect enum ColorValue: Hashable, Sendable {
  /// A system colour by its Swift name, such as `label` or `systemBlue`; the name is known to
  /// `SystemPalette`.
  case system(String)
  /// `#RRGGBB` or `#RRGGBBAA`: the same under every trait.
  case literal(RGBA8)
  /// A named colour of an asset catalog.
  case asset(String)
  /// A colour for each style; slots left out fall back as on iOS.
  case dynamic(Dynamic)
  /// The same colour with its alpha multiplied by a share from 0 to 1.
  case withAlpha(ColorValue, Double)
  /// A colour that code resolved once, as a `CGColor` does, in the style of first display.
  case captured(ColorValue)

  /// The slots of a dynamic colour.
  public struct Dynamic: Hashable, Sendable {
    public var light: ColorValue
    public var dark: ColorValue
    public var highContrastLight: ColorValue?
    public var highContrastDark: ColorValue?
    /// What iOS 12 draws; `light` where it is left out.
    public var legacy: ColorValue?

    public init(
      light: ColorValue, dark: ColorValue, highContrastLight: ColorValue? = nil,
      highContrastDark: ColorValue? = nil, legacy: ColorValue? = nil
    ) {
      self.light = light
      self.dark = dark
      self.highContrastLight = highContrastLight
      self.highContrastDark = highContrastDark
      self.legacy = legacy
    }
  }
}

/// A colour under known traits, with the name a reviewer knows it by.
public struct ResolvedColor: Hashable, Sendable {
  public var rgba: RGBA8
  /// What the screen says, such as `label`, `asset:ThemePurple` or `#FFFFFF`.
  public var token: String

  public init(rgba: RGBA8, token: String) {
    self.rgba = rgba
    self.token = token
  }
}
