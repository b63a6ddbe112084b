public import Traits

/// One property of a view, its value, and the rules that were asked for it.
public struct ExplainedProperty: Hashable, Sendable {
  /// `style`, `level`, or the name that the view tree has, such as `textColor`.
  public var name: String
  /// `dark`, `elevated`, `#RRGGBBAA`, or the file of an image.
  public var value: String
  /// What the screen calls a colour or image, such as `label`; empty for style and level.
  public var source: String
  /// In order of precedence; where a value takes several choices, those of one follow another's.
  public var rules: [AppearanceRule]

  public init(name: String, value: String, source: String = "", rules: [AppearanceRule]) {
    self.name = name
    self.value = value
    self.source = source
    self.rules = rules
  }
}
