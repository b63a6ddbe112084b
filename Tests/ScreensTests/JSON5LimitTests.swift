import Screens
import Testing

@Suite("Limits of a JSON5 file")
struct JSON5LimitTests {
  @Test(
    "512 levels are read, more are refused without using up the stack",
    arguments: [
      513, 10_000, 1_000_000,
    ])
  func nesting(levels: Int) {
    let message = "f:1: nested deeper than 512 levels; make the file flatter"
    #expect(outcome(of: String(repeating: "[", count: levels)) == message)
    #expect(outcome(of: String(repeating: "{a:", count: min(levels, 10_000))) == message)
    #expect(outcome(of: String(repeating: "[{a:", count: min(levels, 10_000))) == message)
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(outcome(of: deepest) == deepest)
  }

  @Test("a file above 8 MB is refused")
  func size() {
    let bytes = [UInt8](repeating: 0x20, count: 8 * 1024 * 1024 + 1)
    #expect(outcome(of: bytes) == "f: the file has 8388609 bytes; at most 8388608 are read")
  }

  @Test("many values below a long key are refused before they fill the memory")
  func longKeys() {
    let text =
      "{" + String(repeating: "k", count: 1_000_000) + ":["
      + String(repeating: "1,", count: 100_000) + "]}"
    #expect(
      outcome(of: text)
        == "f:1: too many values stand below long keys; split the file into components")
  }

  @Test("a long number is exact")
  func longNumber() {
    #expect(outcome(of: "0." + String(repeating: "3", count: 10_000)) == "0.3333333333333333")
    #expect(outcome(of: "1" + String(repeating: "0", count: 300)) == "1e+300")
  }

  @Test("a long word is cut in messages")
  func longWord() {
    let word = String(repeating: "x", count: 1000)
    #expect(
      outcome(of: "[\(word)]")
        == "f:1: /0: “\(String(repeating: "x", count: 60))…” is not a value; put text in quotation marks"
    )
  }

  @Test("a hundred thousand attributes of one view are read in linear time")
  func manyAttributes() throws {
    let members = (0..<100_000).map { "a\($0):1" }.joined(separator: ",")
    let view = try tree("{view:{\(members)}}").children[0].node
    #expect(view.attributes.count == 100_000)
  }

  @Test("as many modifiers as a file holds need no more views than the limit")
  func manyModifiers() {
    let modifiers = String(repeating: "{padding:1},{background:'red'},", count: 10_000)
    #expect(
      reading("{hosting:{Text:'a',modifiers:[\(modifiers)]}}")
        == "Screens/s.json5:1: /hosting: views are nested deeper than 512 levels; make the tree flatter"
    )
  }
}
