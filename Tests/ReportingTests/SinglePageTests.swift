import Reporting
import RunRecords
import Testing

@Suite("Report of one file")
struct SinglePageTests {
  @Test("holds each picture of the screens that need a person once, and links to no other file")
  func pictures() {
    let page = page(of: SampleRun.everyVerdict)
    let pictures = page.pieces.compactMap { piece -> String? in
      if case .picture(let path) = piece { path } else { nil }
    }
    #expect(Set(pictures).count == pictures.count)
    #expect(
      pictures.sorted()
        == ["aa", "b0", "b1", "b2", "d0", "d1"].map { "images/\($0).png" })
    let text = text(of: page)
    #expect(!text.contains(" src=\"images/") && !text.contains("href=\"images/"))
    #expect(!text.contains("href=\"screens/") && !text.contains("assets/"))
    #expect(text.contains("href=\"#screen-1\"") && text.contains("<article id=\"screen-1\""))
  }

  @Test("runs and styles only what its policy names by digest")
  func policy() throws {
    let text = text(of: page(of: SampleRun.everyVerdict))
    let policy = try #require(text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/))
    #expect(policy.output.1.hasPrefix("default-src 'none'; img-src data:; "))
    #expect(policy.output.1.contains("style-src 'sha256-H"))
    #expect(policy.output.1.contains("script-src 'sha256-H"))
    #expect(text.matches(of: /<script/).count == 1 && text.matches(of: /<style/).count == 1)
  }

  @Test("is well-formed, whatever the project's text", arguments: hostileTexts)
  func wellFormed(text hostile: String) throws {
    let whole = text(of: page(of: SampleRun.hostile(hostile)))
    // The reader knows no scripts and styles with contents.
    let head = try #require(whole.firstRange(of: "<style>"))
    let body = try #require(whole.firstRange(of: "</style>"))
    let script = try #require(whole.firstRange(of: "<script>"))
    let end = try #require(whole.firstRange(of: "</script>"))
    let markup =
      whole[..<head.lowerBound] + whole[body.upperBound..<script.lowerBound]
      + whole[end.upperBound...]
    #expect(MarkupScan(String(markup)).faults == [])
  }

  private func page(of run: RunRecord) -> SinglePage {
    SinglePage(run: run, context: ReportContext(attachmentPrefix: "")) { "H\($0.utf8.count)=" }
  }

  private func text(of page: SinglePage) -> String {
    page.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .picture: "iVBORw0KGgo="
      }
    }.joined()
  }
}
