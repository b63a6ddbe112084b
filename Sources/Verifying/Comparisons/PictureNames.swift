import Screens
import Traits

/// How the names of compared pictures hold screens and styles.
public struct PictureNames: Sendable {
  private struct Rule: Sendable {
    var shape: CaptureRules
    /// In lower case, without the dot; nil for any.
    var ending: String?
  }

  private let rules: [Rule]

  /// What is tried where nothing is said: the styles that snapshot tests write into names.
  public static let usual = [
    "{screen}.{style}", "{screen}-{style}", "{screen}_{style}", "{suite}/{style}/{screen}",
    "{style}/{screen}",
  ]

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
      rules.append(Rule(shape: CaptureRules(patterns: [shape]), ending: ending))
    }
    self.rules = rules
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

  /// - Parameter isDoubled: whether a picture of another kind has the same name but for its ending,
  ///   which then is part of the screen's id, unless it is `.png`.
  func meaning(of name: String, isDoubled: Bool = false) -> Meaning {
    let (stem, ending) = Self.split(name)
    let isMarked = isDoubled && ending != "png"
    let mark = isMarked ? ending.map { percentEncodedID(".\($0)") } ?? "" : ""
    for rule in rules where rule.ending == nil || rule.ending == ending {
      if let (screen, variant) = rule.shape.shot(for: stem + ".png") {
        return Meaning(screen: screen + mark, variant: variant.name, traits: variant.traits)
      }
    }
    let id = stem.split(separator: "/").map { percentEncodedID(String($0)) }.joined(separator: "/")
    return Meaning(
      screen: (id.isEmpty ? Self.withoutStyle : id) + mark, variant: Self.withoutStyle, traits: nil)
  }
}
