import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Tolerances and masks of a project")
struct ProjectToleranceTests {
  /// Captures whose baselines are recorded, and then taken again with other colours.
  private struct Runs {
    let folder: TemporaryFolder

    init(_ rules: String, again: UInt32 = 0x1C1C20) throws {
      folder = try TemporaryFolder()
      try folder.write(
        "{ name: \"Test\", captures: { directory: \"Shots\" }, epoch: 1 }", to: "meian.json5")
      for style in ["light", "dark"] { try capture("home.\(style).png", 0x1C1C1E) }
      _ = try Verifying.record(
        try Project.load(folder.path), role: .after, from: nil, scope: .changed, RunOptions())
      try folder.write(
        "{ name: \"Test\", captures: { directory: \"Shots\" }, epoch: 1, \(rules) }",
        to: "meian.json5")
      try capture("home.dark.png", again)
    }

    func capture(_ name: String, _ color: UInt32) throws {
      var bitmap = Bitmap(size: PixelSize(width: 40, height: 30), filledWith: RGBA8(rgb: 0x1C1C1E))
      bitmap.fill(PixelRect(x: 5, y: 6, width: 20, height: 10), with: RGBA8(rgb: color))
      try folder.write(try encodePNG(bitmap), to: "Shots/\(name)")
    }

    func verify() throws(RunFailure) -> RunRecord {
      try Verifying.verify(try Project.load(folder.path), RunOptions()).record
    }
  }

  private static func tolerance(_ members: String) -> String {
    "tolerances: [{ screens: [\"home\"], \(members), reason: \"noise of the simulator\" }]"
  }

