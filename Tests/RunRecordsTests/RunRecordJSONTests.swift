import RunRecords
import Testing

@Suite("Run records as JSON")
struct RunRecordJSONTests {
  @Test("come back as they were")
  func roundTrip() throws {
    #expect(try decodeRunRecord(Array(encodeJSON(sample).utf8)) == sample)
  }

  @Test("are written with sorted keys, two spaces and no fractions")
  func text() {
    let text = encodeJSON(
      RunRecord(project: "a/b", meian: "0.1.0", epoch: 1, before: "none", screens: []))
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }
      .map { $0.dropFirst(3).prefix { $0 != "\"" } }
    #expect(keys == keys.sorted() && keys.count == 9)
    #expect(text.contains("\n  \"project\" : \"a/b\""))
    #expect(text.hasSuffix("}\n"))
    #expect(encodeJSON(sample).wholeMatch(of: /(?s).*\d\.\d+[,\n].*/) == nil)
  }

  @Test("are the same text every time")
  func determinism() {
    #expect(Set((0..<8).map { _ in encodeJSON(sample) }).count == 1)
  }

  @Test("leave out what is not there")
  func absence() {
    #expect(!encodeJSON(sample).contains("null"))
  }

  @Test(
    "have every character that cannot be seen as an escape, and come back with it",
    arguments: [
      ("\u{9B}", #"\u009b"#), ("\u{85}", #"\u0085"#), ("\u{61C}", #"\u061c"#),
      ("\u{202A}\u{202E}", #"\u202a\u202e"#), ("\u{2066}\u{2069}", #"\u2066\u2069"#),
      ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{E0001}", #"\udb40\udc01"#), ("東京 👩", "東京 👩"),
      ("\u{7F}", #"\u007f"#), ("a\n::error::b", #"a\n::error::b"#),
    ])
  func unseen(text: String, written: String) throws {
    var run = sample
    run.project = text
    #expect(encodeJSON(run).contains("\"project\" : \"\(written)\""))
    #expect(try decodeRunRecord(Array(encodeJSON(run).utf8)).project == text)
  }

  @Test("of a later schema are refused, whatever else they hold")
  func laterSchema() {
    let bytes = Array(#"{"schema": 2, "screens": "elsewhere"}"#.utf8)
    #expect(throws: RunRecordError.newerSchema(found: 2, supported: 1)) {
      try decodeRunRecord(bytes)
    }
  }

  @Test(
    "name the place of a fault",
    arguments: [
      ("", "results: no JSON; write the file with “meian verify”"),
      ("{}", "results.schema: missing; write the file with “meian verify”"),
      (
        #"{"schema": "1"}"#,
        "results.schema: not of type Int; write the file with “meian verify”"
      ),
      (
        encodeJSON(sample).replacing(#""verdict" : "broken""#, with: #""verdict" : "fine""#),
        "results.screens.0.shots.1.verdict: unknown value; write the file with “meian verify”"
      ),
    ])
  func faults(text: String, message: String) {
    let error = #expect(throws: RunRecordError.self) { try decodeRunRecord(Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(
    "with a screen id that is no safe path are refused",
    arguments: ["", "/", "a//b", "../a", "a/..", ".", "/a", "a/", "a b", "a\\b", "é", "a\0", "a:b"])
  func unusableScreens(id: String) {
    var run = sample
    run.screens[0].id = id
    #expect(throws: RunRecordError.unusableScreen(id)) {
      try decodeRunRecord(Array(encodeJSON(run).utf8))
    }
  }

  @Test("with two ids that differ only in letter case are refused")
  func doubledScreens() {
    var run = sample
    run.screens.append(ScreenRecord(id: "Weather", title: "", source: "", device: "", shots: []))
    #expect(throws: RunRecordError.doubledScreen("Weather")) {
      try decodeRunRecord(Array(encodeJSON(run).utf8))
    }
  }

  @Test(
    "with an image outside images/ are refused",
    arguments: [
      "images/../a.png", "/images/a.png", "images/a/b.png", "images/.png", "images/a.svg",
      "https://a.example/a.png", "images/a b.png", "images/a.png\n", "",
    ])
  func unusableImages(path: String) {
    var run = sample
    run.screens[0].shots[0].now?.path = path
    #expect(throws: RunRecordError.unusableImage(path)) {
      try decodeRunRecord(Array(encodeJSON(run).utf8))
    }
  }
}

private let sample = RunRecord(
  project: "weather-clock", meian: "0.1.0", epoch: 1, before: "stored baselines",
  screens: [
    ScreenRecord(
      id: "weather", title: "“Weather” \u{1F324}", source: "Screens/weather.screen.json5",
      device: "iPhone 14",
      shots: [
        ShotRecord(
          variant: "light", verdict: .unexpectedChange,
          now: ImageRecord(path: "images/1f.png", width: 1170, height: 2532, digest: "1f"),
          unexpected: ComparisonRecord(
            pixels: 4, box: .init(x: 1, y: 2, width: 2, height: 2),
            colorChanges: [.init(from: "#000000FF", to: "#1C1C1EFF", pixels: 4)],
            views: [
              ViewChange(
                id: "title", kind: "label", change: .changed,
                properties: [.init(name: "text", before: "<a>", after: "\n")])
            ]),
          paintedPixels: 2_962_440, glyphs: 12),
        ShotRecord(variant: "dark", verdict: .broken, message: "weather: no such view"),
      ],
      pairNotes: [.oneSided, .staleAfterSwitching],
      stale: [
        StaleRecord(
          variant: "dark.switched", view: "card", kind: "view", property: "borderColor",
          shown: "#000000FF", fresh: "#FFFFFFFF", source: "label", reason: "a CGColor")
      ])
  ])
