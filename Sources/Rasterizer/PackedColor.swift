import Pixels

/// Four channels of 8 bits in one word, red lowest and alpha highest, and the arithmetic on them.
///
/// Two channels at a time are worked on in one 32-bit word. Every quotient by 255 is the exact
/// nearest integer: for v up to 65,025, with t = v + 128, that is (t + t / 256) / 256.
enum PackedColor {
  private static let pair: UInt32 = 0x00FF_00FF
  private static let halves: UInt32 = 0x0080_0080

  /// The channels of `color` as they lie in memory.
  @inline(__always)
  static func word(_ color: RGBA8) -> UInt32 {
    UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
      | UInt32(color.alpha) << 24
  }

  @inline(__always)
  static func alpha(_ word: UInt32) -> UInt32 { word >> 24 }

  /// The nearest integer to a · b / 255, for factors up to 255.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ t >> 8) >> 8
  }

  /// (source · share + destination · (255 − share)) / 255 in every channel, rounded once.
  @inline(__always)
  static func mix(_ source: UInt32, _ share: UInt32, over destination: UInt32) -> UInt32 {
    let rest = 255 &- share
    let even = (source & pair) &* share &+ (destination & pair) &* rest &+ halves
    let odd = (source >> 8 & pair) &* share &+ (destination >> 8 & pair) &* rest &+ halves
    return ((even &+ (even >> 8 & pair)) >> 8 & pair) | ((odd &+ (odd >> 8 & pair)) & ~pair)
  }

  /// The channels of `word` with 16 bits each, in the order red, blue, green, alpha.
  @inline(__always)
  static func spread(_ word: UInt32) -> UInt64 {
    let wide = UInt64(word)
    return (wide & 0xFF_00FF) | (wide & 0xFF00_FF00) << 24
  }

  /// As `mix` of the colour that was spread, with one product for all four channels; faster for
  /// single pixels, where the other is for runs that the compiler works on several at once.
  @inline(__always)
  static func mix(spread source: UInt64, _ share: UInt32, over destination: UInt32) -> UInt32 {
    let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
    let sum =
      source &* UInt64(share) &+ spread(destination) &* UInt64(255 &- share)
      &+ 0x0080_0080_0080_0080
    let result = (sum &+ (sum >> 8 & lanes)) >> 8 & lanes
    return UInt32(truncatingIfNeeded: result | result >> 24)
  }

  /// Every channel times `share` / 255, rounded.
  @inline(__always)
  static func scaled(_ word: UInt32, by share: UInt32) -> UInt32 {
    let even = (word & pair) &* share &+ halves
    let odd = (word >> 8 & pair) &* share &+ halves
    return ((even &+ (even >> 8 & pair)) >> 8 & pair) | ((odd &+ (odd >> 8 & pair)) & ~pair)
  }

  /// A premultiplied colour over another one; no channel can exceed 255, since each is at most
  /// its colour's alpha.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- alpha(source))
  }
}

/// One colour to paint with, taken apart for mixing.
struct Ink {
  /// The colour's channels with an alpha of 255, which mixing turns into the right alpha.
  let opaque: UInt32
  /// From 0 to 255.
  let alpha: UInt32

  /// `color` with its alpha times `strength` / 255.
  init(_ color: RGBA8, strength: UInt32) {
    opaque = PackedColor.word(color) | 0xFF00_0000
    alpha = PackedColor.product(UInt32(color.alpha), strength)
  }
}
