import Testing
import Typography

@Suite("Text styles")
struct TextStyleTests {
  @Test(
    "have the default sizes of iOS",
    arguments: [
      (TextStyle.largeTitle, 34.0, 41.0), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
      (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
      (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
    ])
  func defaults(style: TextStyle, size: Double, leading: Double) {
    #expect(style.metrics(in: .large).size == size)
    #expect(style.metrics(in: .large).leading == leading)
    #expect(style.font().size == size)
    #expect(style.font().weight == (style == .headline ? .semibold : .regular))
  }

  @Test("never shrink when the user asks for more", arguments: TextStyle.allCases)
  func monotonous(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { style.metrics(in: $0) }
    #expect(sizes.count == 12)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.size <= $1.size })
    #expect(sizes.allSatisfy { $0.leading > $0.size })
  }

  @Test(
    "grow to these at the largest size",
    arguments: [
      (TextStyle.largeTitle, 60.0), (.body, 53), (.caption2, 40),
    ])
  func largest(style: TextStyle, size: Double) {
    #expect(style.metrics(in: .accessibilityExtraExtraExtraLarge).size == size)
  }

  @Test(
    "answer to UIKit's and SwiftUI's names",
    arguments: [
      ("title", TextStyle.title1), ("title1", .title1), ("caption", .caption1),
      ("subheadline", .subheadline), ("largeTitle", .largeTitle),
    ])
  func names(name: String, style: TextStyle) {
    #expect(TextStyle(name: name) == style)
  }

  @Test("refuse other names")
  func unknown() {
    #expect(TextStyle(name: "Body") == nil)
    #expect(ContentSizeCategory(name: "huge") == nil)
    #expect(FontWeight(name: "Bold") == nil)
  }

  @Test("and weights and categories keep UIKit's names")
  func roundTrip() {
    for weight in FontWeight.allCases { #expect(FontWeight(name: weight.name) == weight) }
    for category in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(name: category.name) == category)
    }
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibility)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibility)
  }
}
