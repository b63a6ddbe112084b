import RunRecords
import Testing

@testable import Reporting

@Suite("What a report says of pictures without views")
struct RegionCauseTests {
  private static func region(
    _ kind: String, _ pixels: Int, y: Int = 226, height: Int = 44,
    offset: RegionRecord.Offset? = nil, levels: Int = 255
  ) -> RegionRecord {
    RegionRecord(
      kind: kind, box: .init(x: 16, y: y, width: 390, height: height), pixels: pixels,
      largestLevels: levels, offset: offset)
  }

  private static func cause(_ from: String, _ to: String, _ pixels: Int) -> ColorCauseRecord {
    ColorCauseRecord(fingerprint: from + to, from: from + "FF", to: to + "FF", pixels: pixels)
  }

  private static func pair(_ from: String, _ to: String, _ pixels: Int)
    -> ComparisonRecord.ColorChange
  { .init(from: from + "FF", to: to + "FF", pixels: pixels) }

  private static func comparison(
    _ regions: [RegionRecord], _ causes: [ColorCauseRecord] = [],
    pairs: [ComparisonRecord.ColorChange] = [], size: (String, String)? = nil, pixels: Int = 0
  ) -> ComparisonRecord {
    ComparisonRecord(
      pixels: pixels > 0 ? pixels : regions.reduce(0) { $0 + $1.pixels }, box: nil,
      colorChanges: pairs, sizeBefore: size?.0, sizeAfter: size?.1, regions: regions,
      causes: causes)
  }

  private static let blueToGround = cause("#007AFF", "#F2F2F7", 407)
  private static let groundToBlue = cause("#F2F2F7", "#007AFF", 407)
  private static let moved = region("moved", 1192, offset: .init(x: -10, y: 6))

  @Test(
    "names what its regions are, and colours of areas alone",
    arguments: [
      (
        comparison([region("inserted-rows", 17_160)], pairs: [pair("#F2F2F7", "#FFFFFF", 14_339)]),
        "44 pixel rows were inserted at y 226."
      ),
      (
        comparison([region("removed-rows", 390, height: 1)]),
        "1 pixel row was removed at y 226."
      ),
      (
        comparison(
          [moved], [blueToGround, groundToBlue], pairs: [pair("#007AFF", "#F2F2F7", 407)]),
        "content moved 10 px left, 6 px down."
      ),
      (
        comparison([moved, region("moved", 116, offset: .init(x: 0, y: -1))]),
        "content moved 10 px left, 6 px down. Also content moved 1 px up."
      ),
      (
        comparison([region("area", 73_483)], [cause("#1C1C1E", "#1D1D1F", 73_000)]),
        "colours changed: #1C1C1E → #1D1D1F."
      ),
      // A button 500 pixels large and an icon that moved: no pair is known to be the button's.
      (
        comparison([moved, region("area", 500)], [blueToGround, groundToBlue]),
        "content moved 10 px left, 6 px down. Also an area at x 16, y 226 changed."
      ),
      // It has as many pixels as the area, or more than all else.
      (
        comparison(
          [moved, region("area", 500)], [cause("#000000", "#111111", 498), blueToGround]),
        "content moved 10 px left, 6 px down. Also colours changed: #000000 → #111111."
      ),
      (
        comparison([region("area", 9_000), moved], [cause("#000000", "#111111", 4_000)]),
        "colours changed: #000000 → #111111. Also content moved 10 px left, 6 px down."
      ),
      (
        comparison(
          [region("text", 434)], [cause("#000000", "#F2F2F7", 267)],
          pairs: [pair("#000000", "#F2F2F7", 96), pair("#F2F2F7", "#000000", 51)]),
        "text changed."
      ),
      (
        comparison(
          [region("text", 877)], [cause("#000000", "#F2F2F7", 877)],
          pairs: [pair("#000000", "#F2F2F7", 444), pair("#121212", "#F2F2F7", 26)]),
        "text was removed."
      ),
      (
        comparison(
          [region("text", 877)], [cause("#F2F2F7", "#000000", 877)],
          pairs: [pair("#F2F2F7", "#000000", 444), pair("#F2F2F7", "#121212", 26)]),
        "text was added."
      ),
      (
        comparison(
          [region("text", 877)], [cause("#FFFFFF", "#EBEBF5", 870)],
          pairs: [pair("#FFFFFF", "#EBEBF5", 444), pair("#ABABAB", "#9F9FA4", 26)]),
        "text changed its colour: #FFFFFF → #EBEBF5."
      ),
      (
        comparison([region("text", 10), region("text", 9)]),
        "text changed in 2 places."
      ),
      // One tint of a button and of links is one change; other words beside a card are another.
      (
        comparison(
          [region("area", 18_032), region("text", 900)], [cause("#007AFF", "#FF3B30", 18_900)]),
        "colours changed: #007AFF → #FF3B30."
      ),
      (
        comparison(
          [region("area", 10_000), region("text", 434)], [cause("#1C1C1E", "#2C2C2E", 10_000)]),
        "colours changed: #1C1C1E → #2C2C2E. Also text changed."
      ),
      (
        comparison([region("edge", 215, levels: 7), region("noise", 64, levels: 2)]),
        "only antialiased borders changed. Also scattered noise of at most 2 levels differs."
      ),
      (
        comparison(
          [region("noise", 1930, levels: 2), region("noise", 5, levels: 1)],
          [cause("#F2F2F7", "#F1F1F6", 173)], pairs: [pair("#F2F2F7", "#F1F1F6", 173)]),
        "only scattered noise of at most 2 levels differs."
      ),
      (
        comparison([region("area", 10_000, levels: 1)]),
        "colours changed by less than a level of 8 bits."
      ),
      (comparison([region("area", 9), region("area", 8)]), "2 areas changed."),
      (comparison([region("something", 9)]), "the picture changed."),
      (
        comparison([region("inserted-rows", 9)], size: ("390 × 700", "390 × 744")),
        "44 pixel rows were inserted at y 226. Also size 390 × 700 → 390 × 744."
      ),
      (
        comparison([moved], size: ("390 × 700", "391 × 700")),
        "the picture changed: size 390 × 700 → 391 × 700. Also content moved 10 px left, 6 px down."
      ),
      (
        comparison([region("area", 9)], size: ("390 × 700", "780 × 1400")),
        "the picture has twice the size, 780 × 1400 instead of 390 × 700."
      ),
      (
        comparison([region("area", 9)], size: ("390 × 700", "130 × 233")),
        "the picture changed: size 390 × 700 → 130 × 233. Also an area at x 16, y 226 changed."
      ),
      (
        comparison([region("area", 9)], size: ("900 × 600", "300 × 200")),
        "the picture has a third of the size, 300 × 200 instead of 900 × 600."
      ),
    ])
  func words(comparison: ComparisonRecord, expected: String) {
    let shot = ShotRecord(variant: "dark", verdict: .unexpectedChange, unexpected: comparison)
    let screen = Self.screen("home", [shot])
    #expect(sentences(for: screen).map(\.text) == ["In dark, " + expected])
  }

