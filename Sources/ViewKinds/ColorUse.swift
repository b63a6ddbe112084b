public import Traits

/// A colour that a view draws with, before traits decide its value, under the property's name.
public struct ColorUse: Sendable {
  public var name: String
  public var color: ColorValue
  /// True where the colour lies on a layer as a `CGColor`.
  public var isOnLayer = false
  /// What was asked for it, where the kind itself knows; nil where an attribute of its name decides.
  public var origin: ColorOrigin?
  /// The attribute that the colour is written under, where it has another name than the property.
  public var attribute: String?
}
