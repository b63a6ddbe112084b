import Foundation
import FoundationXML
import Reporting
import RunRecords
import Testing

@Suite("JUnit report")
struct JUnitTests {
  @Test("is well-formed, whatever the project's text", arguments: hostileTexts)
  func wellFormed(text: String) throws {
    let document = try junit(SampleRun.hostile(text))
    let parser = XMLParser(data: Data(document.utf8))
    #expect(parser.parse(), "\(parser.lineNumber): \(String(describing: parser.parserError))")
  }

  @Test("has a suite for each screen and a case for each shot")
  func counts() throws {
    let reading = try read(SampleRun.everyVerdict)
    #expect(reading.names(of: "testsuite") == SampleRun.everyVerdict.screens.map(\.id))
    #expect(reading.names(of: "testcase").count == 22)
    #expect(reading.names(of: "testcase").contains("settings/theme [dark]"))
    #expect(reading.elements.count { $0.name == "failure" } == 6)
    #expect(reading.elements.count { $0.name == "skipped" } == 1)
    let totals = reading.elements.first { $0.name == "testsuites" }?.attributes
    #expect(totals?["tests"] == "22" && totals?["failures"] == "6" && totals?["skipped"] == nil)
    let suites = reading.elements.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(suites.compactMap { $0["skipped"] }.map(Int.init).reduce(0) { $0 + ($1 ?? 0) } == 1)
  }

  @Test("tells in a failure what happened and how to accept it")
  func failure() throws {
    let document = try junit(SampleRun.everyVerdict)
    #expect(
      document.contains(
        """
        <failure type="unexpected-change" message="In dark, 3 views changed: \
        text colour black → label. Only dark changed.">unexpected change
        title (label) changed: textColor black #000000FF → label #FFFFFFFF
        """))
    #expect(document.contains("\nto accept: meian record unexpected-change</failure>"))
  }

  @Test(
    "points at the difference, or else at the picture of now, from where the command ran",
    arguments: [
      ("", "images/"), (".", "images/"), ("out/report", "out/report/images/"),
      ("out/", "out/images/"),
    ])
  func attachments(prefix: String, expected: String) throws {
    let document = try junit(SampleRun.everyVerdict, prefix: prefix)
    let attachments = document.matches(of: /\[\[ATTACHMENT\|([^\]]*)\]\]/).map {
      String($0.output.1)
    }
    #expect(attachments == ["d0", "e1", "b1", "e1", "b1"].map { "\(expected)\($0).png" })
  }

  private func junit(_ run: RunRecord, prefix: String = "out") throws -> String {
    let files = report(run, attachmentPrefix: prefix)
    return try #require(files.first { $0.path == "junit.xml" }).contents
  }

  private func read(_ run: RunRecord) throws -> Reading {
    let reading = Reading()
    let parser = XMLParser(data: Data(try junit(run).utf8))
    parser.delegate = reading
    #expect(parser.parse())
    return reading
  }
}

/// Every element of a document in order.
private final class Reading: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []

  func names(of element: String) -> [String] {
    elements.filter { $0.name == element }.compactMap { $0.attributes["name"] }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}
