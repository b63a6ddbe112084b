/// A role of text whose size follows the user's text size, under UIKit's names.
public enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The style of UIKit's or SwiftUI's `name`; nil for any other word.
  public init?(name: String) {
    switch name {
    case "title": self = .title1
    case "caption": self = .caption1
    default: self.init(rawValue: name)
    }
  }

  /// Semibold for headlines, regular for the rest, at every size.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight of the bold trait: bold for the three large titles, semibold for the rest.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2:
      .semibold
    }
  }

  /// The system font of this style under `category`.
  public func font(in category: ContentSizeCategory = .large) -> FontDescriptor {
    FontDescriptor(size: metrics(in: category).size, weight: weight)
  }
}
