/// Which rules gave the views of a screen their style, colours and images in one variant.
public struct Explanation: Hashable, Sendable {
  /// The screen's id.
  public var screen: String
  /// The variant's name.
  public var variant: String
  /// In the order of drawing, the window first; of a hidden view, what lies in it is left out.
  public var views: [ExplainedView]

  public init(screen: String, variant: String, views: [ExplainedView]) {
    self.screen = screen
    self.variant = variant
    self.views = views
  }
}
