/// A word for a style in the name of a picture, as snapshot tests of iOS, Android and the web write it.
struct StyleWord: Hashable, Sendable {
  /// What stands before the word.
  let prefix: [UInt8]
  /// In lower case.
  let word: String
  let suffix: [UInt8]

  /// What names have for light, and for dark beside it: Apple's words, those of Android's resource
  /// folders, and those of Paparazzi's parameters.
  static let counterparts: [(light: String, dark: String)] = [
    ("light", "dark"), ("lightmode", "darkmode"), ("day", "night"), ("daymode", "nightmode"),
    ("notnight", "night"), ("notnight", "nightmode"),
  ]

  static let light = Set(counterparts.map(\.light))
  static let dark = Set(counterparts.map(\.dark))

  /// Words of many other meanings, which tell nothing unless a counterpart is there.
  static let everyday: Set = ["day"]

  /// The longest first, so that what is left of a name holds no half of a word.
  private static let all = light.union(dark)
    .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.map { Array($0.utf8) }
  /// How many places of one name are looked at.
  private static let most = 16

  /// Every place of a name, without its ending, where such a word stands as a whole one: between
  /// anything but letters, or where a capital begins another word.
  static func all(in stem: String) -> [StyleWord] {
    let bytes = Array(stem.utf8)
    var found: [StyleWord] = []
    for start in bytes.indices where isBoundary(start, bytes) && isLetter(bytes[start]) {
      for word in all where bytes.count - start >= word.count {
        let end = start + word.count
        guard isBoundary(end, bytes), bytes[start..<end].map(lowercased) == word else { continue }
        found.append(
          StyleWord(
            prefix: Array(bytes[..<start]), word: String(decoding: word, as: UTF8.self),
            suffix: Array(bytes[end...])))
        if found.count == most { return found }
      }
    }
    return found
  }

  /// True where one word can end and the next one begin.
  static func isBoundary(_ place: Int, _ bytes: [UInt8]) -> Bool {
    guard place > 0, place < bytes.count else { return true }
    let (before, after) = (bytes[place - 1], bytes[place])
    guard isLetter(before), isLetter(after) else { return true }
    guard isCapital(after) else { return false }
    // The last of several capitals begins a word where a small letter follows, as in URLDark.
    return !isCapital(before)
      || (place + 1 < bytes.count && isLetter(bytes[place + 1]) && !isCapital(bytes[place + 1]))
  }

  /// The name without the word, and without what parted it from the rest.
  var stemWithout: String {
    var (front, back) = (prefix, suffix)
    let brackets: [UInt8: UInt8] = [
      UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "("): UInt8(ascii: ")"),
    ]
    if let last = front.last, let closing = brackets[last], back.first == closing {
      front.removeLast()
      back.removeFirst()
    } else if let last = front.last, Self.isSeparator(last) {
      front.removeLast()
    } else if let first = back.first, Self.isSeparator(first) {
      back.removeFirst()
    }
    return String(decoding: front + back, as: UTF8.self)
  }

  /// True where the name, or its folder, begins with the word.
  var isFirst: Bool { prefix.isEmpty || prefix.last == UInt8(ascii: "/") }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    "._-/ ~+".utf8.contains(byte)
  }

  /// Of Latin, or of any other script.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }
}
