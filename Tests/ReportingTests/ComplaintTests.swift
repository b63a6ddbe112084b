import Foundation
import Reporting
import RunRecords
import Testing

@Suite("What a pipeline points out")
struct ComplaintTests {
  @Test("is in the layout file, at the line of the first changed view or of the error")
  func places() throws {
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(file("codequality.json").utf8))
        as? [[String: Any]])
    let places = entries.map { entry -> String in
      let location = entry["location"] as? [String: Any]
      let line = (location?["lines"] as? [String: Any])?["begin"] as? Int
      return "\(entry["check_name"] ?? "") \(location?["path"] ?? ""):\(line ?? 0)"
    }
    #expect(
      places.sorted() == [
        "meian/broken Screens/broken.screen.json5:4",
        "meian/finding Screens/not-applied.screen.json5:1",
        "meian/finding Screens/unexpected-change.screen.json5:1",
        "meian/locked Screens/locked.screen.json5:1",
        "meian/not-applied Screens/not-applied.screen.json5:12",
        "meian/obsolete Screens/obsolete.screen.json5:1",
        "meian/unexpected-change Screens/unexpected-change.screen.json5:12",
        "meian/unrecorded Screens/unrecorded.screen.json5:1",
      ])
    #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == entries.count)
    #expect(
      entries.contains {
        $0["description"] as? String
          == "unexpected-change, dark: 3 views changed: text colour black → label. Only dark changed."
      })
  }

  @Test("is valid JSON of few entries, whatever the project's text", arguments: hostileTexts)
  func hostile(text: String) throws {
    let files = report(SampleRun.hostile(text))
    for path in ["codequality.json", "findings.sarif", "reg.json"] {
      let contents = try #require(files.first { $0.path == path }).contents
      _ = try JSONSerialization.jsonObject(with: Data(contents.utf8))
      #expect(contents.split(separator: "\n").count == 1)
      #expect(!contents.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    }
  }

  @Test("is what SARIF 2.1.0 asks for")
  func sarif() throws {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(file("findings.sarif").utf8))
        as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 8)
    #expect(Set(results.compactMap { $0["ruleId"] as? String }) == Set(rules))
    #expect(Set(results.compactMap { $0["level"] as? String }) == ["error", "warning"])
  }

  @Test(
    "shows GitHub at most ten lines, each one command, the gravest first", arguments: hostileTexts)
  func annotations(text: String) {
    var run = SampleRun.hostile(text)
    run.screens = (0..<4).flatMap { _ in run.screens }
    let lines = gitHubAnnotations(for: run)
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\r") })
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.allSatisfy { $0.dropFirst(2).contains("::") })
    #expect(lines.last?.contains("more; the report has them all") == true)
  }

  @Test("escapes what would end a command or a property")
  func escapes() {
    var run = SampleRun.everyVerdict
    run.screens.removeAll { $0.id != "broken" }
    run.screens[0].source = "a:b,c%.json5"
    run.screens[0].shots[1].message = "50 %\nof ::it"
    let lines = gitHubAnnotations(for: run)
    #expect(
      lines == [
        "::error file=a%3Ab%2Cc%25.json5,line=1,title=Meian%3A broken"
          + "::broken, dark: drawing failed: 50 %25%0Aof ::it."
      ])
  }

  @Test("says nothing where nothing fails and nothing was found")
  func calm() {
    var run = SampleRun.everyVerdict
    run.screens.removeAll { $0.id != "unchanged" }
    #expect(gitHubAnnotations(for: run) == [])
  }

  @Test("lists each shot for reg-suit in one of its four kinds")
  func regJSON() throws {
    let result = try #require(
      try JSONSerialization.jsonObject(with: Data(file("reg.json").utf8)) as? [String: Any])
    func items(_ name: String) -> [String] { result[name] as? [String] ?? [] }
    #expect(items("newItems") == ["added/dark.png", "unrecorded/dark.png"])
    #expect(items("deletedItems") == ["obsolete/dark.png", "removed/dark.png"])
    #expect(
      items("failedItems") == [
        "broken/dark.png", "locked/dark.png", "not-applied/dark.png", "settings/theme/dark.png",
        "unexpected-change/dark.png",
      ])
    #expect(items("passedItems").count == 12)
    #expect(result["actualDir"] as? String == "./images")
    #expect(Set(items("diffItems")).isSubset(of: Set(items("failedItems"))))
  }

  private func file(_ path: String) throws -> String {
    try #require(report(SampleRun.everyVerdict).first { $0.path == path }).contents
  }
}
