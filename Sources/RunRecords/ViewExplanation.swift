/// Which rules gave one view its style, colours and images.
public struct ViewExplanation: Codable, Hashable, Sendable {
  /// A rule that was asked.
  public struct Rule: Codable, Hashable, Sendable {
    public enum Outcome: String, Codable, Hashable, Sendable {
      case decided
      case silent
      case lost
    }

    /// In words, such as `slot dark → systemBlue`.
    public var text: String
    /// Where it is written; empty where nobody wrote it.
    public var place: String
    public var outcome: Outcome

    public init(text: String, place: String, outcome: Outcome) {
      self.text = text
      self.place = place
      self.outcome = outcome
    }
  }

  /// One property, its value, and the rules in order of precedence.
  public struct Property: Codable, Hashable, Sendable {
    /// `style`, `level`, `contrast`, or the name that the view tree has.
    public var name: String
    public var value: String
    /// What the screen calls a colour or image; empty for the others.
    public var source: String
    public var rules: [Rule]

    public init(name: String, value: String, source: String, rules: [Rule]) {
      self.name = name
      self.value = value
      self.source = source
      self.rules = rules
    }
  }

  /// The view's id.
  public var view: String
  public var kind: String
  /// Where the view is written.
  public var place: String
  public var properties: [Property]

  public init(view: String, kind: String, place: String, properties: [Property]) {
    self.view = view
    self.kind = kind
    self.place = place
    self.properties = properties
  }
}
