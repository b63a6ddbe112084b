import Testing

@Suite("Appearance rules of the system's chrome")
struct ChromeRuleTests {
  @Test("choose a bar's appearance", arguments: barCases)
  func bars(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("make blur effects adapt or not", arguments: blurCases)
  func blur(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("of keyboards, status bars and indicators", arguments: keyboardCases)
  func keyboards(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("colour tables, maps and pages", arguments: tableCases)
  func tables(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("elevate alerts and dim what is behind them", arguments: alertCases)
  func alerts(_ row: AppearanceCase) throws { #expect(try row.value() == row.expected) }

  @Test("name a source in every row")
  func sources() {
    let rows = barCases + blurCases + keyboardCases + tableCases + alertCases
    #expect(rows.count > 200 && rows.allSatisfy { !$0.source.isEmpty })
  }
}
