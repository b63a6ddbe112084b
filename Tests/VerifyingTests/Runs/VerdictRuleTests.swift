import RunRecords
import Testing

@testable import Verifying

@Suite("The verdict table")
struct VerdictRuleTests {
  typealias Match = VerdictRule.Match

  /// Every combination of what three images can say, with the verdict of the contract's table.
  static let rows: [(after: Match, before: Match, beforeIsAfter: Bool, verdict: Verdict)] = [
    (.missing, .missing, false, .unrecorded),
    (.missing, .equal, false, .unrecorded),
    (.missing, .different, false, .unrecorded),
    (.equal, .missing, false, .added),
    (.equal, .equal, true, .unchanged),
    (.equal, .different, false, .recordedChange),
    (.different, .missing, false, .unexpectedChange),
    (.different, .equal, false, .notApplied),
    (.different, .different, false, .unexpectedChange),
    (.different, .different, true, .unexpectedChange),
  ]

  @Test("is the same without a lock", arguments: rows.indices)
  func unlocked(index: Int) {
    let row = Self.rows[index]
    for hasException in [false, true] {
      #expect(rule(row, isLocked: false, hasException: hasException).verdict == row.verdict)
    }
  }

  @Test("turns only recorded changes of locked variants into failures", arguments: rows.indices)
  func locked(index: Int) {
    let row = Self.rows[index]
    let expected = row.verdict == .recordedChange ? .locked : row.verdict
    #expect(rule(row, isLocked: true, hasException: false).verdict == expected)
    #expect(rule(row, isLocked: true, hasException: true).verdict == row.verdict)
  }

  @Test(
    "needs no before where none is wanted",
    arguments: [
      (Match.missing, Verdict.unrecorded), (.equal, .unchanged), (.different, .unexpectedChange),
    ], [false, true])
  func ignored(row: (Match, Verdict), isLocked: Bool) {
    let rule = VerdictRule(
      after: row.0, before: .missing, beforeIsAfter: false, ignoresBefore: true,
      isLocked: isLocked, hasException: false)
    #expect(rule.verdict == row.1)
  }

  private func rule(
    _ row: (after: Match, before: Match, beforeIsAfter: Bool, verdict: Verdict), isLocked: Bool,
    hasException: Bool
  ) -> VerdictRule {
    VerdictRule(
      after: row.after, before: row.before, beforeIsAfter: row.beforeIsAfter,
      ignoresBefore: false, isLocked: isLocked, hasException: hasException)
  }
}
