/// One view of a screen and what decided how it looks.
public struct ExplainedView: Hashable, Sendable {
  public var id: String
  public var kind: String
  /// Where the view is written, such as `Screens/a.screen.json5:12: /view`.
  public var place: String
  /// Style and level first, then every colour and image in the order of drawing.
  public var properties: [ExplainedProperty]

  public init(id: String, kind: String, place: String, properties: [ExplainedProperty]) {
    self.id = id
    self.kind = kind
    self.place = place
    self.properties = properties
  }
}
