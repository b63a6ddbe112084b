import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Comparing animated and damaged files")
struct CompareDamageTests {
  private let call: Call
  private static let bitmap = Bitmap(
    size: PixelSize(width: 20, height: 10), filledWith: RGBA8(rgb: 0x1C1C1E))

  /// A still picture, and one with the chunk `acTL` of two pictures behind IHDR.
  init() throws {
    call = try Call()
    let still = try encodePNG(Self.bitmap)
    let animation: [UInt8] = [
      0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4C, 0, 0, 0, 2, 0, 0, 0, 0, 0xF3, 0x8D, 0x93, 0x70,
    ]
    let animated = Array(still[..<33]) + animation + Array(still[33...])
    for path in ["still.png", "s/a.png"] { try call.folder.write(still, to: path) }
    for path in ["anim.png", "anim2.png", "t/a.png", "u/a.png"] {
      try call.folder.write(animated, to: path)
    }
  }

  @Test(
    "refuses animations by every way",
    arguments: [
      "compare still.png anim.png", "compare anim.png still.png", "compare anim.png anim2.png",
      "compare anim.png still.png --diff d.png", "compare s t", "compare t u",
      "compare t u --report out", "compare t u --tolerance levels=1,region=9",
      "calibrate s t", "calibrate t u",
    ])
  func animation(words: String) {
    let outcome = call.run(words)
    #expect(outcome.code == .usage)
    #expect(
      outcome.err.contains(": this is an animated PNG; one with a single picture would be right"))
  }

  @Test("names a name that is not UTF-8, and compares the other pictures")
  func otherNames() throws {
    let path = Array(call.folder.path(of: "s/caf").utf8) + [0xE9] + Array(".png".utf8) + [0]
    let descriptor = path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { chars in
        chars.baseAddress.map { creat($0, 0o600) } ?? -1
      }
    }
    // Some file systems hold no such names.
    guard descriptor >= 0 else { return }
    close(descriptor)
    try call.folder.write(try #require(call.folder.bytes(of: "still.png")), to: "v/a.png")
    let outcome = call.run("compare s v")
    #expect(outcome.code == .usage)
    #expect(
      outcome.err
        == "meian: s/caf\u{FFFD}.png: the name is not UTF-8; rename the file or folder\n")
    #expect(outcome.out.contains("1 equal"))
  }
}
