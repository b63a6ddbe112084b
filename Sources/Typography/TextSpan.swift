/// A piece of text in one font.
public struct TextSpan: Hashable, Sendable {
  public var text: String
  public var font: FontDescriptor

  public init(_ text: String, font: FontDescriptor) {
    self.text = text
    self.font = font
  }
}
