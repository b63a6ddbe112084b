import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Words of a comparison that cannot be right")
struct CompareInputTests {
  private let call: Call

  init() throws {
    call = try Call()
    for (path, color) in [("a.png", 0x1C1C1E), ("b.png", 0x2C2C2E)] {
      try call.folder.write(
        try encodePNG(
          Bitmap(size: PixelSize(width: 20, height: 10), filledWith: RGBA8(rgb: UInt32(color)))),
        to: path)
    }
  }

  @Test(
    "are refused by what is wrong with them",
    arguments: [
      (["a.png", ""], "a name is empty; write meian compare A B, both files or both folders"),
      (
        ["a.png", "b.png", "--diff", "d.jpg"],
        "--diff is “d.jpg”; the picture is a PNG, so its name must end in .png"
      ),
      (
        ["a.png", "b.png", "--mask", "-5,0,10,10"],
        "--mask is “-5,0,10,10”; it must be four whole numbers from 0 on, X,Y,WIDTH,HEIGHT, and neither width nor height 0"
      ),
      (
        ["a.png", "b.png", "--jobs", "-3"],
        "--jobs is “-3”; it must be a whole number from 1 to 256"
      ),
      (["a.png", "b.png", "--mask", "--jobs"], "--mask needs a value; write --mask X,Y,W,H"),
    ])
  func words(words: [String], message: String) {
    let outcome = call.run(["compare"] + words)
    #expect(outcome.code == .usage && outcome.err == "meian: \(message)\n")
  }

  @Test("do not wait for ever at a pipe that nobody writes to, and read one that somebody does")
  func pipe() throws {
    let path = call.folder.path(of: "pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let silent = call.run("compare pipe a.png")
    #expect(silent.code == .environment)
    #expect(silent.err.hasPrefix("meian: pipe: nobody has written to this pipe for 5 seconds; "))
    let bytes = try #require(call.folder.bytes(of: "a.png"))
    Thread.detachNewThread {
      let descriptor = open(path, O_WRONLY)
      _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
    }
    #expect(call.run("compare pipe a.png").code == .success)
  }

  @Test("name the missing repository where REF:PATH is outside of one")
  func noRepository() {
    let outcome = call.run("compare HEAD:a.png a.png")
    #expect(outcome.code == .usage)
    #expect(outcome.err.contains("no git repository here that could have a commit “HEAD”"))
  }

  @Test("tell of masks outside of every picture, and of no others")
  func masks() throws {
    let outcome = call.run("compare a.png b.png --mask 500,0,10,10 --mask 0,0,5,5")
    #expect(outcome.code == .failed)
    #expect(
      outcome.err
        == "meian: --mask “500,0,10,10” lies outside of every picture; leave it out, or name a rectangle inside\n"
    )
    #expect(call.run("compare a.png b.png --mask 15,5,10,10").err.isEmpty)
  }

  @Test("count the pictures of kinds that are not compared")
  func otherKinds() throws {
    for side in ["x", "y"] {
      try call.folder.write(try #require(call.folder.bytes(of: "a.png")), to: "\(side)/a.png")
      try call.folder.write("GIF89a", to: "\(side)/in/b.gif")
      try call.folder.write("words", to: "\(side)/notes.txt")
    }
    try call.folder.write("II", to: "y/c.TIFF")
    let outcome = call.run("compare x y")
    #expect(outcome.code == .success && outcome.out == "3 pictures: 1 equal, 2 left-out\n")
    let json = call.run("compare x y --format json").json
    #expect(json.map { $0["path"] as? String } == ["a.png", "c.TIFF", "in/b.gif"])
    #expect(json.map { $0["result"] as? String } == ["equal", "left-out", "left-out"])
    #expect(call.run("compare x y --report out").code == .success)
    let summary = String(
      decoding: try #require(call.folder.bytes(of: "out/results.json")), as: UTF8.self)
    #expect(summary.contains("2 pictures are of a kind that is not compared: c.TIFF, in/b.gif"))
  }
}
