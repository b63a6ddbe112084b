import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing

@Suite("What a tolerance or a mask let pass")
struct CompareExcuseTests {
  private let call: Call

  init() throws {
    call = try Call()
    let dark = Bitmap(size: PixelSize(width: 60, height: 40), filledWith: RGBA8(rgb: 0x1C1C1E))
    var changed = dark
    changed.fill(PixelRect(x: 10, y: 10, width: 20, height: 10), with: RGBA8(rgb: 0x1C1C1F))
    for (bitmap, path) in [
      (dark, "a/home.dark.png"), (changed, "b/home.dark.png"), (dark, "a/logo.png"),
      (dark, "b/logo.png"),
    ] {
      try call.folder.write(try encodePNG(bitmap), to: path)
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(call.folder.bytes(of: "out/\(path)")), as: UTF8.self)
  }

  @Test("stands on pages, in the summary, in JUnit and in the record, with its largest values")
  func tolerance() throws {
    let words = "compare a b --report out --tolerance levels=1,region=200"
    #expect(call.run(words).code == .success)
    let said = "equal within levels=1,region=200: 200 px by up to 1 level, "
    for path in ["screens/home.html", "index.html", "junit.xml"] {
      #expect(try text(path).contains(said), "\(path)")
    }
    #expect(try text("summary.md").contains("Equal only by a tolerance or a mask:"))
    #expect(try text("summary.md").contains("equal within levels=1,region=200"))
    #expect(try text("junit.xml").contains("><system-out>equal within levels=1"))
    let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
    let shot = run.screens[0].shots[0]
    #expect(shot.tolerances?.map(\.limits) == ["levels=1,region=200"])
    #expect(shot.tolerances?.map(\.largestLevels) == [1])
    #expect(run.screens[1].shots[0].tolerances == nil)
    #expect(try !text("screens/logo.html").contains("within"))
    #expect(decodesAgain(run))
  }

  @Test("is named by the mask that hides it, and by no other")
  func mask() throws {
    let words = "compare a b --report out --mask 10,10,20,10 --mask 0,0,5,5"
    #expect(call.run(words).code == .success)
    let said = "equal but for what a mask hides, 10,10,20,10"
    for path in ["screens/home.html", "index.html", "junit.xml"] {
      #expect(try text(path).contains(said), "\(path)")
    }
    #expect(try text("summary.md").contains("but for what a mask hides"))
    let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
    #expect(run.screens[0].shots[0].masks?.map(\.words) == ["10,10,20,10"])
    #expect(run.screens[1].shots[0].masks == nil)
    #expect(decodesAgain(run))
  }

  private func decodesAgain(_ run: RunRecord) -> Bool {
    (try? decodeRunRecord(Array(encodeJSON(run).utf8))) == run
  }
}
