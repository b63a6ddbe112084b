import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing

@Suite("Where reports of compared pictures point")
struct ComparePlaceTests {
  private let call: Call

  init() throws {
    call = try Call()
    for (path, color) in [
      ("a/home@2x.dark.png", 0x000000), ("b/home@2x.dark.png", 0x111111),
      ("a/gone.png", 0x123456),
    ] {
      let bitmap = Bitmap(
        size: PixelSize(width: 40, height: 30), filledWith: RGBA8(rgb: UInt32(color)))
      try call.folder.write(try encodePNG(bitmap), to: path)
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(call.folder.bytes(of: "out/\(path)")), as: UTF8.self)
  }

  @Test("is the picture of the second side, and of the first where it is gone")
  func files() throws {
    #expect(call.run("compare ./a b --report out").code == .failed)
    let quality = try #require(
      try JSONSerialization.jsonObject(with: Data(try text("codequality.json").utf8))
        as? [[String: Any]])
    let paths = quality.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths.sorted() == ["a/gone.png", "b/home@2x.dark.png"])
    let sarif = try text("findings.sarif")
    #expect(sarif.contains("\"uri\":\"b/home%402x.dark.png\""))
    #expect(!sarif.contains("meian.json5"))
  }

  @Test("calls pictures by the names of their files")
  func names() throws {
    _ = call.run("compare a b --report out")
    #expect(try text("index.html").contains("<bdi>home@2x</bdi>"))
    let page = try text("screens/home%402x.html")
    #expect(page.contains("<h1><bdi>home@2x</bdi></h1>"))
    #expect(page.contains("<bdi>b/home@2x.dark.png</bdi>"))
  }

  @Test("attaches a strip of both sides, and of a picture that is gone that one")
  func attachments() throws {
    _ = call.run("compare a b --report out")
    let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
    let shots = run.screens.flatMap(\.shots)
    let strip = try #require(shots.compactMap(\.strip).first)
    #expect(strip.width == 3 * 20 + 4 * 16 && strip.height == 15 + 2 * 16)
    #expect(call.folder.bytes(of: "out/\(strip.path)") != nil)
    let junit = try text("junit.xml")
    #expect(junit.contains("[[ATTACHMENT|out/\(strip.path)]]"))
    let gone = try #require(shots.first { $0.verdict == .removed }?.after)
    #expect(junit.contains("[[ATTACHMENT|out/\(gone.path)]]"))
  }

  @Test("hands no decision on to a command that needs a project")
  func review() throws {
    _ = call.run("compare a b --report out")
    // The last part of a key says whether accepting records something.
    let keys = try text("index.html").matches(of: /data-review="([^"]*)"/).map(\.output.1)
    #expect(keys.count == 2)
    #expect(keys.allSatisfy { $0.hasSuffix(",0]]") })
  }

  @Test("says where pictures mean other colours by the same values")
  func colorSpaces() throws {
    let bitmap = Bitmap(
      size: PixelSize(width: 40, height: 30), filledWith: RGBA8(rgb: 0x007AFF))
    let plain = try encodePNG(bitmap)
    try call.folder.write(plain, to: "c/x.png")
    // cICP: primaries of P3, the transfer of sRGB, behind IHDR.
    let chunk: [UInt8] = Array("cICP".utf8) + [12, 13, 0, 1]
    let marked = plain[..<33] + [0, 0, 0, 4] + chunk + crc(chunk) + plain[33...]
    try call.folder.write(Array(marked), to: "d/x.png")
    let words = "the same pixel values are marked Display P3 instead of sRGB"
    #expect(call.run("compare c d").out.contains("  \(words)\n"))
    _ = call.run("compare c d --report out")
    #expect(try text("summary.md").contains("The same pixel values are marked Display P3"))
    let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
    #expect(run.screens[0].shots[0].unexpected?.colorSpaces?.areValuesEqual == true)
  }

  /// Of a PNG's chunk.
  private func crc(_ bytes: [UInt8]) -> [UInt8] {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    value ^= 0xFFFF_FFFF
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
