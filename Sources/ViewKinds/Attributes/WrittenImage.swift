import Screens
import Traits

/// An image of a screen with the value that says so, which knows its place.
struct WrittenImage: Sendable {
  var image: ImageValue
  var value: SourceValue

  /// The rule that this image is drawn for `words`, such as `image of the tab bar item`.
  func rule(_ words: String) -> AppearanceRule {
    AppearanceRule(words, place: "\(value.place)", .decided)
  }
}

extension AttributeReader {
  /// An image with its place; nil where it is left out.
  func writtenImage(_ name: String) throws(ScreenError) -> WrittenImage? {
    guard let value = value(name), let image = try image(name) else { return nil }
    return WrittenImage(image: image, value: value)
  }
}
