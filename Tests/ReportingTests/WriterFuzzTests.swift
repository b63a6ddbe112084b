import Foundation
import FoundationXML
import Reporting
import RunRecords
import TestSupport
import Testing

@Suite("Every writer")
struct WriterFuzzTests {
  private static let pieces = [
    "<", ">", "&", "\"", "'", "</script>", "<script>", "]]>", "<!--", "-->", "\\", "`", "```", "|",
    "*", "_", "[x](javascript:alert(1))", "![x](y)", "#1", "@all", "::error::", "%0A", "%", "\n",
    "\r",
    "\t", "\0", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}",
    "\u{200B}", "\u{FEFF}", "\u{FFFE}", "\u{E0001}", "é", "e\u{301}", "日本", "👩\u{200D}🚀", "🇯🇵", "א",
    " ", "  ", "/", "..", "../", "=\"", "=\"images/", " src=\"images/x.png\"", "href=\"screens/",
    "${x}", "{{x}}", "--", "-x", "$(rm)", ";", ",", ":", "#FFFFFF80", "\u{10FFFD}",
  ]

  /// Text of up to 40 pieces, now and then very long.
  private static func text(_ random: inout SplitMix64) -> String {
    if Int.random(in: 0..<20, using: &random) == 0 {
      return String(repeating: pieces.randomElement(using: &random) ?? "", count: 25_000)
    }
    return (0..<Int.random(in: 0...40, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test("keeps text as text, whatever it is", arguments: 0..<24)
  func fuzz(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let text = Self.text(&random)
    let run = SampleRun.hostile(text)
    for file in report(run) { try check(file, text) }
    for line in gitHubAnnotations(for: run) {
      #expect(
        line.hasPrefix("::") && !line.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" })
    }
    let page = SinglePage(run: run, context: ReportContext(attachmentPrefix: "")) { _ in "H=" }
    let links = page.pieces.map { piece -> String in
      if case .text(let text) = piece { text } else { "" }
    }
    #expect(!links.joined().contains(" src=\"images/"))
  }

  private func check(_ file: ReportFile, _ text: String) throws {
    let hint = "\(file.path) for “\(text.prefix(60).debugDescription)”" as Testing.Comment
    let isAsset = file.path.hasPrefix("assets/")
    let hazards = file.contents.unicodeScalars.contains { scalar in
      scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value == 0x202E
        || (0x7F...0x9F).contains(scalar.value)
    }
    #expect(!hazards || isAsset, hint)
    switch file.path.split(separator: ".").last {
    case "html": #expect(MarkupScan(file.contents).faults == [], hint)
    case "json", "sarif":
      _ = try JSONSerialization.jsonObject(with: Data(file.contents.utf8))
    case "xml": #expect(XMLParser(data: Data(file.contents.utf8)).parse(), hint)
    case "md":
      let rows = file.contents.split(separator: "\n").filter { $0.hasPrefix("|") }
      #expect(rows.allSatisfy { row in row.count { $0 == "|" } == 4 }, hint)
      #expect(!file.contents.contains("](") && file.contents.utf8.count < 64_000, hint)
    default: #expect(isAsset, hint)
    }
  }
}
