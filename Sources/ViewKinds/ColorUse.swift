public import Traits

/// A colour that a view draws with, before traits decide its value, under the property's name.
public struct ColorUse: Sendable {
  public var name: String
  public var color: ColorValue
}
