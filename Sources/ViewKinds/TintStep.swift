public import Traits

/// One thing that gives a view and what lies in it a tint.
public struct TintStep: Hashable, Sendable {
  /// The id of the node that says so.
  public var id: String
  /// Where it is written.
  public var place: String
  public var color: ColorValue
  /// True for a presentation that dims the tints behind it.
  public var isDimming: Bool

  public init(id: String, place: String, color: ColorValue, isDimming: Bool = false) {
    self.id = id
    self.place = place
    self.color = color
    self.isDimming = isDimming
  }

  /// The step in words.
  public var reason: String {
    isDimming
      ? "“\(id)” is presented in front, which dims every tint behind it to \(color.token)"
      : "tintColor of “\(id)” is \(color.token)"
  }
}
