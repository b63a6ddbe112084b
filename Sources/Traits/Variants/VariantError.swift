/// Why a name is not that of a variant.
///
/// Printed as `variant “…”: what is wrong; what would be right`.
public struct VariantError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Neither `light` nor `dark` is in it.
    case noStyle
    case unknownWord(String, nearest: String?)
    /// A number of iOS whose look no generation has; the one whose number is nearest is given.
    case unknownGeneration(String, nearest: TraitSet.Generation)
    /// Begins as the name of a device and is none, such as `ipad`.
    case unknownDevice(String)
    /// Names light and dark.
    case twoStyles
    /// Two words name the same trait differently, such as two devices.
    case contradiction(String, String)
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
    case .unknownGeneration(let word, let nearest):
      "unknown iOS “\(word)”; there are \(Self.generations), and the nearest is “\(nearest)”"
    case .unknownDevice(let word):
      "“\(word)” is not the name of a device; write one such as "
        + Self.exampleDevices.joined(separator: ", ")
    case .twoStyles: "light and dark contradict each other; keep one of them"
    case .contradiction(let one, let other):
      "“\(one)” and “\(other)” contradict each other; keep one of them"
    case .otherSpelling(let spelling):
      "a variant has only one spelling; write “\(spelling)”"
    case .impossible(let what, let generation):
      "\(generation) knows no “\(what)”; name ios13 or later, or change that word"
    }
  }

  /// Words of devices that a message may name; which devices there are the renderer knows.
  public static let exampleDevices = ["iphone-8", "iphone-15", "ipad-pro-11"]

  private static let generations: String = {
    let words = TraitSet.Generation.allCases.map(\.rawValue)
    return words.dropLast().joined(separator: ", ") + " and \(words.last ?? "")"
  }()
}
