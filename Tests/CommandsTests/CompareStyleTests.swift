import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing

@Suite("Light and dark of compared pictures")
struct CompareStyleTests {
  private func call(_ pictures: [(String, UInt32)]) throws -> Call {
    let call = try Call()
    for (path, color) in pictures {
      let bitmap = Bitmap(
        size: PixelSize(width: 40, height: 30), filledWith: RGBA8(rgb: color))
      try call.folder.write(try encodePNG(bitmap), to: path)
    }
    return call
  }

  private func notes(_ call: Call) throws -> [PairNote] {
    _ = call.run("compare a b --report out")
    let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
    return try #require(run.screens.first).pairNotes
  }

  @Test("are told of where dark became light, in lines, in JSON and in the report")
  func became() throws {
    let call = try call([
      ("a/home.light.png", 0xF2F2F7), ("a/home.dark.png", 0x000000),
      ("b/home.light.png", 0xF2F2F7), ("b/home.dark.png", 0xF2F2F7),
    ])
    #expect(
      call.run("compare a b").out.contains(
        "  dark is now the same picture as light\n  only dark changed\n"))
    let json = call.run("compare a b --format json").json
    #expect(
      json.first { $0["path"] as? String == "home.dark.png" }?["pairNotes"] as? [String]
        == ["identical-styles", "one-sided"])
    #expect(json.first { $0["path"] as? String == "home.light.png" }?["pairNotes"] == nil)
    #expect(try notes(call) == [.oneSided, .identicalStyles])
    let summary = String(
      decoding: try #require(call.folder.bytes(of: "out/summary.md")), as: UTF8.self)
    #expect(summary.contains("Dark is now the same picture as light."))
  }

  @Test("say nothing where they always were one picture, or became another one together")
  func always() throws {
    let same = try call([
      ("a/logo.light.png", 0xFF0000), ("a/logo.dark.png", 0xFF0000),
      ("b/logo.light.png", 0xFF0000), ("b/logo.dark.png", 0xFF0000),
    ])
    #expect(try notes(same).isEmpty)
    let both = try call([
      ("a/logo.light.png", 0xFF0000), ("a/logo.dark.png", 0xFF0000),
      ("b/logo.light.png", 0x00FF00), ("b/logo.dark.png", 0x00FF00),
    ])
    #expect(try notes(both).isEmpty)
    #expect(!both.run("compare a b").out.contains("same picture"))
  }

  @Test("say that both are one picture where both are new")
  func new() throws {
    let call = try call([
      ("a/old.png", 0x123456), ("b/old.png", 0x123456),
      ("b/home-light.png", 0xFF0000), ("b/home-dark.png", 0xFF0000),
    ])
    #expect(call.run("compare a b").out.contains("  dark is the same picture as light\n"))
    #expect(try notes(call) == [.identicalStyles])
  }

  @Test("follow --pattern")
  func pattern() throws {
    let call = try call([
      ("a/home+darkish.png", 0x000000), ("a/home+lightish.png", 0xFFFFFF),
      ("b/home+darkish.png", 0x111111), ("b/home+lightish.png", 0xFFFFFF),
    ])
    #expect(!call.run("compare a b").out.contains("only dark changed"))
    let words = "compare a b --report out --pattern {screen}+{style}ish"
    #expect(call.run(words).out.contains("  only dark changed\n"))
  }
}
