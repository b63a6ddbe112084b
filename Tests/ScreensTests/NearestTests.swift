import Screens
import Testing

@Suite("The nearest known word")
struct NearestTests {
  static let known = [
    "subviews", "arrangedSubviews", "id", "kind", "text", "textColor", "tintColor", "font",
  ]

  @Test(
    "is found within the distance that its length allows",
    arguments: [
      ("subveiws", "subviews"), ("subview", "subviews"), ("textcolor", "textColor"),
      ("TEXT", "text"), ("textColour", "textColor"), ("di", "id"), ("kidn", "kind"),
      ("fnt", "font"), ("arangedSubview", "arrangedSubviews"), ("test", "text"),
      ("background", nil), ("x", nil), ("ab", nil), ("", nil), ("hello", nil), ("text", nil),
      (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)])
  func nearestWord(word: String, expected: String?) {
    #expect(nearest(word, in: Self.known.filter { $0 != word || expected != nil }) == expected)
  }

  @Test("of equally close words the first in the alphabet is taken")
  func ties() {
    #expect(nearest("cat", in: ["hat", "bat", "rat"]) == "bat")
  }

  @Test("an unknown word's message names it, or lists at most 12 words")
  func message() {
    let place = Place(file: "f", line: 3, path: "/a")
    func text(_ word: String, _ known: [String]) -> String {
      "\(ScreenError.unknown("key", word, known: known, at: place))"
    }
    #expect(
      text("subveiws", Self.known) == "f:3: /a: unknown key “subveiws”; did you mean “subviews”?")
    #expect(text("zzz", ["b", "a"]) == "f:3: /a: unknown key “zzz”; the keys are a, b")
    #expect(
      text("zzz", (10..<24).map { "k\($0)" })
        == "f:3: /a: unknown key “zzz”; the keys are k10, k11, k12, k13, k14, k15, k16, k17, k18, "
        + "k19, k20, k21 and 2 more")
    #expect(text("zzz", []) == "f:3: /a: unknown key “zzz”")
  }
}
