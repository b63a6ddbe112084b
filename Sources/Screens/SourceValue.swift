/// A value of a screen or project file, with the place it was read from.
public struct SourceValue: Hashable, Sendable {
  /// What JSON can hold.
  public indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([SourceValue])
    /// In file order; keys are unique.
    case object([Member])
  }

  /// One key of an object and its value.
  public struct Member: Hashable, Sendable {
    public var key: String
    /// Where the key itself stands.
    public var place: Place
    public var value: SourceValue

    public init(key: String, place: Place, value: SourceValue) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  public var content: Content
  public var place: Place

  public init(_ content: Content, place: Place) {
    self.content = content
    self.place = place
  }

  /// The value under `key` of an object; nil for anything else.
  public subscript(key: String) -> SourceValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}
