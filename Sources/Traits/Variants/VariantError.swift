/// Why a name is not that of a variant.
///
/// Printed as `variant “…”: what is wrong; what would be right`.
public struct VariantError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Neither `light` nor `dark` is in it.
    case noStyle
    case unknownWord(String, nearest: String?)
    /// Its words are known, but doubled, in another order, or the default; the one spelling is given.
    case otherSpelling(String)
    /// Its words contradict each other; what an old iOS cannot have is named.
    case impossible(String, on: TraitSet.Generation)
  }

  /// The name as written.
  public var name: String
  public var reason: Reason

  public init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }
}

extension VariantError: CustomStringConvertible {
  public var description: String { "variant “\(name)”: \(sentence)" }

  private var sentence: String {
    switch reason {
    case .noStyle: "the style is missing; begin with light or dark"
    case .unknownWord(let word, let nearest?):
      "unknown word “\(word)”; did you mean “\(nearest)”?"
    case .unknownWord(let word, nil):
      "unknown word “\(word)”; after light or dark come high-contrast, elevated, ios12 to ios26, "
        + "a text size from xs to ax5, rtl, landscape, a device, a language and switched"
    case .otherSpelling(let spelling):
      "a variant has only one spelling; write “\(spelling)”"
    case .impossible(let what, let generation):
      "\(generation) knows no “\(what)”; name ios13 or later, or change that word"
    }
  }
}
