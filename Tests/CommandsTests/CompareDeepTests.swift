import Commands
import Foundation
import RunRecords
import TestSupport
import Testing

@Suite("Pictures of 16 bits that 8 bits do not tell apart")
struct CompareDeepTests {
  // 8 × 8 grey samples of 0x8001; all 0x8002; three of them 0x8002.
  private static let pictures = [
    "plain":
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAAAAACx9D0UAAAAEElEQVR42mNoYESFDAMjAACh4CBBtXIk2AAAAABJRU5ErkJggg==",
    "lifted":
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAAAAACx9D0UAAAAEElEQVR42mNoYEKFDAMjAACywCCBvEKSugAAAABJRU5ErkJggg==",
    "speckled":
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAAAAACx9D0UAAAAG0lEQVR42mNoYGpgRIYMqFwiBJhI1wIVQLIaAKK2IETuhheBAAAAAElFTkSuQmCC",
  ]

  @Test(
    "differ by noise where that is scattered, else as an area, which the report says",
    arguments: [
      ("lifted", "area", "colours changed by less than a level of 8 bits"),
      ("speckled", "noise", "only scattered noise of at most 1 level differs"),
    ])
  func kinds(name: String, kind: String, words: String) throws {
    let call = try Call()
    for (path, picture) in [("a/x.light.png", "plain"), ("b/x.light.png", name)] {
      let text = try #require(Self.pictures[picture])
      let bytes = try #require(Data(base64Encoded: text))
      try call.folder.write(Array(bytes), to: path)
    }
    #expect(call.run("compare a b --report out").code == .failed)
    let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
    let comparison = try #require(run.screens[0].shots[0].unexpected)
    #expect(comparison.regions.map(\.kind) == [kind])
    let page = String(
      decoding: try #require(call.folder.bytes(of: "out/screens/x.html")), as: UTF8.self)
    #expect(page.contains(words) && run.screens[0].shots[0].difference != nil)
    #expect(!page.contains("> the same<") && !page.contains("no difference picture was kept"))
  }
}
