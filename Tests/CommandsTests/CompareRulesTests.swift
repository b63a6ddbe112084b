import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Comparing pictures by rules")
struct CompareRulesTests {
  private let call: Call

  init() throws {
    call = try Call()
    let dark = Bitmap(size: PixelSize(width: 60, height: 40), filledWith: RGBA8(rgb: 0x1C1C1E))
    for (name, color) in [("one", 0x1C1C1F), ("two", 0x1C1C20), ("three", 0x1C1C21)] {
      var changed = dark
      changed.fill(PixelRect(x: 10, y: 10, width: 20, height: 10), with: RGBA8(rgb: UInt32(color)))
      try call.folder.write(try encodePNG(changed), to: "\(name).png")
    }
    try call.folder.write(try encodePNG(dark), to: "dark.png")
  }

  @Test(
    "lets pass what the tolerance says, and never three levels of an area",
    arguments: [
      ("one", "levels=1,region=200", true), ("one", "levels=1,region=199", false),
      ("two", "levels=1,region=200", false), ("two", "levels=2,region=200", true),
      ("two", "distance=5,region=200", true), ("two", "distance=0.001,region=200", false),
      ("two", "levels=2,region=200,edges-only", false), ("three", "levels=9,region=999", false),
    ])
  func tolerance(name: String, words: String, passes: Bool) {
    let outcome = call.run("compare dark.png \(name).png --tolerance \(words)")
    #expect(outcome.code == (passes ? .success : .failed))
    if passes {
      #expect(outcome.out.hasPrefix("● equal within \(words): 200 px by up to "))
      #expect(outcome.out.hasSuffix(" of CIEDE2000, at most 200 px together\n"))
    }
    let json = call.run("compare dark.png \(name).png --format json --tolerance \(words)").json
    #expect(json.first?["result"] as? String == (passes ? "tolerated" : "different"))
    let tolerance = json.first?["tolerance"] as? [String: Any]
    #expect(tolerance?["limits"] as? String == (passes ? words : nil))
    #expect(tolerance?["largestRegion"] as? Int == (passes ? 200 : nil))
  }

  @Test(
    "says which part of the tolerance a picture is beyond",
    arguments: [
      ("one", "levels=1,region=199", "a region of 200 px, more than 199, in [10, 10, 20, 10]"),
      (
        "two", "levels=1,region=200",
        "a pixel changed by 2 levels, more than 1, in [10, 10, 20, 10]"
      ),
      (
        "three", "levels=9,region=999",
        "a solid area changed its colour by 3 levels, more than 2, in [10, 10, 20, 10]"
      ),
      (
        "two", "levels=2,region=200,edges-only",
        "more than edges differ, namely area, in [10, 10, 20, 10]"
      ),
      ("two", "distance=0.02,region=200", "apart, more than 0.02, in [10, 10, 20, 10]"),
    ])
  func objection(name: String, words: String, reason: String) {
    let human = call.run("compare dark.png \(name).png --tolerance \(words)").out
    #expect(human.contains("\n  beyond --tolerance: ") && human.hasSuffix("\(reason)\n"))
    let json = call.run("compare dark.png \(name).png --format json --tolerance \(words)").json
    #expect((json.first?["objection"] as? String)?.hasSuffix(reason) == true)
    #expect(!call.run("compare dark.png \(name).png").out.contains("beyond"))
  }

  /// A grey PNG of 16 bits a channel, 200 × 200; `change` is given column, row and the level.
  private func deep(_ change: @escaping (Int, Int) -> UInt16) -> [UInt8] {
    PNGAssembly(width: 200, height: 200, type: .grey, depth: 16) { x, y in [change(x, y)] }.bytes
  }

  @Test("count what 8 bits do not show beside what they do")
  func hidden() throws {
    try call.folder.write(deep { _, _ in 0x8080 }, to: "a.png")
    try call.folder.write(deep { _, _ in 0x8081 }, to: "b.png")
    try call.folder.write(deep { x, y in x + y == 0 ? 0x8181 : 0x8081 }, to: "c.png")
    try call.folder.write(deep { x, y in x == 5 && y == 5 ? 0x8081 : 0x8080 }, to: "d.png")
    for name in ["b", "c"] {
      let words = "compare a.png \(name).png --tolerance levels=1,region="
      #expect(call.run(words + "400").code == .failed)
      #expect(call.run(words + "40000").code == .success)
      #expect(call.run("compare a.png \(name).png").out.contains("40 000 px differ"))
    }
    #expect(call.run("compare a.png d.png").code == .failed)
    #expect(call.run("compare a.png d.png --mask 0,0,10,10").code == .success)
    #expect(call.run("compare a.png d.png --mask 6,6,10,10").code == .failed)
    #expect(call.run("compare a.png b.png --diff d/out.png").code == .usage)
    #expect(call.run("compare a.png b.png --diff out.png").code == .failed)
    let bytes = try #require(call.folder.bytes(of: "out.png"))
    let picture = try decodePNG(bytes).bitmap
    #expect(Set(picture.pixels).count > 1)
  }

