import Foundation
import Reporting
import RunRecords
import Testing

@Suite("Pages")
struct PageTests {
  private let pages = report(SampleRun.everyVerdict).filter { $0.path.hasSuffix(".html") }

  @Test("are there for the index and each screen")
  func count() {
    #expect(pages.count == Verdict.allCases.count + 1)
  }

  @Test("hold only elements and attributes that a report needs, whatever the project's text")
  func structure() {
    for text in hostileTexts {
      for page in report(SampleRun.hostile(text)) where page.path.hasSuffix(".html") {
        #expect(MarkupScan(page.contents).faults == [], "\(page.path) for “\(text.prefix(40))”")
      }
    }
  }

  @Test("name among the findings what keeps its first style after switching")
  func stale() throws {
    var run = SampleRun.everyVerdict
    run.screens[0].pairNotes = [.staleAfterSwitching]
    run.screens[0].stale = Array(repeating: SampleRun.staleBorder, count: 23)
    let path = "\(run.screens[0].id).html"
    let page = try #require(report(run).first { $0.path.hasSuffix(path) }).contents
    #expect(page.contains("A style from the start and the same style after switching differ."))
    #expect(page.components(separatedBy: "borderColor of “card” (label) stays").count == 21)
    #expect(page.contains("and 3 more"))
  }

