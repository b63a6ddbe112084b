/// One rule that could give a property its value, and whether it did.
public struct AppearanceRule: Hashable, Sendable {
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The value is this rule's.
    case decided
    /// It came first and had nothing to say.
    case silent
    /// It has something to say and another rule comes before it, or it is for other traits.
    case lost
  }

  /// What the rule says, in words, such as `slot dark → systemBlue`.
  public var text: String
  /// Where it is written; empty where nobody wrote it.
  public var place: String
  public var outcome: Outcome

  public init(_ text: String, place: String = "", _ outcome: Outcome) {
    self.text = text
    self.place = place
    self.outcome = outcome
  }
}