  @Test("call a picture renamed only where it is the same in 16 bits")
  func renamedDeeply() throws {
    try call.folder.write(deep { _, _ in 0x8080 }, to: "old/x.png")
    try call.folder.write(deep { _, _ in 0x8081 }, to: "new/y.png")
    try call.folder.write(deep { _, _ in 0x8080 }, to: "old/z.png")
    try call.folder.write(deep { _, _ in 0x8080 }, to: "new/z.png")
    #expect(call.run("compare old new").out.contains("1 added"))
    try call.folder.write(deep { _, _ in 0x8080 }, to: "new/y.png")
    #expect(call.run("compare old new").out.contains("renamed from x.png"))
  }

  @Test(
    "refuses a tolerance without units",
    arguments: [
      "5", "levels=2", "region=200", "levels=0,region=9", "levels=2,distance=1,region=9",
      "distance=900,region=9", "levels=2,region=0", "levels=2,region=9,more",
      "levels=1,region=1,region=2", "levels=1,levels=1,region=1",
      "levels=1,region=1,edges-only,edges-only",
    ])
  func noTolerance(words: String) {
    let outcome = call.run("compare dark.png one.png --tolerance \(words)")
    #expect(outcome.code == .usage && outcome.err.hasPrefix("meian: --tolerance is “\(words)”, "))
  }

