/// Something that keeps its first style in a shot whose style changed while it was on display.
public struct StaleRecord: Codable, Hashable, Sendable {
  /// The shot, such as `dark.switched`.
  public var variant: String
  /// The view's id and kind.
  public var view: String
  public var kind: String
  /// `style`, or a property as the view tree names it.
  public var property: String
  /// What is shown, such as `#C6C6C8FF` or `light`.
  public var shown: String
  /// What the same shot shows that has its style from the start.
  public var fresh: String
  /// What the screen calls a colour or image; empty for a style.
  public var source: String
  /// What made it keep its style, for people.
  public var reason: String

  public init(
    variant: String, view: String, kind: String, property: String, shown: String, fresh: String,
    source: String = "", reason: String
  ) {
    self.variant = variant
    self.view = view
    self.kind = kind
    self.property = property
    self.shown = shown
    self.fresh = fresh
    self.source = source
    self.reason = reason
  }

  /// `borderColor of “card” stays #C6C6C8FF, from the start #38383AFF: a CGColor on its layer`.
  public var text: String {
    let name = source.isEmpty ? "" : " (\(source))"
    return "\(property) of “\(view)”\(name) stays \(shown), from the start \(fresh): \(reason)"
  }
}
