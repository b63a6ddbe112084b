import Pixels

extension ColorValue {
  /// The colour to paint under `traits`, with the name a reviewer knows it by.
  ///
  /// - Parameters:
  ///   - firstDisplay: the style in which the screen was first shown, which captured colours keep;
  ///     that of the traits where it is left out.
  ///   - assets: the named colours of the project.
  public func resolved(
    in traits: TraitSet, firstDisplay: UserInterfaceStyle? = nil, assets: NamedColors
  ) throws(ColorError) -> ResolvedColor {
    let rgba = try value(
      in: traits, firstDisplay: firstDisplay ?? traits.firstDisplay ?? traits.style, assets: assets)
    return ResolvedColor(rgba: rgba, token: token)
  }

  private func value(
    in traits: TraitSet, firstDisplay: UserInterfaceStyle, assets: NamedColors
  ) throws(ColorError) -> RGBA8 {
    switch self {
    case .literal(let rgba):
      return rgba
    case .system(let name):
      guard let rgba = SystemPalette.color(named: name, for: traits) else {
        let nearest = nearestName(to: name, in: SystemPalette.names)
        throw .unknownSystemColor(name, nearest: nearest)
      }
      return rgba
    case .asset(let name):
      guard let table = assets[name] else {
        let nearest = nearestName(to: name, in: assets.names)
        throw .unknownAsset(name, nearest: nearest, known: assets.names.count)
      }
      guard let value = table.value(for: traits) else {
        throw .emptyAsset(name, file: table.file)
      }
      // A catalog refers only to system colours; without the other assets it cannot go in circles.
      return try value.value(in: traits, firstDisplay: firstDisplay, assets: .none)
    case .dynamic(let slots):
      return try slots.value(for: traits).value(
        in: traits, firstDisplay: firstDisplay, assets: assets)
    case .withAlpha(let color, let share):
      var rgba = try color.value(in: traits, firstDisplay: firstDisplay, assets: assets)
      rgba.alpha = scaled(rgba.alpha, by: share)
      return rgba
    case .captured(let color):
      var traits = traits
      traits.style = firstDisplay
      return try color.value(in: traits, firstDisplay: firstDisplay, assets: assets)
    }
  }
}

extension ColorValue.Dynamic {
  /// The slot that iOS takes: high contrast falls back to normal, and iOS 12 from legacy to light.
  func value(for traits: TraitSet) -> ColorValue {
    guard traits.generation.hasDarkStyle else { return legacy ?? light }
    switch (traits.style, traits.contrast) {
    case (.light, .normal): return light
    case (.light, .high): return highContrastLight ?? light
    case (.dark, .normal): return dark
    case (.dark, .high): return highContrastDark ?? dark
    }
  }
}

/// An alpha times a share from 0 to 1, rounded half up; shares outside are taken as the nearer end.
private func scaled(_ alpha: UInt8, by share: Double) -> UInt8 {
  guard share > 0 else { return 0 }
  return UInt8(Double(alpha) * min(share, 1) + 0.5)
}
