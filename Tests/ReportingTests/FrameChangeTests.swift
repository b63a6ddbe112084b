import RunRecords
import Testing

@testable import Reporting

@Suite("Change of a frame")
struct FrameChangeTests {
  @Test(
    "is a direction and a distance, in points where they are known",
    arguments: [
      ("[0, 0, 10, 10]", "[0, 12, 10, 10]", 3, "moved 4 pt down"),
      ("[0, 12, 10, 10]", "[0, 0, 10, 10]", nil, "moved 12 px up"),
      ("[5, 0, 1, 1]", "[0, 2000, 1, 1]", nil, "moved 2,000 px down and 5 px left"),
      ("[0, 0, 1, 1]", "[7, 0, 1, 1]", 3, "moved 2.3 pt right"),
      ("[0, 0, 10, 10]", "[0, 0, 10, 34]", 3, "8 pt taller"),
      ("[385, 0, 401, 5]", "[388, 0, 395, 5]", 3, "2 pt narrower, moved 1 pt right"),
    ])
  func words(before: String, after: String, scale: Int?, expected: String) {
    #expect(change(before, after)?.words(scale: scale) == expected)
  }

  @Test("is no word where nothing changes")
  func same() { #expect(change("[0, 0, 1, 1]", "[0, 0, 1, 1]")?.words(scale: 3) == nil) }

  @Test(
    "is none where no frame can be read",
    arguments: [
      ("", "[0, 0, 1, 1]"), ("[0, 0, 1]", "[0, 0, 1]"), ("[a, b, c, d]", "[0, 0, 1, 1]"),
      ("[0, 0, 1, 1]", "[0, 9223372036854775807, 1, 1]"),
      ("[0, -9223372036854775808, 1, 1]", "[0, 1, 1, 1]"),
    ])
  func none(before: String, after: String) { #expect(change(before, after) == nil) }

  private func change(_ before: String, _ after: String) -> FrameChange? {
    FrameChange(ViewChange.Property(name: "frame", before: before, after: after))
  }
}
