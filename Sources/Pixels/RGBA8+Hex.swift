extension RGBA8 {
  /// Reads `#RRGGBB` or `#RRGGBBAA`, in either case of letters; nil for anything else.
  public init?(hex: String) {
    let digits = Array(hex.utf8)
    guard digits.first == UInt8(ascii: "#"), digits.count == 7 || digits.count == 9 else {
      return nil
    }
    var value: UInt32 = 0
    for digit in digits.dropFirst() {
      guard let nibble = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(nibble)
    }
    if digits.count == 7 {
      self.init(rgb: value)
    } else {
      self.init(rgb: value >> 8)
      alpha = UInt8(truncatingIfNeeded: value)
    }
  }

  /// `#RRGGBB` when opaque, otherwise `#RRGGBBAA`, in capitals.
  public var hex: String { isOpaque ? String(hex8.dropLast(2)) : hex8 }

  /// `#RRGGBBAA`, in capitals, also when opaque.
  public var hex8: String {
    let digits = Array("0123456789ABCDEF".utf8)
    return "#"
      + String(
        decoding: [red, green, blue, alpha].flatMap {
          [digits[Int($0 >> 4)], digits[Int($0 & 15)]]
        }, as: UTF8.self)
  }
}
