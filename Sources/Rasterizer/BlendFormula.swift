import Drawing

/// What W3C's Compositing and Blending Level 1 says of two colours, in doubles from 0 to 1.
struct BlendFormula {
  let mode: BlendMode

  init(_ mode: BlendMode) { self.mode = mode }

  /// A premultiplied colour blended with the premultiplied one beneath it; rounded once.
  @inline(__always)
  func blended(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
    guard source >> 24 > 0 else { return backdrop }
    let (above, beneath) = (Self.channels(source), Self.channels(backdrop))
    let (sourceAlpha, backdropAlpha) = (above.w, beneath.w)
    var result: SIMD4<Double>
    switch mode {
    case .plusLighter:
      result = above + beneath
      result.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    case .plusDarker:
      let alpha = min(255, sourceAlpha + backdropAlpha)
      result =
        SIMD4(repeating: alpha) - (SIMD4(repeating: backdropAlpha) - beneath)
        - (SIMD4(repeating: sourceAlpha) - above)
      result.w = alpha
      result.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha))
    default:
      if sourceAlpha == 255, backdropAlpha == 255 {
        // Nothing of either colour is left unmixed.
        result = 255 * mixed(above / 255, beneath / 255)
        result.w = 255
        result.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
        break
      }
      let (cs, cb) = (above / sourceAlpha, backdropAlpha > 0 ? beneath / backdropAlpha : beneath)
      let mixed = mixed(cs, cb)
      let (s, b) = (sourceAlpha / 255, backdropAlpha / 255)
      result = 255 * (s * (1 - b) * cs + s * b * mixed + (1 - s) * b * cb)
      result.w = 255 * (s + b - s * b)
      result.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: result.w))
    }
    return UInt32(result.x + 0.5) | UInt32(result.y + 0.5) << 8 | UInt32(result.z + 0.5) << 16
      | UInt32(result.w + 0.5) << 24
  }

  private static func channels(_ word: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(word & 0xFF), Double(word >> 8 & 0xFF), Double(word >> 16 & 0xFF), Double(word >> 24))
  }

  /// B(cb, cs) for straight colours; the fourth channel has no meaning.
  @inline(__always)
  private func mixed(_ source: SIMD4<Double>, _ backdrop: SIMD4<Double>) -> SIMD4<Double> {
    switch mode {
    case .hue:
      return LightAndColor.withLight(
        LightAndColor.withRange(source, LightAndColor.range(backdrop)), of: backdrop)
    case .saturation:
      return LightAndColor.withLight(
        LightAndColor.withRange(backdrop, LightAndColor.range(source)), of: backdrop)
    case .color: return LightAndColor.withLight(source, of: backdrop)
    case .luminosity: return LightAndColor.withLight(backdrop, of: source)
    default:
      return SIMD4(
        separable(source.x, backdrop.x), separable(source.y, backdrop.y),
        separable(source.z, backdrop.z), 0)
    }
  }

  @inline(__always)
  private func separable(_ s: Double, _ b: Double) -> Double {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return Self.hardLight(b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return Self.hardLight(s, b)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (root - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    case .normal, .hue, .saturation, .color, .luminosity, .plusDarker, .plusLighter: return s
    }
  }

  @inline(__always)
  private static func hardLight(_ s: Double, _ b: Double) -> Double {
    s <= 0.5 ? 2 * s * b : 2 * s - 1 + b - (2 * s - 1) * b
  }
}

/// The formulae of the four modes that mix lightness, saturation and hue.
private enum LightAndColor {
  static func light(_ color: SIMD4<Double>) -> Double {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  static func range(_ color: SIMD4<Double>) -> Double { high(color) - low(color) }

  private static func high(_ color: SIMD4<Double>) -> Double { max(color.x, color.y, color.z) }
  private static func low(_ color: SIMD4<Double>) -> Double { min(color.x, color.y, color.z) }

  /// `color` moved to the lightness of `other` and brought back between 0 and 1.
  static func withLight(_ color: SIMD4<Double>, of other: SIMD4<Double>) -> SIMD4<Double> {
    let moved = color + SIMD4(repeating: light(other) - light(color))
    let grey = light(moved)
    let (low, high) = (low(moved), high(moved))
    let middle = SIMD4<Double>(repeating: grey)
    var result = moved
    if low < 0, grey > low { result = middle + (result - middle) * (grey / (grey - low)) }
    if high > 1, high > grey {
      result = middle + (result - middle) * ((1 - grey) / (high - grey))
    }
    return result
  }

  /// `color` stretched so that its largest channel is `range` and its smallest 0.
  static func withRange(_ color: SIMD4<Double>, _ range: Double) -> SIMD4<Double> {
    let (low, high) = (low(color), high(color))
    guard high > low else { return SIMD4(repeating: 0) }
    return (color - SIMD4(repeating: low)) * (range / (high - low))
  }
}
