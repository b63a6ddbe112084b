/// How the finished picture of a layer joins what lies beneath it: its shadow first, then itself.
public struct LayerPaint: Hashable, Sendable {
  /// 0 to 1, of picture and shadow.
  public var opacity: Double
  /// Of the picture; shadows are always laid over normally.
  public var blendMode: BlendMode
  /// Cast by whatever the layer has painted.
  public var shadow: Shadow?

  public init(opacity: Double = 1, blendMode: BlendMode = .normal, shadow: Shadow? = nil) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
  }
}
