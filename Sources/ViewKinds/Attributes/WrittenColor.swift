public import Screens
public import Traits

/// A colour of a screen with the value that says so, which knows its place.
public struct WrittenColor: Sendable {
  public var color: ColorValue
  public var value: SourceValue
}

extension AttributeReader {
  /// A colour with its place; nil where it is left out.
  func writtenColor(_ name: String) throws(ScreenError) -> WrittenColor? {
    guard let value = value(name), let color = try color(name) else { return nil }
    return WrittenColor(color: color, value: value)
  }
}