  @Test("says it in every format")
  func formats() throws {
    let comparison = Self.comparison(
      [Self.region("inserted-rows", 17_160)], pairs: [Self.pair("#F2F2F7", "#FFFFFF", 9)])
    var run = RunRecord(
      project: "b", meian: "1", epoch: 1, before: "a",
      screens: [
        Self.screen(
          "home",
          [ShotRecord(variant: "dark", verdict: .unexpectedChange, unexpected: comparison)])
      ])
    run.markAsComparison()
    let files = report(run)
    for name in [
      "index.html", "screens/home.html", "summary.md", "junit.xml", "findings.sarif",
      "codequality.json",
    ] {
      let text = try #require(files.first { $0.path == name }).contents
      #expect(text.contains("44 pixel rows were inserted at y 226"), "\(name)")
      if !name.hasPrefix("screens/") { #expect(!text.contains("#FFFFFF"), "\(name)") }
    }
    #expect(gitHubAnnotations(for: run).first?.contains("44 pixel rows were inserted") == true)
  }

  @Test("is shared by screens where it is a colour of areas, whatever the variant calls it")
  func shared() {
    let colors = Self.comparison(
      [Self.region("area", 9)], [Self.cause("#1C1C1E", "#2C2C2E", 9)])
    var named = colors
    (named.causes[0].fromTokens, named.causes[0].toTokens) = (["one"], ["other"])
    let moved = Self.comparison([Self.moved], [Self.blueToGround, Self.groundToBlue])
    var run = RunRecord(
      project: "b", meian: "1", epoch: 1, before: "a",
      screens: [
        ("a", "picture", colors), ("b", "dark", named), ("c", "dark", moved), ("d", "dark", moved),
      ].map { id, variant, comparison in
        Self.screen(
          id, [ShotRecord(variant: variant, verdict: .unexpectedChange, unexpected: comparison)])
      })
    run.markAsComparison()
    let entries = SharedCauses(of: run).entries
    #expect(entries.map(\.cause.text) == ["#1C1C1E → #2C2C2E"])
    #expect(entries.map(\.screens) == [["a", "b"]])
    #expect(
      sentences(for: run.screens[1]).map(\.text)
        == ["In dark, colours changed: #1C1C1E (one) → #2C2C2E (other)."])
  }

  @Test("has names in front where a project has them, and none where only one side has one")
  func writing() {
    let color: (ColorWriting.Color, ColorWriting.Color) = (
      ("#1C1C1EFF", ["Card"]), ("#2C2C2E80", [])
    )
    #expect(ColorWriting.namesFirst.pair(from: color.0, to: color.1).short.before == "Card")
    #expect(
      ColorWriting.namesFirst.pair(from: color.0, to: color.1).full.before == "Card #1C1C1EFF")
    let values = ColorWriting.valuesFirst.pair(from: color.0, to: color.1).short
    #expect(values.before == "#1C1C1E" && values.after == "#2C2C2E80")
  }

  @Test("does not trap on numbers that no picture has")
  func hostile() {
    for number in [Int.max, Int.min, -1] {
      let regions = ["area", "moved", "text", "inserted-rows"].map {
        Self.region($0, number, height: number, offset: .init(x: number, y: number), levels: number)
      }
      let hostile = ComparisonRecord(
        pixels: number, box: nil, colorChanges: [], regions: regions, regionCount: number,
        causes: [ColorCauseRecord(fingerprint: "", from: "", to: "", pixels: number)])
      #expect(!hostile.causes(scale: nil).isEmpty)
    }
  }

  private static func screen(_ id: String, _ shots: [ShotRecord]) -> ScreenRecord {
    ScreenRecord(id: id, title: id, source: "", device: "", shots: shots)
  }
}
