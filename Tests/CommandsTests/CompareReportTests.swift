import Commands
import Foundation
import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing

@Suite("Reports of compared pictures")
struct CompareReportTests {
  private let call: Call

  init() throws {
    call = try Call()
    for (path, color) in [
      ("a/login.light.png", 0xFFFFFF), ("a/login.dark.png", 0x1C1C1E),
      ("b/login.light.png", 0xFFFFFF), ("b/login.dark.png", 0x2C2C2E),
      ("a/logo.png", 0xFF0000), ("b/logo.png", 0xFF0000), ("b/new-dark.png", 0x000000),
    ] {
      let bitmap = Bitmap(
        size: PixelSize(width: 40, height: 30), filledWith: RGBA8(rgb: UInt32(color)))
      try call.folder.write(try encodePNG(bitmap), to: path)
    }
  }

  private func record(_ path: String = "out/results.json") throws -> RunRecord {
    try decodeRunRecord(try #require(call.folder.bytes(of: path)))
  }

  @Test("pair light and dark by the names of files")
  func pairs() throws {
    let outcome = call.run("compare a b --report out")
    #expect(outcome.code == .failed && outcome.err.isEmpty)
    let run = try record()
    #expect(run.screens.map(\.id) == ["login", "logo", "new"])
    #expect(run.screens[0].shots.map(\.variant) == ["light", "dark"])
    #expect(run.screens[0].shots.map(\.verdict) == [.unchanged, .unexpectedChange])
    #expect(run.screens[0].pairNotes == [.oneSided])
    #expect(run.screens[1].shots.map(\.variant) == ["picture"])
    #expect(run.screens[2].shots.map(\.verdict) == [.added])
    #expect(run.before == "a" && run.project == "b")
  }

  @Test("fail in JUnit as the command does where a picture came, went or was renamed")
  func junit() throws {
    try call.folder.write(
      try encodePNG(
        Bitmap(size: PixelSize(width: 4, height: 3), filledWith: RGBA8(rgb: 0x00FF00))),
      to: "a/gone-light.png")
    try call.folder.write(
      try encodePNG(
        Bitmap(size: PixelSize(width: 9, height: 3), filledWith: RGBA8(rgb: 0x0000FF))),
      to: "a/first.png")
    try call.folder.write(try #require(call.folder.bytes(of: "a/first.png")), to: "b/second.png")
    #expect(call.run("compare a b --report out").code == .failed)
    let junit = String(
      decoding: try #require(call.folder.bytes(of: "out/junit.xml")), as: UTF8.self)
    #expect(junit.contains("tests=\"6\" failures=\"4\""))
    for (name, type) in [
      ("gone [light]", "removed"), ("new [dark]", "added"), ("second [picture]", "renamed"),
      ("login [dark]", "unexpected-change"),
    ] {
      let own = junit.split(separator: "<testcase ").filter { $0.hasPrefix("name=\"\(name)\"") }
      #expect(own.count == 1 && own[0].contains("<failure type=\"\(type)\""), "\(name)")
    }
    #expect(junit.contains("renamed from first.png"))
    #expect(junit.contains("<testcase name=\"login [light]\" classname=\"login\"/>"))
    #expect(try record().fails)
  }

  @Test("write colours as the pixels have them, since nobody knows what a project calls them")
  func tokens() throws {
    _ = call.run("compare a b --report out")
    let run = try record()
    let change = try #require(run.screens[0].shots[1].unexpected)
    #expect(change.causes.count == 1)
    // Two names of iOS have the first value in dark, and three the second.
    #expect(change.causes[0].fromTokens.isEmpty && change.causes[0].toTokens.isEmpty)
    #expect(run.causes.map(\.words) == ["#1C1C1E → #2C2C2E"])
    #expect(change.regions.map(\.kind) == ["area"])
    #expect(run.causes.map(\.fingerprint) == change.causes.map(\.fingerprint))
    #expect(run.causes[0].shots.map(\.variant) == ["dark"])
  }

  @Test("hold every page and picture, and no command that needs a project")
  func files() throws {
    _ = call.run("compare a b --report out")
    let files = call.folder.files().filter { $0.hasPrefix("out/") }
    for name in ["index.html", "junit.xml", "summary.md", "screens/login.html"] {
      #expect(files.contains("out/\(name)"))
    }
    for shot in try record().screens.flatMap(\.shots) {
      for image in [shot.after, shot.now, shot.difference].compactMap(\.self) {
        #expect(files.contains("out/\(image.path)"))
      }
    }
    for file in files where !file.hasSuffix(".png") {
      let text = String(decoding: try #require(call.folder.bytes(of: file)), as: UTF8.self)
      #expect(!text.contains("meian record"))
    }
  }

  @Test("pair what Meian itself wrote, baselines and renderings, by themselves")
  func ownLayouts() throws {
    let call = try Call()
    let names = ["light", "dark", "dark.high-contrast"]
    for (index, name) in names.enumerated() {
      for screen in ["home", "settings/about"] {
        let bytes = try encodePNG(
          Bitmap(
            size: PixelSize(width: 4, height: 4), filledWith: RGBA8(rgb: UInt32(index))))
        try call.folder.write(bytes, to: "stored/\(screen)/\(name).after.png")
        try call.folder.write(bytes, to: "drawn/\(screen)/\(name).png")
      }
    }
    for words in ["stored stored", "drawn drawn", "stored drawn", "drawn stored"] {
      _ = call.run("compare \(words) --report out")
      let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
      #expect(run.screens.map(\.id) == ["home", "settings/about"], "\(words)")
      for screen in run.screens { #expect(screen.shots.map(\.variant) == names) }
    }
    // Both in one folder stay apart.
    for name in names {
      try call.folder.write(
        try #require(call.folder.bytes(of: "drawn/home/\(name).png")),
        to: "stored/home/\(name).png")
    }
    #expect(call.run("compare stored stored --report out").code == .success)
  }

  @Test("say that a pattern fits no file, on standard error and among the notes")
  func uselessPattern() throws {
    let outcome = call.run(
      "compare a b --report out --pattern {screen}.{style} --pattern x/{screen}/{style}")
    #expect(outcome.err.contains("--pattern “x/{screen}/{style}” fits no file"))
    #expect(!outcome.err.contains("“{screen}.{style}”"))
    let notes = try record().notes
    #expect(notes.count == 1 && notes[0].contains("“x/{screen}/{style}” fits no file"))
  }

  @Test("follow other patterns, and refuse those that say nothing")
  func patterns() throws {
    let words = "compare a b --report out --pattern log{screen}.{style}.png"
    #expect(call.run(words).code == .failed)
    #expect(try record().screens.map(\.id) == ["in", "logo", "new"])
    #expect(call.run("compare a b --report o2 --pattern {screen}.png").code == .usage)
    #expect(call.run("compare a b --pattern {screen}-{style}.png").code == .usage)
  }

  @Test("hold for pictures of one kind where the pattern names it, and for all where it does not")
  func endings() throws {
    let call = try Call()
    for side in ["a", "b"] {
      for name in ["home.light.png", "home.light.jpg", "home.dark.webp"] {
        try call.folder.write(
          try encodePNG(
            Bitmap(size: PixelSize(width: 4, height: 4), filledWith: RGBA8(rgb: 0xFFFFFF))),
          to: "\(side)/\(name)")
      }
    }
    func shots(_ words: String) throws -> [String] {
      #expect(call.run("compare a b --report out \(words)").code == .success)
      let run = try decodeRunRecord(try #require(call.folder.bytes(of: "out/results.json")))
      return run.screens.flatMap { screen in screen.shots.map { "\(screen.id) \($0.variant)" } }
    }
    let both = ["home light", "home dark", "home%2Ejpg light"]
    #expect(try shots("") == both)
    #expect(try shots("--pattern {screen}.{style}") == both)
    #expect(
      try shots("--pattern h{screen}.{style}.jpg") == [
        "home light", "home dark", "ome%2Ejpg light",
      ])
  }

  @Test("speak of before and after, and fail what came, went or was renamed")
  func words() throws {
    try call.folder.write(
      try encodePNG(
        Bitmap(size: PixelSize(width: 9, height: 3), filledWith: RGBA8(rgb: 0x0000FF))),
      to: "a/first.png")
    try call.folder.write(try #require(call.folder.bytes(of: "a/first.png")), to: "b/second.png")
    _ = call.run("compare a b --report out")
    func text(_ path: String) throws -> String {
      String(decoding: try #require(call.folder.bytes(of: "out/\(path)")), as: UTF8.self)
    }
    let page = try text("screens/login.html")
    #expect(page.contains("<figcaption>before ") && page.contains("<figcaption>after "))
    #expect(!page.contains("<figcaption>recorded") && !page.contains("as recorded"))
    let index = try text("index.html")
    #expect(!index.contains("data-group=\"review\"") && !index.contains("data-group=\"added\""))
    let summary = try text("summary.md")
    #expect(!summary.contains("the screen is new"))
    #expect(summary.contains("In dark, only the second side has the picture"))
    #expect(summary.contains("The picture was renamed from first.png"))
    #expect(!summary.contains("In picture"))
    #expect(try record().screens.map(\.fails) == [true, false, true, true])
  }

  @Test("never pass for a later run’s that did not end, and are not put among pictures")
  func unfinished() throws {
    #expect(call.run("compare a b --report out").code == .failed)
    // A run ends before it writes where nothing can be compared.
    try call.folder.write("no picture", to: "c/else.png")
    #expect(call.run("compare a c --report out").code == .usage)
    let left = call.folder.files().filter { $0.hasPrefix("out/") }
    #expect(left.contains("out/unfinished.json"))
    for name in ["index.html", "results.json", "junit.xml", "summary.md"] {
      #expect(!left.contains("out/\(name)"))
    }
    #expect(call.run("compare a a --report out").code == .success)
    let files = call.folder.files().filter { $0.hasPrefix("out/") }
    #expect(files.contains("out/index.html") && !files.contains("out/unfinished.json"))
    let refused = call.run("compare a a --report c")
    #expect(refused.code == .usage && refused.err.contains("holds else.png and no report of Meian"))
  }

  @Test("are not written into what is compared")
  func place() {
    #expect(call.run("compare a b --report b/out").code == .usage)
    #expect(call.run("compare a b --report a").code == .usage)
  }

  @Test("are written of two files as well")
  func twoFiles() throws {
    let words = "compare a/login.dark.png b/login.dark.png --report out"
    #expect(call.run(words).code == .failed)
    #expect(try record().screens.map(\.id) == ["login"])
  }

  @Test("are refused in a folder of pictures, also through a link, and where the difference lies")
  func places() throws {
    try call.folder.write(try #require(call.folder.bytes(of: "a/logo.png")), to: "own/in/p.png")
    try FileManager.default.createSymbolicLink(
      atPath: call.folder.path(of: "link"), withDestinationPath: "own")
    for name in ["own", "link"] {
      let outcome = call.run("compare a b --report \(name)")
      #expect(outcome.code == .usage && outcome.err.contains("holds in/p.png and no report"))
    }
    #expect(call.folder.bytes(of: "own/results.json") == nil)
    for diff in ["r/d.png", "r/images/d.png", "r"] {
      let outcome = call.run("compare a/logo.png b/logo.png --report r --diff \(diff)")
      #expect(outcome.code == .usage)
      #expect(
        outcome.err
          == "meian: --diff is “\(diff)”, which lies in the report; name a file outside of it\n")
    }
    #expect(!FileManager.default.fileExists(atPath: call.folder.path(of: "r")))
    try call.folder.write("words", to: "notes/notes.txt")
    #expect(call.run("compare a/logo.png b/logo.png --report notes").code == .success)
  }

  @Test("leave nothing beside a difference, also of a run that was killed")
  func leftovers() throws {
    let words = "compare a/login.dark.png b/login.dark.png --diff d/d.png"
    #expect(call.run(words).code == .usage)
    try call.folder.write("", to: "d/keep")
    #expect(call.run(words).code == .failed)
    let whole = call.folder.bytes(of: "d/d.png")
    // The first digits of the SHA-256 of the name.
    let part = "d/.meian.a14ae8912b535394.part"
    try call.folder.write("cut off", to: part)
    #expect(call.run(words).code == .failed)
    #expect(call.folder.bytes(of: "d/d.png") == whole && call.folder.bytes(of: part) == nil)
  }
}
