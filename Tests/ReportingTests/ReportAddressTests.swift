import Reporting
import RunRecords
import Testing

@Suite("Address of a published report")
struct ReportAddressTests {
  @Test(
    "is a plain web address",
    arguments: [
      ("https://example.org/report/", "https://example.org/report"),
      ("http://localhost:8000", "http://localhost:8000"),
      ("https://a.b/-/jobs/1/artifacts/file/out", "https://a.b/-/jobs/1/artifacts/file/out"),
    ])
  func plain(text: String, expected: String) { #expect(ReportAddress(text)?.text == expected) }

  @Test(
    "cannot run, close a link or hide where it leads",
    arguments: [
      "javascript:alert(1)", "data:text/html,x", "/report", "", "https://", "https://a b",
      "https://a)b", "https://a\"b", "https://a#b", "https://a?b", "https://a\nb", "https://ä.org",
      "ftp://a", "https://a<b>", "https://a|b",
    ])
  func refused(text: String) { #expect(ReportAddress(text) == nil) }

  @Test("is found in a pipeline of GitLab, for a report inside the project")
  func gitLab() {
    let variables = ["CI_JOB_URL": "https://gitlab.example/a/b/-/jobs/7"]
    #expect(
      ReportAddress(directory: "out/report", inPipelineWith: variables)?.text
        == "https://gitlab.example/a/b/-/jobs/7/artifacts/file/out/report")
    #expect(ReportAddress(directory: "../report", inPipelineWith: variables) == nil)
    #expect(ReportAddress(directory: "/tmp/report", inPipelineWith: variables) == nil)
    #expect(ReportAddress(directory: "out", inPipelineWith: [:]) == nil)
  }

  @Test("leads from the summary to screens and variants")
  func summary() throws {
    let context = ReportContext(
      attachmentPrefix: "", address: ReportAddress("https://example.org/r"))
    let text = Summary.files(for: SampleRun.everyVerdict, context: context)[0].contents
    #expect(text.contains(" · [report](https://example.org/r/index.html)"))
    #expect(
      text.contains(
        "[settings/theme](https://example.org/r/screens/settings/theme.html) · "
          + "[dark](https://example.org/r/screens/settings/theme.html#variant=dark)"))
  }

  @Test("makes no other links, whatever the project's text", arguments: hostileTexts)
  func hostile(text: String) {
    let context = ReportContext(
      attachmentPrefix: "", address: ReportAddress("https://example.org/r"))
    let summary = Summary.files(for: SampleRun.hostile(text), context: context)[0].contents
    for link in summary.matches(of: /\]\(([^)]*)\)/) {
      #expect(link.output.1.hasPrefix("https://example.org/r/"))
    }
    #expect(summary.utf8.count < 64_000)
  }
}
