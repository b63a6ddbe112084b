/// Names one shot, and so its baselines: a screen in one variant.
public struct BaselineKey: Hashable, Sendable {
  /// Segments joined by `/`, such as `settings/theme`.
  public let screen: String
  /// Words joined by `.`, such as `dark.high-contrast`.
  public let variant: String

  /// The most bytes of `screen`, and of one of its segments.
  public static let longestScreen = 200
  public static let longestSegment = 100

  /// Nil unless both can be a path that stays inside the baselines' folder.
  ///
  /// A segment of `screen` consists of `A-Z a-z 0-9 _ -`; any other character is written as its
  /// UTF-8 bytes, each as `%` and two capital hexadecimal digits. A word of `variant` consists of
  /// `A-Z a-z 0-9 -`; capitals are those of locales, such as `de-CH`, and the first word, a style,
  /// has none. A segment has at most 100 bytes and `screen` at most 200, so that every file system
  /// can hold the names that are made of them.
  public init?(screen: String, variant: String) {
    let segments = screen.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let words = variant.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard screen.utf8.count <= Self.longestScreen,
      segments.allSatisfy({ $0.count <= Self.longestSegment && isSegment(Array($0)) }),
      words.allSatisfy({ !$0.isEmpty && $0.allSatisfy { isPlain($0) && $0 != underscore } }),
      words.first?.allSatisfy({ isLowerOrDigit($0) || $0 == hyphen }) == true
    else { return nil }
    self.screen = screen
    self.variant = variant
  }

  /// The path of the image below the baselines' folder, such as `weather/dark.after.png`.
  public func path(_ role: BaselineRole) -> String { "\(screen)/\(fileName(role))" }

  /// The last part of `path`.
  func fileName(_ role: BaselineRole) -> String { "\(variant).\(role.rawValue).png" }
}

extension BaselineKey: Comparable {
  /// By screen, then by variant, byte by byte.
  public static func < (left: BaselineKey, right: BaselineKey) -> Bool {
    left.screen == right.screen
      ? left.variant.utf8.lexicographicallyPrecedes(right.variant.utf8)
      : left.screen.utf8.lexicographicallyPrecedes(right.screen.utf8)
  }
}

private let hyphen = UInt8(ascii: "-")
private let underscore = UInt8(ascii: "_")

private func isLowerOrDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isPlain(_ byte: UInt8) -> Bool {
  isLowerOrDigit(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == hyphen
    || byte == UInt8(ascii: "_")
}

private func isSegment(_ bytes: [UInt8]) -> Bool {
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "%") {
      // A plain character must not be encoded, so that every id has one spelling.
      guard index + 2 < bytes.count, let high = hexDigit(bytes[index + 1]),
        let low = hexDigit(bytes[index + 2]), !isPlain(high << 4 | low)
      else { return false }
      index += 3
    } else {
      guard isPlain(bytes[index]) else { return false }
      index += 1
    }
  }
  return !bytes.isEmpty
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
