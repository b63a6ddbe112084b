import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Comparing pictures")
struct CompareTests {
  private let call: Call

  init() throws {
    call = try Call()
    let dark = Bitmap(size: PixelSize(width: 60, height: 40), filledWith: RGBA8(rgb: 0x1C1C1E))
    var changed = dark
    for x in 10..<50 {
      for y in 5..<35 { changed[x, y] = RGBA8(rgb: x < 12 ? 0x0A84FF : 0x2C2C2E) }
    }
    let short = Bitmap(size: PixelSize(width: 60, height: 30), filledWith: RGBA8(rgb: 0x1C1C1E))
    for (name, bitmap) in [("dark", dark), ("changed", changed), ("short", short)] {
      try call.folder.write(try encodePNG(bitmap), to: "\(name).png")
    }
    try call.folder.write(
      try encodePNG(dark, text: [PNGText(keyword: "k", value: "v")]), to: "text.png")
    try call.folder.write(Array(try encodePNG(dark).dropLast(20)), to: "cut.png")
    try call.folder.write("no picture", to: "notes.png")
    try call.folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: "lfs.png")
    var huge = Array(try encodePNG(dark))
    huge.replaceSubrange(16..<20, with: [0, 1, 0, 0])
    try call.folder.write(huge, to: "huge.png")
  }

  private func copy(_ name: String, to path: String) throws {
    try call.folder.write(try #require(call.folder.bytes(of: "\(name).png")), to: path)
  }

  @Test("says equal of equal pixels, whatever else the files hold", arguments: ["dark", "text"])
  func equal(other: String) {
    let outcome = call.run("compare dark.png \(other).png")
    #expect(outcome == Call.Outcome(code: .success, out: "equal\n", err: ""))
  }

  @Test("says how many pixels differ, where, and from which colours to which")
  func different() {
    let outcome = call.run("compare dark.png changed.png")
    #expect(outcome.code == .failed)
    #expect(
      outcome.out == """
        ✗ 1 200 px differ in [10, 5, 40, 30]
          1 140 px  #1C1C1E → #2C2C2E
             60 px  #1C1C1E → #0A84FF
          area in [10, 5, 40, 30], 1 200 px, up to 45.6 apart

        """)
  }

  @Test("never calls pictures of two sizes equal")
  func sizes() {
    let outcome = call.run("compare dark.png short.png")
    #expect(outcome.code == .failed)
    #expect(
      outcome.out
        == "✗ the size changed, 60 × 40 became 60 × 30; the part that both have is equal\n")
  }

  @Test("gives the same as one JSON object")
  func json() throws {
    let outcome = call.run("compare dark.png changed.png --format json")
    #expect(outcome.code == .failed && outcome.out.hasSuffix("}\n"))
    let object = try #require(outcome.json.first)
    #expect(object["result"] as? String == "different")
    let comparison = try #require(object["comparison"] as? [String: Any])
    #expect(comparison["pixels"] as? Int == 1200)
    #expect(comparison["box"] as? [String: Int] == ["x": 10, "y": 5, "width": 40, "height": 30])
  }

  @Test("writes the picture of the differences, also of none")
  func picture() throws {
    for (other, code) in [("changed", "failed"), ("dark", "success")] {
      let outcome = call.run("compare dark.png \(other).png --diff diff.png")
      #expect("\(outcome.code)" == code)
      let bytes = try #require(call.folder.bytes(of: "diff.png"))
      let magenta = try decodePNG(bytes).bitmap.pixels.count { $0 == RGBA8(rgb: 0xFF0090) }
      #expect(magenta == (other == "dark" ? 0 : 1200))
    }
  }

  @Test(
    "refuses a place for the picture that it would destroy or cannot reach",
    arguments: [
      ("/dev/null", "this is not a file that can be replaced; name another one"),
      ("no/diff.png", "the file cannot be written; name one in a folder that can be"),
    ])
  func noPicture(path: String, message: String) {
    let outcome = call.run("compare dark.png changed.png --diff \(path)")
    #expect(outcome.code == .usage && outcome.err == "meian: \(path): \(message)\n")
    #expect(call.folder.files().count == 8)
  }

  @Test(
    "ends with 2 or 3 and the file’s name where one cannot be read",
    arguments: [
      ("cut", 2, "the data ends before the image does"),
      ("notes", 2, "this is no picture that is known"),
      ("huge", 2, "the image claims 65536 × 40 pixels"), ("lfs", 3, "this is a Git LFS pointer"),
    ])
  func unreadable(name: String, code: Int32, message: String) {
    for words in ["compare dark.png \(name).png", "compare \(name).png dark.png"] {
      let outcome = call.run(words)
      #expect(outcome.code.rawValue == code && outcome.out.isEmpty)
      #expect(outcome.err.hasPrefix("meian: \(name).png: \(message)"))
    }
    // Equal bytes are no proof of a picture.
    #expect(call.run("compare \(name).png \(name).png").code.rawValue == code)
  }

  @Test("matches two folders by the paths in them")
  func folders() throws {
    for path in ["a/x/same.png", "b/x/same.png", "a/other.png"] {
      try copy("dark", to: path)
    }
    try copy("short", to: "a/gone.png")
    try copy("changed", to: "b/other.png")
    try copy("dark", to: "b/x/new.png")
    try copy("dark", to: "b/.hidden.png")
    let outcome = call.run("compare a b")
    #expect(outcome.code == .failed && outcome.err.isEmpty)
    #expect(
      outcome.out == """
        ✗ gone.png: removed
        ✗ other.png: 1 200 px differ in [10, 5, 40, 30]
          1 140 px  #1C1C1E → #2C2C2E
             60 px  #1C1C1E → #0A84FF
          area in [10, 5, 40, 30], 1 200 px, up to 45.6 apart
        ✗ x/new.png: added
        4 pictures: 1 equal, 1 different, 1 added, 1 removed

        """)
    let results = call.run("compare a b --format json").json.map { $0["result"] as? String }
    #expect(results == ["removed", "different", "added", "equal"])
    #expect(call.run("compare a b --jobs 1").out == outcome.out)
    #expect(call.run("compare a a").code == .success)
  }

  @Test("knows a name in both forms of Unicode, and refuses a folder that has it twice")
  func unicodeForms() throws {
    let (composed, decomposed) = ("caf\u{E9}.png", "cafe\u{301}.png")
    try copy("dark", to: "a/\(composed)")
    try copy("dark", to: "b/\(decomposed)")
    #expect(call.run("compare a b").code == .success)
    try copy("changed", to: "b/\(decomposed)")
    #expect(call.run("compare a b").code == .failed)
    try copy("dark", to: "b/\(composed)")
    for sides in ["a b", "b a"] {
      let outcome = call.run("compare \(sides)")
      #expect(outcome.code == .usage)
      #expect((outcome.out + outcome.err).contains("has this name twice, in two forms of Unicode"))
    }
  }

  @Test("ends with the gravest code of a folder, after telling all others")
  func gravest() throws {
    for name in ["dark", "cut", "lfs"] { try copy(name, to: "a/\(name).png") }
    for name in ["dark", "cut", "lfs"] { try copy(name, to: "b/\(name).png") }
    let outcome = call.run("compare a b")
    #expect(outcome.code == .environment)
    #expect(outcome.err.split(separator: "\n").count == 2)
    #expect(outcome.out == "3 pictures: 1 equal, 2 unreadable\n")
  }

  @Test(
    "ends with 2 and the name of what it would have to pass over",
    arguments: [
      ("x/link.png", "this is a symbolic link; put the picture itself there"),
      ("x/pipe.png", "this is no regular file; put the picture itself there"),
      ("locked", "the folder cannot be read; check its permissions"),
    ])
  func passedOver(name: String, message: String) throws {
    // The superuser may enter any folder.
    if name == "locked", geteuid() == 0 { return }
    try copy("dark", to: "a/x/same.png")
    try copy("dark", to: "b/x/same.png")
    let path = call.folder.path(of: "b/\(name)")
    switch name {
    case "x/link.png":
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "same.png")
    case "x/pipe.png": try #require(mkfifo(path, 0o600) == 0)
    default:
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
    }
    for words in ["compare a b", "compare b a", "compare a/ b/"] {
      let outcome = call.run(words)
      #expect(outcome.code == .usage)
      #expect(outcome.err == "meian: b/\(name): \(message)\n")
    }
  }

  @Test("refuses a folder behind a symbolic link, and compares the rest")
  func linkedFolder() throws {
    try copy("dark", to: "a/x/same.png")
    try copy("dark", to: "b/x/same.png")
    try FileManager.default.createSymbolicLink(
      atPath: call.folder.path(of: "b/linked"), withDestinationPath: "../a/x")
    let outcome = call.run("compare a b")
    #expect(outcome.code == .usage && outcome.out == "2 pictures: 1 equal, 1 unreadable\n")
    #expect(
      outcome.err
        == "meian: b/linked: this is a symbolic link to a folder; put the folder itself there\n")
  }

  @Test("fails where all pictures are new or gone, with a report")
  func firstAndLast() throws {
    for name in ["dark", "short"] { try copy(name, to: "shots/\(name).png") }
    try call.folder.write("", to: "none/readme")
    for (words, word) in [("none shots", "added"), ("shots none", "removed")] {
      let outcome = call.run("compare \(words) --report out")
      #expect(outcome.code == .failed)
      #expect(outcome.out.hasSuffix("2 pictures: 2 \(word)\n"))
      #expect(
        outcome.err.hasPrefix("meian: none holds no pictures, so 2 pictures were \(word)\n"))
      #expect(call.folder.bytes(of: "out/index.html") != nil)
    }
  }

  @Test("names its own option to who knows those of others", arguments: ["--threshold", "--fuzz"])
  func threshold(word: String) {
    let outcome = call.run("compare dark.png short.png \(word)=0.1")
    #expect(outcome.code == .usage && outcome.err.contains("--tolerance levels=2,region=400"))
  }

  @Test("never passes where nothing was compared")
  func nothing() throws {
    try copy("dark", to: "a/x.png")
    try copy("short", to: "b/y.png")
    try call.folder.write("", to: "c/readme")
    for words in ["compare a b", "compare c c", "compare a dark.png"] {
      #expect(call.run(words).code == .usage)
    }
    #expect(call.run("compare a a --diff d.png").err.hasPrefix("meian: --diff is for two files"))
  }
}