  @Test("refuses a tolerance that takes two colours of the project around for the same")
  func projectColors() throws {
    let colors = ["One": 10, "Other": 12].map { name, level in
      (
        "Assets.xcassets/\(name).colorset/Contents.json",
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":"#
          + "{\"red\": \"\(level)\", \"green\": \"0\", \"blue\": \"0\"}}}]}"
      )
    }
    for (path, text) in colors { try call.folder.write(text, to: path) }
    try call.folder.write(
      "{ assets: [\"Assets.xcassets\"], screens: [\"Screens\"] }", to: "meian.json5")
    let outcome = call.run("compare dark.png one.png --tolerance levels=2,region=200")
    #expect(outcome.code == .usage && outcome.out.isEmpty)
    #expect(
      outcome.err.hasPrefix("meian: --tolerance: it cannot tell One and Other in light, 2 levels"))
    #expect(call.run("compare dark.png one.png --tolerance levels=1,region=200").code == .success)
    #expect(
      call.run("compare dark.png one.png --tolerance levels=2,region=200,edges-only").code
        == .failed)
    #expect(call.run("compare dark.png one.png").code == .failed)
  }

  @Test("excuses no area of pictures that Meian drew")
  func drawn() throws {
    // What Meian draws says so in its text; one side alone may be a capture.
    let call = try Call.project()
    #expect(call.run("render --out drawn").code == .success)
    let paths = call.folder.files().filter { $0.hasPrefix("drawn/") && $0.hasSuffix("light.png") }
    let path = try #require(paths.first)
    let image = try decodePNG(try #require(call.folder.bytes(of: path)))
    #expect(image.text(of: "meian.tree") != nil)
    var bitmap = image.bitmap
    let corner = bitmap[0, 0]
    bitmap.fill(
      PixelRect(x: 0, y: 0, width: 20, height: 10),
      with: RGBA8(red: corner.red ^ 1, green: corner.green, blue: corner.blue))
    try call.folder.write(try encodePNG(bitmap, text: image.text), to: "drawn.png")
    try call.folder.write(try encodePNG(bitmap), to: "captured.png")
    let words = "--tolerance levels=1,region=200"
    #expect(call.run("compare \(path) captured.png \(words)").code == .success)
    #expect(call.run("compare \(path) drawn.png \(words)").code == .failed)
  }

  @Test(
    "compares something, so that masks over the whole picture are refused",
    arguments: [
      ("0,0,60,40", false), ("0,0,9999,9999", false), ("0,0,60,39", true), ("1,0,59,40", true),
    ])
  func wholeMask(words: String, isAllowed: Bool) {
    for other in ["three", "dark"] {
      let outcome = call.run("compare dark.png \(other).png --mask \(words)")
      #expect(outcome.code == (isAllowed ? .success : .usage), "\(other)")
      if !isAllowed {
        #expect(
          outcome.err
            == "meian: \(other).png: the masks leave nothing of the picture to compare; mask less of it\n"
        )
      }
    }
    let parts = "--mask 0,0,30,40 --mask 30,0,30,20 --mask 30,20,30,20"
    #expect(call.run("compare dark.png three.png \(parts)").code == .usage)
  }

  @Test("never writes the picture of differences over one that is compared")
  func overwriting() throws {
    let before = call.folder.bytes(of: "one.png")
    for words in ["dark.png one.png", "one.png dark.png", "one.png one.png"] {
      for path in ["one.png", "./one.png", call.folder.path(of: "one.png")] {
        let outcome = call.run("compare \(words) --diff \(path)")
        #expect(outcome.code == .usage)
        #expect(
          outcome.err == "meian: --diff names one.png, which is compared; name another file\n")
      }
    }
    #expect(call.folder.bytes(of: "one.png") == before)
  }

  @Test("leaves masked rectangles out, in the picture of differences as well")
  func mask() throws {
    #expect(call.run("compare dark.png three.png --mask 10,10,20,10").code == .success)
    #expect(call.run("compare dark.png three.png --mask 10,10,20,9").code == .failed)
    let words = "compare dark.png three.png --mask 10,10,10,10 --mask 20,10,10,10 --diff d.png"
    #expect(
      call.run(words).out == """
        ● equal but for what masks hide
          a mask hides a difference: 10,10,10,10
          a mask hides a difference: 20,10,10,10

        """)
    #expect(
      call.run("compare dark.png three.png --mask 0,0,9,9 --mask 10,10,20,10").out.contains(
        "10,10,20,10"))
    #expect(call.run("compare dark.png dark.png --mask 0,0,9,9").out == "equal\n")
    let picture = try decodePNG(try #require(call.folder.bytes(of: "d.png"))).bitmap
    #expect(!picture.pixels.contains(RGBA8(rgb: 0xFF0090)))
    for words in ["1,2,3", "1,2,3,4,5", "1,2,0,4", "a,b,c,d", "1,2,3,99999999"] {
      #expect(call.run("compare dark.png one.png --mask \(words)").code == .usage)
    }
  }

  @Test("finds pictures under another name by their pixels")
  func renamed() throws {
    for (name, path) in [
      ("dark", "a/x.png"), ("dark", "b/x.png"), ("one", "a/old.png"), ("one", "b/new.png"),
      ("two", "a/gone.png"), ("three", "b/came.png"),
    ] {
      try call.folder.write(try #require(call.folder.bytes(of: "\(name).png")), to: path)
    }
    let outcome = call.run("compare a b")
    #expect(outcome.code == .failed)
    #expect(
      outcome.out == """
        ✗ came.png: added
        ✗ gone.png: removed
        ✗ new.png: renamed from old.png
        4 pictures: 1 equal, 1 added, 1 removed, 1 renamed

        """)
    let renamed = call.run("compare a b --format json").json.first { $0["from"] != nil }
    #expect(renamed?["from"] as? String == "old.png")
  }

  @Test("reads one picture from standard input, not two")
  func standardInput() {
    #expect(call.run("compare - -").err.hasPrefix("meian: - stands twice for standard input"))
  }

  @Test("proposes the tolerance that two runs need, or none")
  func calibrate() throws {
    func copy(_ name: String, to path: String) throws {
      try call.folder.write(try #require(call.folder.bytes(of: "\(name).png")), to: path)
    }
    for path in ["a/x.png", "b/x.png", "a/y.png", "c/y.png"] { try copy("dark", to: path) }
    try copy("two", to: "b/y.png")
    try copy("three", to: "c/x.png")
    let outcome = call.run("calibrate a b --format json")
    #expect(outcome.json.first?["levels"] as? Int == 2)
    #expect(outcome.json.first?["largestRegion"] as? Int == 200)
    #expect(outcome.json.first?["isAllowed"] as? Bool == true)
    let human = call.run("calibrate a b").out
    #expect(human.hasPrefix("2 pictures, 1 not equal\n\ntolerances: [\n"))
    #expect(human.contains("    levels: 2,\n    largestRegion: 200,\n"))
    // What it proposes for the command line is what that takes.
    let option = try #require(outcome.json.first?["tolerance"] as? String)
    #expect(human.contains("\nfor meian compare: --tolerance \(option)\n"))
    #expect(call.run("compare a b --tolerance \(option)").code == .success)
    let refused = call.run("calibrate a c")
    #expect(refused.code == .failed)
    #expect(
      refused.out.contains(
        "✗ x.png: a solid area changed its colour by 3 levels, more than 2, in [10, 10, 20, 10]"))
    #expect(call.run("calibrate a a").out.hasSuffix("no tolerance is needed\n"))
    try copy("dark", to: "b/z.png")
    let oneSided = call.run("calibrate a b")
    #expect(oneSided.err == "meian: z.png: it is in one of the runs only, and is left out\n")
    #expect(oneSided.code == outcome.code && oneSided.out == human)
    #expect(call.run("calibrate a dark.png").code == .usage)
    for path in ["d/x.light.png", "e/x.light.png", "d/x.dark.png"] { try copy("dark", to: path) }
    try copy("two", to: "e/x.dark.png")
    #expect(call.run("calibrate d e --variant light").out.hasPrefix("1 picture, 0 not equal\n"))
    #expect(call.run("calibrate d e --variant dark").out.hasPrefix("1 picture, 1 not equal\n"))
    #expect(call.run("calibrate d e --variant dark.elevated").code == .usage)
  }
}
