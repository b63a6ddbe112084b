public import Traits

/// One thing that gives a view and what lies in it a tint.
public struct TintStep: Hashable, Sendable {
  /// The id of the node that says so.
  public var id: String
  /// Where it is written.
  public var place: String
  public var color: ColorValue

  public init(id: String, place: String, color: ColorValue) {
    self.id = id
    self.place = place
    self.color = color
  }
}
