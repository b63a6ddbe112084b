import Screens
import Testing

@Suite("Screen ids")
struct ScreenIDTests {
  @Test(
    "are segments of letters, digits, _, - and encoded bytes",
    arguments: [
      ("weather", true), ("settings/theme", true), ("A-b_9", true), ("a%E6%99%82", true),
      ("", false), ("/a", false), ("a/", false), ("a//b", false), ("a b", false), ("..", false),
      ("a.b", false), ("é", false), ("a%", false), ("a%4", false), ("a%zz", false),
      ("a%e6", false), ("a/%2E%2E", true),
    ])
  func valid(id: String, expected: Bool) {
    #expect(isScreenID(id) == expected)
  }

  @Test(
    "are made of any name by encoding",
    arguments: [
      ("Main", "Main"), ("Main/Wetter", "Main/Wetter"), ("a b", "a%20b"),
      ("時計", "%E6%99%82%E8%A8%88"),
      ("50%", "50%25"), ("../x", "%2E%2E/x"), ("a%20b", "a%2520b"),
    ])
  func encoded(name: String, expected: String) {
    #expect(percentEncodedID(name) == expected)
    #expect(isScreenID(percentEncodedID(name)))
  }

  @Test("that differ only in letter case are found")
  func duplicates() {
    #expect(
      caseInsensitiveDuplicates(["b", "weather", "A", "Weather", "c", "WEATHER", "a"])
        == [["A", "a"], ["WEATHER", "Weather", "weather"]])
    #expect(caseInsensitiveDuplicates(["x", "x"]) == [["x", "x"]])
    #expect(caseInsensitiveDuplicates(["x", "y/x"]).isEmpty)
  }
}
