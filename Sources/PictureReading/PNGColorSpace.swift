import PNGCodec

extension PictureColorSpace {
  /// What a PNG says its samples mean; where it says several things, the first of cICP, iCCP, sRGB,
  /// and gAMA with cHRM counts.
  ///
  /// Source of the order: PNG specification (third edition), 4.3.
  init(ofPNG bytes: [UInt8]) {
    let chunks = pngColorChunks(bytes)
    if let code = chunks.cicp {
      switch code {
      // Primaries of BT.709 or of P3, the transfer of sRGB, no matrix, full range: ITU-T H.273.
      case [1, 13, 0, 1]: self = .sRGB
      case [12, 13, 0, 1]: self = .displayP3
      default: self = .other(name: "cICP \(code)", description: code)
      }
    } else if let profile = chunks.profile {
      self = PictureColorSpace(profile: profile)
    } else if chunks.isSRGB || chunks.gamma == nil && chunks.chromaticities == nil {
      self = .sRGB
    } else {
      self = Self.measured(chunks.gamma ?? [], chunks.chromaticities ?? [])
    }
  }

  /// From the contents of gAMA and cHRM; an absent chunk is empty.
  private static func measured(_ gamma: [UInt8], _ chromaticities: [UInt8]) -> PictureColorSpace {
    let other = PictureColorSpace.other(name: "gAMA, cHRM", description: gamma + chromaticities)
    // 1/2.2 is what programs write for the transfer of sRGB.
    guard gamma.isEmpty || numbers(gamma) == [45_455] else { return other }
    if chromaticities.isEmpty { return .sRGB }
    // White, red, green, blue as x and y in 100000ths.
    let white = [31_270, 32_900]
    switch numbers(chromaticities) {
    case white + [64_000, 33_000, 30_000, 60_000, 15_000, 6_000]: return .sRGB
    case white + [68_000, 32_000, 26_500, 69_000, 15_000, 6_000]: return .displayP3
    default: return other
    }
  }

  private static func numbers(_ bytes: [UInt8]) -> [Int] {
    stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