  @Test("let noise of a capture pass, and say so")
  func passes() throws {
    let run = try Runs(Self.tolerance("levels: 2, largestRegion: 200")).verify()
    #expect(run.verdicts == ["home light unchanged", "home dark unchanged"])
    let shot = try #require(run.shot("home", "dark"))
    #expect(
      shot.tolerated?.hasPrefix("within levels=2,region=200: 200 px by up to 2 levels, ") == true
        && shot.tolerated?.hasSuffix(": noise of the simulator") == true)
    #expect(shot.tolerances?.map(\.limits) == ["levels=2,region=200"])
    #expect(shot.tolerances?.first?.reason == "noise of the simulator")
    #expect(shot.unexpected == nil && shot.masks == nil)
    #expect(shot.now?.digest != shot.after?.digest)
    #expect(run.shot("home", "light")?.tolerated == nil)
    #expect(run.notes.isEmpty)
  }

  @Test(
    "let nothing else pass",
    arguments: [
      "levels: 1, largestRegion: 200", "levels: 2, largestRegion: 199",
      "levels: 2, largestRegion: 200, edgesOnly: true",
      "levels: 2, largestRegion: 200, variants: [\"light\"]",
    ])
  func fails(members: String) throws {
    let run = try Runs(Self.tolerance(members)).verify()
    #expect(run.verdicts == ["home light unchanged", "home dark unexpected-change"])
  }

  @Test("are reported where they are not needed or fit nothing")
  func unused() throws {
    let rules = """
      tolerances: [
        { screens: ["home"], levels: 2, largestRegion: 9, reason: "r" },
        { screens: ["away"], levels: 2, largestRegion: 9, reason: "r" },
      ],
      masks: [{ screens: ["home"], rectangle: [0, 0, 4, 4], reason: "r" }]
      """
    let notes = try Runs(rules, again: 0x1C1C1E).verify().notes
    #expect(
      notes == [
        "meian.json5:2: /tolerances/0: the tolerance for home is not needed",
        "meian.json5:3: /tolerances/1: the tolerance for away fits no shot",
        "meian.json5:5: /masks/0: the mask for home is not needed",
      ])
  }

  @Test("cannot mask a whole picture")
  func wholeMask() throws {
    let mask = "masks: [{ screens: [\"home\"], rectangle: [0, 0, 4000, 4000], reason: \"r\" }]"
    let run = try Runs(mask).verify()
    #expect(run.verdicts == ["home light unchanged", "home dark unexpected-change"])
    let findings = run.shot("home", "dark")?.findings ?? []
    #expect(findings.count == 1 && findings[0].hasPrefix("the masks leave nothing of the picture"))
  }

  @Test("leave out what a mask covers, and no more")
  func masks() throws {
    func mask(_ box: String) -> String {
      "masks: [{ screens: [\"home\"], rectangle: \(box), reason: \"a clock\" }]"
    }
    let masked = try Runs(mask("[5, 6, 20, 10]"), again: 0xFFFFFF).verify()
    #expect(masked.verdicts.last == "home dark unchanged" && masked.notes.isEmpty)
    #expect(masked.shot("home", "dark")?.masks?.map(\.words) == ["5,6,20,10 (a clock)"])
    #expect(masked.shot("home", "light")?.masks == nil)
    let partly = try Runs(mask("[5, 6, 20, 9]"), again: 0xFFFFFF).verify()
    #expect(partly.shot("home", "dark")?.unexpected?.pixels == 20)
  }

  @Test(
    "are refused without units, reason or screens",
    arguments: [
      ("tolerances: [{ screens: [\"a\"], levels: 2, largestRegion: 3 }]", "gives no reason"),
      ("tolerances: [{ levels: 2, largestRegion: 3, reason: \"r\" }]", "names no screens"),
      ("tolerances: [{ screens: [\"a\"], largestRegion: 3, reason: \"r\" }]", "either levels or"),
      ("tolerances: [{ screens: [\"a\"], levels: 2, reason: \"r\" }]", "has no largestRegion"),
      (
        "tolerances: [{ screens: [\"a\"], levels: 2, distance: 1, largestRegion: 3, reason: \"r\" }]",
        "either levels or"
      ),
      (
        "tolerances: [{ screens: [\"a\"], levels: 2.5, largestRegion: 3, reason: \"r\" }]",
        "levels is not a whole number"
      ),
      ("masks: [{ screens: [\"a\"], reason: \"r\" }]", "either a rectangle or a view"),
      (
        "masks: [{ screens: [\"a\"], rectangle: [1, 2, 3], reason: \"r\" }]",
        "not four whole numbers"
      ),
      ("masks: [{ screens: [\"a\"], view: \"x\", size: 1, reason: \"r\" }]", "unknown key"),
    ])
  func refused(rules: String, problem: String) throws {
    let runs = try Runs("")
    try runs.folder.write(
      "{ name: \"Test\", captures: { directory: \"Shots\" }, \(rules) }", to: "meian.json5")
    let found = failure { () throws(RunFailure) in try runs.verify() }
    #expect("\(String(describing: found))".contains(problem))
  }

  @Test("never excuse an area of a drawn screen")
  func drawn() throws {
    let project = try TestProject(Self.tolerance("distance: 100, largestRegion: 99999999"))
    try project.paint("home", "#1C1C1E")
    let refusal = failure { () throws(RunFailure) in try project.verify() }
    // Such a tolerance takes every colour for every other.
    #expect("\(String(describing: refusal))".contains("cannot tell"))
    try project.configure(
      Self.tolerance("distance: 0.9, largestRegion: 99999999, edgesOnly: true"))
    try project.record()
    try project.paint("home", "#1C1C1F")
    #expect(
      try project.verdicts() == ["home light unexpected-change", "home dark unexpected-change"])
  }

  @Test("are refused where they hide a change between the project’s own colours")
  func sanity() throws {
    let project = try TestProject(
      "assets: [\"Brand.xcassets\"], "
        + Self.tolerance("levels: 2, largestRegion: 9"))
    func colorSet(_ name: String, _ hex: String) throws {
      let parts = [hex.prefix(2), hex.dropFirst(2).prefix(2), hex.suffix(2)].map { "0x\($0)" }
      try project.folder.write(
        """
        { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components": {
          "red": "\(parts[0])", "green": "\(parts[1])", "blue": "\(parts[2])", "alpha": "1.000"
        } } } ], "info": { "version": 1, "author": "xcode" } }
        """, to: "Brand.xcassets/\(name).colorset/Contents.json")
    }
    try colorSet("accent", "102030")
    try colorSet("pressed", "102032")
    let found = failure { () throws(RunFailure) in try project.verify() }
    #expect("\(String(describing: found))".contains("accent and pressed in light, 2 levels"))
    try colorSet("pressed", "102033")
    #expect(failure { () throws(RunFailure) in try project.verify() } == nil)
  }
}
