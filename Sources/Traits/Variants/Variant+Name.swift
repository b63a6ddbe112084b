extension Variant: CustomStringConvertible {
  /// The variant's name, as files and reports have it.
  public var name: String {
    var words = [style.rawValue]
    if contrast == .high { words.append(Self.highContrastWord) }
    if level == .elevated { words.append(level.rawValue) }
    if let generation { words.append(generation.rawValue) }
    if textSize != .large { words.append(textSize.rawValue) }
    if direction == .rightToLeft { words.append(direction.rawValue) }
    if orientation == .landscape { words.append(orientation.rawValue) }
    if let device { words.append(device) }
    if let locale { words.append(locale) }
    if isSwitched { words.append(Self.switchedWord) }
    return words.joined(separator: ".")
  }

  public var description: String { name }

  /// Reads a variant's name.
  ///
  /// Only the one spelling that `name` gives is read, so that no image can have two names.
  public init(name: String) throws(VariantError) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var read = Variant.light
    var hasStyle = false
    var taken: [String: String] = [:]
    for word in words {
      if let style = UserInterfaceStyle(rawValue: word) {
        if hasStyle, style != read.style { throw VariantError(name: name, reason: .twoStyles) }
        read.style = style
        hasStyle = true
      } else if !read.take(word) {
        throw VariantError(name: name, reason: Self.problem(with: word))
      } else if let trait = Self.trait(of: word),
        let other = taken.updateValue(word, forKey: trait), other != word
      {
        throw VariantError(name: name, reason: .contradiction(other, word))
      }
    }
    guard hasStyle else { throw VariantError(name: name, reason: .noStyle) }
    if let generation = read.generation, let what = read.impossibleWord(on: generation) {
      throw VariantError(name: name, reason: .impossible(what, on: generation))
    }
    guard read.name == name else {
      throw VariantError(name: name, reason: .otherSpelling(read.name))
    }
    self = read
  }

  /// Why a word is none of a variant's.
  private static func problem(with word: String) -> VariantError.Reason {
    if let number = word.generationNumber {
      return .unknownGeneration(word, nearest: TraitSet.Generation.nearest(to: number))
    }
    if word.hasPrefix("ax"), let number = Int(word.dropFirst(2)) {
      return .unknownWord(word, nearest: "ax\(min(max(number, 1), 5))")
    }
    let lowered = word.lowercased()
    if ["iphone", "ipad", "ipod"].contains(where: { lowered.hasPrefix($0) }) {
      return .unknownDevice(word)
    }
    return .unknownWord(word, nearest: nearestName(to: word, in: styleWords + plainWords))
  }

  /// The first word that no screen on `generation` can show; iOS 12 knows neither a dark style nor
  /// levels (traits, sections 1 and 6).
  private func impossibleWord(on generation: TraitSet.Generation) -> String? {
    guard !generation.hasDarkStyle else { return nil }
    if style == .dark { return style.rawValue }
    if level == .elevated { return level.rawValue }
    return isSwitched ? Self.switchedWord : nil
  }

  /// The trait that has several words, of which a known word is one; nil where it has one word.
  private static func trait(of word: String) -> String? {
    if TraitSet.Generation(rawValue: word) != nil { return "generation" }
    if TextSize(rawValue: word) != nil { return "text size" }
    if isDeviceName(word) { return "device" }
    return isLocaleName(word) ? "language" : nil
  }

  /// Sets what a word after the style stands for; false for an unknown word.
  private mutating func take(_ word: String) -> Bool {
    switch word {
    case Self.highContrastWord: contrast = .high
    case TraitSet.Level.elevated.rawValue: level = .elevated
    case Direction.rightToLeft.rawValue: direction = .rightToLeft
    case Orientation.landscape.rawValue: orientation = .landscape
    case Self.switchedWord: isSwitched = true
    default:
      if let value = TraitSet.Generation(rawValue: word) {
        generation = value
      } else if let value = TextSize(rawValue: word) {
        textSize = value
      } else if isDeviceName(word) {
        device = word
      } else if isLocaleName(word) {
        locale = word
      } else {
        return false
      }
    }
    return true
  }

  private static let highContrastWord = "high-contrast"
  private static let switchedWord = "switched"
  private static let styleWords = UserInterfaceStyle.allCases.map(\.rawValue)

  /// Every word after the style that stands for itself.
  private static let plainWords: [String] =
    [highContrastWord, TraitSet.Level.elevated.rawValue]
    + TraitSet.Generation.allCases.map(\.rawValue) + TextSize.allCases.map(\.rawValue)
    + [Direction.rightToLeft.rawValue, Orientation.landscape.rawValue, switchedWord]
}

extension String {
  /// The number of a word such as `ios16`; nil for any other.
  fileprivate var generationNumber: Int? {
    let digits = utf8.dropFirst(3)
    guard hasPrefix("ios"), (1...3).contains(digits.count), digits.allSatisfy(isDigit) else {
      return nil
    }
    return Int(dropFirst(3))
  }
}

/// Whether a word has the form of a device's name: `iphone-`, `ipad-` or `ipod-` and then lower-case
/// letters, digits and hyphens.
private func isDeviceName(_ word: String) -> Bool {
  let parts = word.split(separator: "-", omittingEmptySubsequences: false)
  return parts.count > 1 && word.utf8.count <= 64 && ["iphone", "ipad", "ipod"].contains(parts[0])
    && parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { isLower($0) || isDigit($0) }
    }
}

/// Whether a word is a known language with script and region as needed: `ja`, `zh-Hans`,
/// `pt-BR`, `es-419`.
private func isLocaleName(_ word: String) -> Bool {
  var parts = word.split(separator: "-", omittingEmptySubsequences: false).map { Array($0.utf8) }
  let language = parts.removeFirst()
  guard KnownLanguages.contains(String(decoding: language, as: UTF8.self)) else { return false }
  if let script = parts.first, script.count == 4, isUpper(script[0]),
    script.dropFirst().allSatisfy(isLower)
  {
    parts.removeFirst()
  }
  if let region = parts.first,
    region.count == 2 && region.allSatisfy(isUpper)
      || region.count == 3 && region.allSatisfy(isDigit)
  {
    parts.removeFirst()
  }
  return parts.isEmpty
}

private func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte }
private func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte }
private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte }
