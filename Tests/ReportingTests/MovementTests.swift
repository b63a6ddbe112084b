import Testing

@testable import Reporting

@Suite("Movement of a view")
struct MovementTests {
  @Test(
    "is a direction and a distance where the size stays",
    arguments: [
      ("[0, 0, 10, 10]", "[0, 12, 10, 10]", "moved 12 px down"),
      ("[0, 12, 10, 10]", "[0, 0, 10, 10]", "moved 12 px up"),
      ("[5, 0, 1, 1]", "[0, 2000, 1, 1]", "moved 2,000 px down and 5 px left"),
      ("[0, 0, 1, 1]", "[3, 0, 1, 1]", "moved 3 px right"),
    ])
  func moved(before: String, after: String, expected: String) {
    #expect(movement(from: before, to: after)?.subject == expected)
  }

  @Test(
    "is none where the size changes, nothing moves or no frame can be read",
    arguments: [
      ("[0, 0, 10, 10]", "[0, 0, 10, 11]"), ("[0, 0, 1, 1]", "[0, 0, 1, 1]"),
      ("", "[0, 0, 1, 1]"), ("[0, 0, 1]", "[0, 0, 1]"), ("[a, b, c, d]", "[0, 0, 1, 1]"),
      ("[0, 0, 1, 1]", "[0, 9223372036854775807, 1, 1]"),
      ("[0, -9223372036854775808, 1, 1]", "[0, 1, 1, 1]"),
    ])
  func none(before: String, after: String) {
    #expect(movement(from: before, to: after) == nil)
  }
}
