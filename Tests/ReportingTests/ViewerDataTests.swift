import Foundation
import RunRecords
import Testing

@testable import Reporting

@Suite("Data of the viewer")
struct ViewerDataTests {
  @Test("names pictures, the pair that is judged, views, tokens and what a decision is about")
  func contents() throws {
    let screen = SampleRun.screen(with: .unexpectedChange)
    let data = try read(ViewerData(screen, of: SampleRun.everyVerdict, on: "screens/a.html"))
    let shots = try #require(data["shots"] as? [[String: Any]])
    #expect(shots.compactMap { $0["variant"] as? String } == ["light", "dark"])
    #expect(shots[0]["key"] == nil && shots[0]["base"] == nil)
    #expect(shots[1]["base"] as? String == "after" && shots[1]["target"] as? String == "now")
    let key = try #require(shots[1]["key"] as? [Any])
    #expect(key.map { "\($0)" } == ["dark", "b1", "b2", "1"])
    let pictures = try #require(shots[1]["pictures"] as? [String: [String: Any]])
    #expect(pictures.keys.sorted() == ["after", "before", "difference", "now"])
    #expect(pictures["now"]?["source"] as? String == "../images/b2.png")
    #expect(pictures["now"]?["pixels"] as? String == "../pixels/b2.js")
    #expect((shots[1]["tokens"] as? [String: [String]]) == ["#000000FF": ["black"]])
    let view = try #require((shots[1]["views"] as? [[String: Any]])?.first)
    #expect(view["box"] as? [Int] == [48, 300, 960, 60])
  }

  @Test("is JSON, whatever the project's text", arguments: hostileTexts)
  func hostile(text: String) throws {
    let run = SampleRun.hostile(text)
    for screen in run.screens { _ = try read(ViewerData(screen, of: run, on: "index.html")) }
  }

  @Test("is about the pictures that a verdict compares", arguments: Verdict.allCases)
  func keys(verdict: Verdict) throws {
    var screen = SampleRun.screen(with: verdict)
    let shot = screen.shots[1]
    let key = ReviewKey(shot, of: screen)
    #expect((key == nil) == (ReviewGroup(verdict) >= .unchanged))
    let expected: [Verdict: String] = [
      .recordedChange: "b0 b1", .locked: "b0 b1", .added: " b1", .notApplied: "b1 b0",
      .unexpectedChange: "b1 b2", .unrecorded: " b1", .obsolete: "b1 b1", .removed: "b0 ",
      .broken: "b1 ",
    ]
    #expect(key.map { "\($0.from) \($0.to)" } == expected[verdict])
    #expect(key?.isRecorded != true || verdict.isSettledByRecording)
    screen.isComparison = true
    #expect(ReviewKey(shot, of: screen)?.isRecorded != true)
  }

  private func read(_ data: ViewerData) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(visible(json(data)).utf8)) as? [String: Any])
  }
}
