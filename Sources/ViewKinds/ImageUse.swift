public import Traits

/// An image that a view draws, under the name of the property it comes from.
public struct ImageUse: Sendable {
  public var name: String
  public var image: ImageValue
  /// True where only the alpha counts and a colour paints it.
  public var isTemplate: Bool
  /// Where it comes from, where the kind itself knows; nil where an attribute of its name decides.
  public var origin: AppearanceRule?
}
