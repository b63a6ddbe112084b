import Testing

@testable import Typography

/// Unicode's LineBreakTest through the breaker that lays out text.
@Suite("Line breaking by Unicode's own test")
struct LineBreakConformanceTests {
  /// The rows that end lines elsewhere than the test asks, as hexadecimal characters.
  static func differences(_ language: String?) throws -> (rows: Int, differing: [String])? {
    guard let lines = UnicodeData.lines(of: "auxiliary/LineBreakTest.txt") else { return nil }
    let breaker = LineBreakers()[language]
    var differing: [String] = []
    for line in lines {
      let marks = line.split { $0 == " " || $0 == "\t" }
      let scalars = marks.compactMap { UInt32($0, radix: 16) }
      // The marks stand before each character and after the last; the first is always “×”.
      let wanted = marks.filter { $0 == "÷" || $0 == "×" }.dropLast().map { $0 == "÷" }
      let found = try breaker.opportunities(in: scalars)
      if found != wanted {
        differing.append(
          scalars.map { String($0, radix: 16, uppercase: true) }.joined(separator: " "))
      }
    }
    return (lines.count, differing)
  }

  @Test("differs only where ICU 72 does", arguments: [nil, "zh-Hans", "ko"])
  func conformance(language: String?) throws {
    guard let (rows, differing) = try Self.differences(language) else {
      print("note: no Unicode test data; scripts/bootstrap --tests installs unicode-data")
      return
    }
    #expect(rows > 7000)
    #expect(Set(differing) == ICUDifferences.leadingHyphens.union(ICUDifferences.numbers))
    #expect(differing.count == 22)
  }
}