  @Test("run and style nothing inline, and load nothing from elsewhere")
  func policy() {
    for page in pages {
      let elements = MarkupScan(page.contents).elements
      let policy = elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
      #expect(
        policy?.attributes["content"]
          == "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
          + "base-uri 'none'; form-action 'none'")
      #expect(elements.filter { $0.name == "script" }.allSatisfy { $0.attributes["src"] != nil })
      let targets = elements.flatMap { [$0.attributes["src"], $0.attributes["href"]] }
      #expect(targets.allSatisfy { $0?.contains("//") != true })
    }
  }

  @Test("link only to what the report holds", arguments: ["", "x%20y", "a<b>"])
  func links(name: String) {
    var run = SampleRun.everyVerdict
    if !name.isEmpty { run.screens[0].id = "deeply/nested/" + name }
    let files = report(run)
    let images = run.screens.flatMap(\.shots)
      .flatMap { $0.pictures.map(\.path) }
    let known = Set(files.map(\.path) + images)
    for page in files where page.path.hasSuffix(".html") {
      let scan = MarkupScan(page.contents)
      let ids = Set(scan.elements.compactMap { $0.attributes["id"] })
      for element in scan.elements {
        guard let target = element.attributes["src"] ?? element.attributes["href"],
          target != "data:,"
        else { continue }
        let isKnown =
          target.hasPrefix("#")
          ? ids.contains(String(target.dropFirst()))
          : known.contains(resolve(target, from: page.path))
        #expect(isKnown, "\(page.path) links to \(target)")
      }
    }
  }

  @Test("give each picture a size, a description and lazy loading")
  func pictures() throws {
    let page = try page("screens/unexpected-change.html")
    let images = MarkupScan(page).elements.filter { $0.name == "img" }
    #expect(images.count == 7)
    #expect(
      images.allSatisfy {
        $0.attributes["loading"] == "lazy" && $0.attributes["width"] == "1170"
          && $0.attributes["height"] == "2532"
      })
    #expect(
      images.map { $0.attributes["alt"] ?? "" }[2...3] == [
        "unexpected-change, dark, now: unexpected change",
        "unexpected-change, dark, difference: unexpected change",
      ])
  }

  @Test(
    "open with what happened and say why a picture is missing",
    arguments: [
      ("unchanged", "Nothing needs a decision: both styles are as recorded.", "= the same"),
      (
        "settings/theme", "In dark, 3 views changed: text colour black #000000 → label #FFFFFF.",
        "= the same"
      ),
      (
        "locked",
        "In dark, which is locked, 3 views changed: text colour black #000000 → label #FFFFFF.",
        "≠ differs"
      ),
      ("added", "In dark, the screen is new.", "no before: the shot is new"),
      (
        "not-applied",
        "In dark, the recorded change is not in the screens: text colour black #000000 → label #FFFFFF.",
        "Recording takes the change back"
      ),
      (
        "unexpected-change",
        "In dark, 3 views changed: text colour black #000000 → label #FFFFFF.",
        "meian record unexpected-change"
      ),
      ("unrecorded", "In dark, nothing is recorded yet.", "nothing is recorded yet"),
      (
        "obsolete", "In dark, an image is recorded for a screen that is gone.",
        "not drawn: the screen or variant is gone"
      ),
      ("removed", "In dark, the screen is gone.", "the recorded picture was removed"),
      (
        "broken",
        "In dark, drawing failed: Screens/broken.screen.json5:4:3: unknown view kind “lable”; "
          + "did you mean “label”.", "not drawn: drawing failed"
      ),
      (
        "skipped", "Nothing needs a decision: light is as recorded, 1 shot not drawn.",
        "not loaded: the shot was skipped"
      ),
    ])
  func verdicts(screen: String, sentence: String, detail: String) throws {
    let scan = MarkupScan(try page("screens/\(screen).html"))
    let text = scan.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(sentence))
    #expect(text.contains(detail))
    #expect(scan.elements.contains { $0.name == "p" && $0.attributes["class"] == "sentence" })
  }

  @Test("have columns only for pictures that can be there")
  func columns() throws {
    let row = #/<h2 id="shot-1">(?s:.*?)</section>/#
    let calm = try #require(try page("screens/unchanged.html").firstMatch(of: row)?.output)
    #expect(calm.matches(of: /<figcaption>(\w+)/).map(\.output.1) == ["before", "recorded", "now"])
    var run = SampleRun.everyVerdict
    for index in run.screens.indices {
      for shot in run.screens[index].shots.indices { run.screens[index].shots[shot].before = nil }
    }
    let page = try #require(report(run).first { $0.path == "screens/unexpected-change.html" })
    #expect(
      page.contents.matches(of: /<figcaption>(\w+)/).map(\.output.1)
        == ["recorded", "now", "difference", "recorded", "now", "difference"])
  }

  @Test("tell behind the sentence, and not as a finding, that one style alone changed")
  func oneSided() throws {
    let page = try page("screens/unexpected-change.html")
    let facts = try #require(page.firstRange(of: "Facts and stand-ins"))
    #expect(page[facts.upperBound...].contains("Only dark changed"))
    let aside = try #require(page.firstRange(of: "<aside"))
    #expect(page[..<aside.lowerBound].contains("<bdi>Only dark changed</bdi>"))
    #expect(!page[aside.upperBound..<facts.lowerBound].contains("Only dark changed"))
  }

  @Test("show colours as pictures with their names")
  func swatches() throws {
    let scan = MarkupScan(try page("screens/unexpected-change.html"))
    let rects = scan.elements.filter { $0.name == "rect" }
    #expect(rects.contains { $0.attributes["fill"] == "#000000" })
    #expect(
      rects.contains {
        $0.attributes["fill"] == "#EBEBF5" && $0.attributes["fill-opacity"] == "0.600"
      })
    #expect(scan.text.contains("18,412 pixels differ, inside x 48, y 300, 960 × 420."))
  }

  @Test("put failing screens first and fold unchanged ones away")
  func order() throws {
    let index = try page("index.html")
    let places = ["failing", "review", "added", "unchanged"].map {
      index.firstRange(of: "h2 id=\"\($0)\"")?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(
      index.contains(
        "<details class=\"group\" data-group=\"unchanged\">\n<summary><h2 id=\"unchanged\">"))
    let steps = MarkupScan(try page("screens/broken.html")).elements
      .filter { $0.attributes["rel"] == "next" || $0.attributes["rel"] == "prev" }
    #expect(steps.map { $0.attributes["href"] } == ["../screens/locked.html"])
  }

  @Test("make one line of a cause that several screens share")
  func sharedCauses() throws {
    let text = MarkupScan(try page("index.html")).text
    #expect(text.contains("Changes that several screens share"))
    #expect(text.contains("4 screens"))
  }

  @Test("name no cause that only gives a colour another name")
  func renamedColor() throws {
    var run = SampleRun.everyVerdict
    for index in run.screens.indices {
      let change = ViewChange(
        id: "title", kind: "label", change: .changed,
        properties: [.init(name: "textColor", before: "black #000000FF", after: "label #000000")])
      run.screens[index].shots[0].recorded = SampleRun.blackText
      run.screens[index].shots[0].recorded?.views = [change]
    }
    let index = try #require(report(run).first { $0.path == "index.html" })
    let text = MarkupScan(index.contents).text.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    // Dark alone shows it, with the colours of dark.
    #expect(text.contains("text colour black #000000 → label #FFFFFFdark4 screens"))
    #expect(!text.contains("label #000000"))
  }

  private func page(_ path: String) throws -> String {
    try #require(pages.first { $0.path == path }).contents
  }

  /// Where a link leads, as a browser decodes it.
  private func resolve(_ link: String, from page: String) -> String {
    var segments = page.split(separator: "/").dropLast().map(String.init)
    for segment in link.split(separator: "/") {
      if segment == ".." {
        if segments.popLast() == nil { return "outside" }
      } else {
        segments.append(segment.removingPercentEncoding ?? "undecodable")
      }
    }
    return segments.joined(separator: "/")
  }
}
