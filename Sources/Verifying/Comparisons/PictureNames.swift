import Screens
import Traits

/// How the names of compared pictures hold screens and styles.
public struct PictureNames: Sendable {
  private let rules: CaptureRules

  /// What is tried where nothing is said: the styles that snapshot tests write into names.
  public static let usual = [
    "{screen}.{style}.png", "{screen}-{style}.png", "{screen}_{style}.png",
    "{suite}/{style}/{screen}.png", "{style}/{screen}.png",
  ]

  /// - Parameter patterns: tried in order; empty for the usual ones.
  public init(_ patterns: [String]) throws(RunFailure) {
    var read: [CapturePattern] = []
    for text in patterns.isEmpty ? Self.usual : patterns {
      guard let pattern = CapturePattern(text) else {
        throw .usage(
          "\(quoted(text)) is no pattern of file names; write {screen} and {style}, and {suite} where needed, each once, with some text between them and .png at the end"
        )
      }
      read.append(pattern)
    }
    rules = CaptureRules(patterns: read)
  }

  /// What a picture stands for.
  struct Meaning {
    var screen: String
    /// Such as `dark`, or `picture` where the name says no style.
    var variant: String
    var traits: TraitSet?
  }

  static let withoutStyle = "picture"

  func meaning(of name: String) -> Meaning {
    // Other kinds of pictures are named as PNGs would be.
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast()
    let asPNG = stem.joined(separator: ".") + ".png"
    if let (screen, variant) = rules.shot(for: asPNG) {
      return Meaning(screen: screen, variant: variant.name, traits: variant.traits)
    }
    let id = stem.joined(separator: ".").split(separator: "/").map { percentEncodedID(String($0)) }
      .joined(separator: "/")
    return Meaning(
      screen: id.isEmpty ? Self.withoutStyle : id, variant: Self.withoutStyle, traits: nil)
  }
}
