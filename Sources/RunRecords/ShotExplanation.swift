/// Which rules made a shot look as it does, for the views in which more than the system's defaults
/// decided.
public struct ShotExplanation: Codable, Hashable, Sendable {
  /// In the order of drawing.
  public var views: [ViewExplanation]
  /// How many properties were left out to keep the record small.
  public var leftOut: Int

  public init(views: [ViewExplanation], leftOut: Int = 0) {
    self.views = views
    self.leftOut = leftOut
  }
}
