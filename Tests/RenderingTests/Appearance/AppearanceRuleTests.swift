import Testing

@Suite("Appearance rules")
struct AppearanceRuleTests {
  @Test("of UIKit decide between light and dark", arguments: styleCases)
  func style(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("of SwiftUI decide between light and dark", arguments: swiftUICases)
  func swiftUI(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("give colours their values", arguments: colorCases)
  func colors(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("choose among a catalog's slots", arguments: catalogCases)
  func catalogs(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("elevate what is presented", arguments: elevationCases)
  func elevation(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("let code override traits", arguments: overrideCases)
  func overrides(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("concern an app as a whole", arguments: appCases)
  func apps(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("choose and tint images", arguments: imageCases)
  func images(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }
}
