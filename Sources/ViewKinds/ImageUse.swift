/// An image that a view draws, under the name of the property it comes from.
public struct ImageUse: Sendable {
  public var name: String
  public var image: ImageValue
  /// True where only the alpha counts and a colour paints it.
  public var isTemplate: Bool
}
