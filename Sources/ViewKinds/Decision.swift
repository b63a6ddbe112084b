public import Traits

/// Something that a view decided by the system's rules and that is neither a colour nor an image,
/// such as which of its appearances a bar takes.
public struct Decision: Hashable, Sendable {
  /// As a property's name, such as `appearance`.
  public var name: String
  public var value: String
  /// In order of precedence.
  public var rules: [AppearanceRule]

  public init(name: String, value: String, rules: [AppearanceRule]) {
    self.name = name
    self.value = value
    self.rules = rules
  }
}
