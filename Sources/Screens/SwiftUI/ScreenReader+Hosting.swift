extension ScreenReader {
  /// A controller that shows SwiftUI views.
  mutating func hostingController(
    _ content: SourceValue, at position: ReadingPosition
  ) throws(ScreenError) -> Node {
    throw ScreenError("SwiftUI is not read", remedy: "use controller", at: content.place)
  }

  /// A controller object with `hosting` for its views; its other members are attributes.
  mutating func hostingController(
    around value: SourceValue, at position: ReadingPosition
  ) throws(ScreenError) -> Node {
    throw ScreenError("SwiftUI is not read", remedy: "use controller", at: value.place)
  }
}
