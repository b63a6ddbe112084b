/// What there is to say of one shot, in one line.
public struct ShotRemark: Hashable, Sendable {
  public var screen: String
  public var variant: String
  public var text: String

  public init(screen: String, variant: String, text: String) {
    self.screen = screen
    self.variant = variant
    self.text = text
  }
}
