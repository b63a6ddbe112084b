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

  @Test("reach through containers", arguments: containerCases)
  func containers(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("keep the style of first display", arguments: switchedCases)
  func switched(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("of sheets say what follows a switch", arguments: sheetCases)
  func sheets(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("apply a stored choice", arguments: storedChoiceCases)
  func storedChoices(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  static let all: [AppearanceCase] =
    styleCases + swiftUICases + colorCases + catalogCases + elevationCases + overrideCases
    + appCases + imageCases + containerCases + switchedCases + sheetCases + storedChoiceCases

  @Test("have a source each, and a reason where sources disagree")
  func sources() {
    #expect(Self.all.count > 300)
    for row in Self.all {
      let source = AppearanceSource.of(row)
      #expect(source != nil, "\(row.testDescription)")
      #expect(
        row.confidence == .high || source?.followed != nil, "\(row.testDescription) is less sure")
    }
  }
}
