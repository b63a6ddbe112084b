import RunRecords
import Testing

@testable import Reporting

@Suite("List of screens")
struct IndexTests {
  @Test("stays below 500 KB for 2,000 screens of which 100 changed")
  func size() {
    var run = SampleRun.everyVerdict
    run.screens = (0..<2_000).map { number in
      var screen = SampleRun.screen(with: number < 100 ? .unexpectedChange : .unchanged)
      screen.id = "list/a-screen-with-a-name-\(number)"
      for index in screen.shots.indices {
        screen.shots[index].now = SampleRun.image(String(repeating: "f", count: 24))
      }
      return screen
    }
    let text = IndexPage.files(for: run, context: ReportContext(attachmentPrefix: ""))[0].contents
    #expect(text.utf8.count < 500_000)
    #expect(MarkupScan(text).faults == [])
  }

  @Test("gives each screen what the script filters, sorts and counts by")
  func facets() throws {
    let text = IndexPage.files(
      for: SampleRun.everyVerdict, context: ReportContext(attachmentPrefix: ""))[0].contents
    let cards = MarkupScan(text).elements.filter {
      ["card", "card large"].contains($0.attributes["class"])
    }
    #expect(cards.count == 9)
    let card = try #require(
      cards.first { $0.attributes["data-text"]?.hasPrefix("unexpected") == true })
    #expect(card.attributes["data-group"] == "failing")
    #expect(card.attributes["data-styles"] == "dark")
    #expect(card.attributes["data-pixels"] == "18412")
    #expect(card.attributes["data-notes"] == "findings one-sided")
    #expect(card.attributes["data-causes"] == "0")
    #expect(card.attributes["data-review"] == #"[["dark","b1","b2",1]]"#)
  }

  @Test("says in its first line what failed, and the change that all of it shares")
  func firstLine() throws {
    func line(_ verdicts: [Verdict]) throws -> String {
      var run = SampleRun.everyVerdict
      run.screens = verdicts.enumerated().map { number, verdict in
        var screen = SampleRun.screen(with: verdict)
        screen.id = "s\(number)"
        return screen
      }
      let text = IndexPage.files(for: run, context: ReportContext(attachmentPrefix: ""))[0].contents
      let line = try #require(text.firstMatch(of: /<p class="sentence">(.*)<\/p>/))
      return String(line.output.1.replacing(/<[^>]*>/, with: ""))
    }
    #expect(
      try line([.unexpectedChange, .unchanged])
        .hasPrefix("s0: In dark, 3 views changed: text colour  black #000000 → label #FFFFFF."))
    #expect(
      try line([.unexpectedChange, .locked, .unchanged])
        == "2 screens fail, each with this change: text colour  black #000000 → label #FFFFFF.")
    #expect(try line([.unexpectedChange, .broken, .locked]) == "3 screens fail.")
    #expect(try line([.recordedChange, .added]) == "Nothing fails; 2 screens to look at.")
    #expect(try line([.unchanged]) == "Nothing needs a decision.")
    #expect(try line([]) == "No screen was compared.")
  }

  @Test("becomes tiles where everything changed, and names alone where that is asked for")
  func short() {
    var run = SampleRun.everyVerdict
    run.screens = (0..<300).map { number in
      var screen = SampleRun.screen(with: number < 200 ? .locked : .unchanged)
      screen.id = "s\(number)"
      return screen
    }
    func kinds(_ context: ReportContext) -> (cards: Int, tiles: Int, links: Int) {
      let text = IndexPage.files(for: run, context: context)[0].contents
      let elements = MarkupScan(text).elements
      return (
        elements.count { $0.attributes["class"] == "card" },
        elements.count { $0.attributes["class"] == "tile" },
        elements.count { $0.attributes["href"] == "screens/s250.html" }
      )
    }
    #expect(kinds(ReportContext(attachmentPrefix: "")) == (120, 180, 1))
    let short = ReportContext(attachmentPrefix: "", leavesOutUnchanged: true)
    #expect(kinds(short) == (120, 180, 0))
    #expect(ScreenPage.files(for: run, context: short).count == 200)
  }
}
