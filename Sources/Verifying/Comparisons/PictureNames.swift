import Screens
import Traits

/// How the names of compared pictures hold screens and styles.
public struct PictureNames: Sendable {
  private struct Rule: Sendable {
    var shape: CaptureRules
    /// In lower case, without the dot; nil for any.
    var ending: String?
    /// As it was given.
    var text: String

    func shot(of name: String) -> (screen: String, variant: Variant)? {
      let (stem, own) = PictureNames.split(name)
      return ending == nil || ending == own ? shape.shot(for: stem + ".png") : nil
    }

    /// - Parameter isUsual: whether it is one that nobody asked for, in which a word that is no variant
    ///   means nothing by itself.
    init?(_ text: String, isUsual: Bool) {
      let (stem, ending) = PictureNames.split(text)
      guard let pattern = CapturePattern(stem + ".png", allowsAdjacent: !isUsual) else {
        return nil
      }
      shape = CaptureRules(
        patterns: [pattern],
        aliases: isUsual ? PictureNames.capitals : PictureNames.otherWords)
      self.ending = ending
      self.text = text
    }
  }

  /// As they were given, then the usual ones.
  private let rules: [Rule]
  private let givenCount: Int

  /// What is tried where nothing is said: the styles that snapshot tests write into names, then how
  /// Meian itself names baselines and what it renders.
  public static let usual = [
    "{screen}.{style}", "{screen}-{style}", "{screen}_{style}", "{suite}/{style}/{screen}",
    "{style}/{screen}", "{screen}/{style}\(baselineEnding)", "{screen}/{style}",
  ]

  private static let baselineEnding = ".after"

  private static let endings = ["png", "jpg", "jpeg", "webp"]

  /// What stands for a style whatever a name looks like.
  private static let capitals: [String: Variant] = [
    "Light": .light, "Dark": .dark, "LIGHT": .light, "DARK": .dark,
  ]

  /// What stands for a style where somebody says that a style stands there.
  private static let otherWords: [String: Variant] = {
    var words = capitals
    for pair in StyleWord.counterparts {
      for (word, variant) in [(pair.light, Variant.light), (pair.dark, Variant.dark)] {
        for spelling in spellings(of: word) { words[spelling] = variant }
      }
    }
    return words
  }()

  /// Such as `nightmode`, `Nightmode`, `NIGHTMODE`, `nightMode` and `NightMode`.
  private static func spellings(of word: String) -> [String] {
    let parts =
      word.hasSuffix("mode")
      ? [String(word.dropLast(4)), "mode"]
      : word.hasPrefix("not") ? ["not", String(word.dropFirst(3))] : [word]
    func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    return [
      word, capital(word), word.uppercased(), parts.map(capital).joined(),
      parts[0] + parts.dropFirst().map(capital).joined(),
    ]
  }

  /// - Parameter patterns: tried in order, before the usual ones. One that ends as a picture's name
  ///   does holds for such pictures alone.
  public init(_ patterns: [String]) throws(RunFailure) {
    var rules: [Rule] = []
    for text in patterns {
      guard let rule = Rule(text, isUsual: false) else {
        throw .usage(
          "\(quoted(text)) is no pattern of file names; write {screen} and {style}, and {suite} where needed, each once, and .png, .jpg, .jpeg, .webp or nothing at the end"
        )
      }
      rules.append(rule)
    }
    givenCount = rules.count
    self.rules = rules + Self.usual.compactMap { Rule($0, isUsual: true) }
  }

  /// Those of the patterns that no picture fits, a line each.
  ///
  /// - Parameter names: of all pictures.
  public static func unused(_ patterns: [String], among names: [String]) -> [String] {
    guard !patterns.isEmpty, let own = try? PictureNames(patterns) else { return [] }
    return own.rules.prefix(own.givenCount).filter { rule in
      !names.contains { rule.shot(of: $0) != nil }
    }.map {
      "--pattern \(quoted($0.text)) fits no file; paths count from the two folders, and {style} stands for a variant such as dark or dark.high-contrast"
    }
  }

  /// True for a baseline beside which the same picture stands without `.after`.
  static func isBaseline(_ name: String, beside stems: Set<String>) -> Bool {
    let stem = split(name).stem
    return stem.hasSuffix(baselineEnding)
      && stems.contains(String(stem.dropLast(baselineEnding.count)))
  }

  /// What a picture stands for.
  struct Meaning {
    var screen: String
    /// Such as `dark`, or `picture` where the name says no style.
    var variant: String
    var traits: TraitSet?
  }

  static let withoutStyle = "picture"

  /// A name without the ending of a picture, and that ending; pictures of two kinds may share the
  /// first.
  static func split(_ name: String) -> (stem: String, ending: String?) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
    let ending = name[name.index(after: dot)...].lowercased()
    return endings.contains(ending) ? (String(name[..<dot]), ending) : (name, nil)
  }

  /// - Parameters:
  ///   - isDoubled: whether a picture of another kind has the same name but for its ending, which
  ///     then is part of the screen's id, unless it is `.png`.
  ///   - isBaseline: whether the folder also has the picture without `.after`, which then takes the
  ///     screen's id.
  func meaning(
    of name: String, isDoubled: Bool = false, isBaseline: Bool = false
  ) -> Meaning {
    for rule in rules where !isBaseline {
      if let (screen, variant) = rule.shot(of: name) {
        return Meaning(
          screen: screen + Self.mark(name, isDoubled), variant: variant.name,
          traits: variant.traits)
      }
    }
    return plainMeaning(of: name, isDoubled: isDoubled)
  }

  /// What a picture stands for that is a screen of its own, whatever its name holds.
  func plainMeaning(of name: String, isDoubled: Bool) -> Meaning {
    Meaning(
      screen: Self.id(Self.split(name).stem) + Self.mark(name, isDoubled),
      variant: Self.withoutStyle, traits: nil)
  }

  /// What a picture stands for of which the name of the screen is known.
  func meaning(
    of name: String, as stem: String, _ variant: Variant, isDoubled: Bool
  ) -> Meaning {
    Meaning(
      screen: Self.id(stem) + Self.mark(name, isDoubled), variant: variant.name,
      traits: variant.traits)
  }

  private static func mark(_ name: String, _ isDoubled: Bool) -> String {
    guard isDoubled, let ending = split(name).ending, ending != "png" else { return "" }
    return percentEncodedID(".\(ending)")
  }

  private static func id(_ stem: String) -> String {
    let id = stem.split(separator: "/").map { percentEncodedID(String($0)) }.joined(separator: "/")
    return id.isEmpty ? withoutStyle : id
  }
}
