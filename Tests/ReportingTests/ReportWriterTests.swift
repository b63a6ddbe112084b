import Foundation
import Reporting
import RunRecords
import Testing

@Suite("Report formats")
struct ReportWriterTests {
  @Test("have unique names in lower case")
  func names() {
    let names = allReportWriters.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test("are listed when their file exists, in order")
  func list() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../Sources/Reporting/Writers")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    #expect(allReportWriters.map { "\($0)" } == files.sorted())
  }

  @Test("write the files of the contract")
  func paths() {
    let expected = [
      "assets/report.css", "assets/report.js", "codequality.json", "findings.sarif", "index.html",
      "junit.xml", "reg.json", "results.json", "screens/settings/theme.html", "summary.md",
    ]
    #expect(Set(expected).isSubset(of: Set(report(SampleRun.everyVerdict).map(\.path))))
  }

  @Test("write the same text every time")
  func determinism() {
    #expect(Set((0..<6).map { _ in report(SampleRun.everyVerdict) }).count == 1)
  }

  @Test("never write two files of one path, nor outside the report", arguments: hostileTexts)
  func staysInside(text: String) {
    let paths = report(SampleRun.hostile(text)).map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.allSatisfy { isBelowItsFolder($0) })
  }

  @Test("work for a run without screens")
  func empty() throws {
    let run = RunRecord(project: "p", meian: "0", epoch: 1, before: "none", screens: [])
    let index = try #require(report(run).first { $0.path == "index.html" })
    #expect(index.contents.contains("No screen was compared."))
  }
}

/// Every file of every format.
func report(_ run: RunRecord, attachmentPrefix: String = "out") -> [ReportFile] {
  allReportWriters.flatMap {
    $0.files(for: run, context: ReportContext(attachmentPrefix: attachmentPrefix))
  }
}

/// Texts that try to become markup, to end something, to reorder, or to be long.
let hostileTexts: [String] = [
  "<script>alert(1)</script>",
  #""><img src=x onerror=alert(1)>"#,
  "' onload='alert(1)",
  "]]>",
  "--><!--",
  "&lt;script&gt;",
  "a\nb\r\nc\u{2028}d",
  "\u{202E}gnp.exe\u{2066}",
  "\u{1B}[31mred\u{7}\0",
  "\u{FFFE}\u{FFFF}\u{FEFF}\u{9B}",
  "../../../etc/passwd",
  "javascript:alert(1)",
  "| a | `b` | @someone <!-- -->",
  "[[ATTACHMENT|/etc/passwd]]",
  String(repeating: "x", count: 10_000),
  String(repeating: "<&>\"'", count: 2_000),
  "",
]

/// True for a relative path without empty, `.` or `..` segments and odd bytes.
func isBelowItsFolder(_ path: String) -> Bool {
  path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { segment in
    segment.wholeMatch(of: /[A-Za-z0-9_%-][A-Za-z0-9_%.-]*/) != nil && !segment.contains("..")
  }
}
