import Drawing
import Geometry
import Pixels
import Traits

/// Flat stand-ins for iOS 26's glass: blurred, tinted and rimmed, without refraction.
enum Glass {
  /// Content that fades beneath a bar: `share` of the way from the bar's outer edge to its inner one.
  static func edge(_ share: Double, for traits: TraitSet, scale: Double) -> Backdrop {
    let left = 1 - share
    var tint = SystemPalette.color(named: "systemBackground", for: traits) ?? .clear
    tint.alpha = UInt8(min(1, 1.25 * left) * 235)
    return Backdrop(blur: 5 * left * scale, tint: tint)
  }

  /// A control or floating bar.
  static func control(for traits: TraitSet, scale: Double) -> Backdrop {
    Backdrop(blur: 6 * scale, saturation: 150, tint: tint(traits, alpha: 176))
  }

  private static func tint(_ traits: TraitSet, alpha: UInt8) -> RGBA8 {
    traits.drawnStyle == .dark
      ? RGBA8(red: 28, green: 28, blue: 30, alpha: alpha)
      : RGBA8(red: 255, green: 255, blue: 255, alpha: alpha)
  }
}

extension ViewCanvas {
  /// Paints a piece of glass with a rim over a rounded rectangle of the bounds.
  mutating func glass(in rect: Rect, radius: Double) {
    standIn("flat glass for iOS 26’s Liquid Glass")
    // Two rings stand for the soft shadow around the glass.
    let shade = RGBA8(red: 0, green: 0, blue: 0, alpha: traits.drawnStyle == .dark ? 40 : 10)
    fill(rect.inset(by: .uniform(-1.5)).offset(x: 0, y: 1), radius: radius + 1.5, shade)
    fill(rect.inset(by: .uniform(-0.5)), radius: radius + 0.5, shade)
    backdrop(Glass.control(for: traits, scale: scaleFactor), in: rect, radius: radius)
    let rim: UInt8 = traits.drawnStyle == .dark ? 46 : 150
    border(
      rect, radius: radius, width: 1 / scaleFactor,
      RGBA8(red: 255, green: 255, blue: 255, alpha: rim))
  }
}
