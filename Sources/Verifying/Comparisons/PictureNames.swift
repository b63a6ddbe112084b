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
  }

  private let rules: [Rule]

  /// What is tried where nothing is said: the styles that snapshot tests write into names, then how
  /// Meian itself names baselines and what it renders.
  public static let usual = [
    "{screen}.{style}", "{screen}-{style}", "{screen}_{style}", "{suite}/{style}/{screen}",
    "{style}/{screen}", "{screen}/{style}\(baselineEnding)", "{screen}/{style}",
  ]

  private static let baselineEnding = ".after"

  private static let endings = ["png", "jpg", "jpeg", "webp"]

  /// - Parameter patterns: tried in order; empty for the usual ones. One that ends as a picture's name
  ///   does holds for such pictures alone.
  public init(_ patterns: [String]) throws(RunFailure) {
    var rules: [Rule] = []
    for text in patterns.isEmpty ? Self.usual : patterns {
      let (stem, ending) = Self.split(text)
      guard let shape = CapturePattern(stem + ".png") else {
        throw .usage(
          "\(quoted(text)) is no pattern of file names; write {screen} and {style}, and {suite} where needed, each once, with some text between them, and .png, .jpg, .jpeg, .webp or nothing at the end"
        )
      }
      rules.append(Rule(shape: CaptureRules(patterns: [shape]), ending: ending, text: text))
    }
    self.rules = rules
  }

  /// Those of the patterns that no picture fits, a line each.
  ///
  /// - Parameter names: of all pictures.
  public static func unused(_ patterns: [String], among names: [String]) -> [String] {
    guard !patterns.isEmpty, let own = try? PictureNames(patterns) else { return [] }
    return own.rules.filter { rule in !names.contains { rule.shot(of: $0) != nil } }.map {
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
    let (stem, ending) = Self.split(name)
    let isMarked = isDoubled && ending != "png"
    let mark = isMarked ? ending.map { percentEncodedID(".\($0)") } ?? "" : ""
    for rule in rules where !isBaseline {
      if let (screen, variant) = rule.shot(of: name) {
        return Meaning(screen: screen + mark, variant: variant.name, traits: variant.traits)
      }
    }
    let id = stem.split(separator: "/").map { percentEncodedID(String($0)) }.joined(separator: "/")
    return Meaning(
      screen: (id.isEmpty ? Self.withoutStyle : id) + mark, variant: Self.withoutStyle, traits: nil)
  }
}
