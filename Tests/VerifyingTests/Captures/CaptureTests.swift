import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Captures")
struct CaptureTests {
  private static let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 255)
  private static let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 255)

  /// A project with captures alone, on a machine without fonts.
  private struct CaptureProject {
    let folder: TemporaryFolder
    let noFonts: TemporaryFolder

    init(_ members: String = "") throws {
      folder = try TemporaryFolder()
      noFonts = try TemporaryFolder()
      try folder.write(
        "{ name: \"Test\", captures: { directory: \"Shots\", \(members) } }", to: "meian.json5")
      try makeFolder(folder.path(of: "Shots"))
    }

    func capture(_ name: String, _ color: RGBA8, width: Int = 8) throws {
      let bitmap = Bitmap(size: PixelSize(width: width, height: 6), filledWith: color)
      try folder.write(try encodePNG(bitmap), to: "Shots/\(name)")
    }

    func verify(_ selection: Selection = Selection()) throws(RunFailure) -> RunRecord {
      try Verifying.verify(
        try Project.load(folder.path),
        RunOptions(selection: selection, fontDirectories: [noFonts.path])
      ).record
    }

    func record() throws(RunFailure) -> RecordOutcome {
      try Verifying.record(
        try Project.load(folder.path), role: .after, from: nil, scope: .changed,
        RunOptions(fontDirectories: [noFonts.path]))
    }
  }

  @Test("in Display P3 are brought to sRGB, and say where another space is not known")
  func colorSpaces() throws {
    let project = try CaptureProject()
    let color = RGBA8(red: 200, green: 100, blue: 50)
    let bitmap = Bitmap(size: PixelSize(width: 8, height: 6), filledWith: color)
    let plain = try encodePNG(bitmap)
    try project.folder.write(tagged(plain, cicp: [12, 13, 0, 1]), to: "Shots/login.dark.png")
    try project.folder.write(tagged(plain, cicp: [9, 16, 0, 1]), to: "Shots/login.light.png")
    #expect(try project.record().written.count == 2)
    let dark = try decodePNG(
      try #require(project.folder.bytes(of: "Baselines/login/dark.after.png")))
    #expect(dark.bitmap[0, 0] == RGBA8(red: 215, green: 93, blue: 31))
    let light = try decodePNG(
      try #require(project.folder.bytes(of: "Baselines/login/light.after.png")))
    #expect(light.bitmap[0, 0] == color)
    let record = try project.verify()
    #expect(record.verdicts == ["login light unchanged", "login dark unchanged"])
    #expect(
      record.shot("login", "light")?.findings == [
        "Shots/login.light.png is in the colour space “cICP [9, 16, 0, 1]” and compared as if it were sRGB; save captures in sRGB or Display P3"
      ])
    #expect(record.shot("login", "dark")?.findings == [])
  }

  @Test("of 16 bits are refused, as are such baselines, because 8 bits would round them")
  func deepSamples() throws {
    let project = try CaptureProject()
    try project.capture("login.light.png", .white)
    try project.capture("login.dark.png", .black)
    #expect(try project.record().written.count == 2)
    try project.folder.write(deepPNG, to: "Shots/login.dark.png")
    try project.folder.write(deepPNG, to: "Baselines/login/light.after.png")
    let record = try project.verify()
    #expect(record.verdicts == ["login light broken", "login dark broken"])
    for (variant, file) in [
      ("light", "Baselines/login/light.after.png"), ("dark", "Shots/login.dark.png"),
    ] {
      let message = try #require(record.shot("login", variant)?.message)
      #expect(message.hasPrefix("\(file): ") && message.contains("8 bits a channel would be right"))
    }
  }

  @Test("need no font, and are compared exactly")
  func comparing() throws {
    let project = try CaptureProject("patterns: [\"{suite}/{screen}.{style}.png\"]")
    try project.capture("Main/login.light.png", .white)
    try project.capture("Main/login.dark.png", .black)
    #expect(
      try project.verify().verdicts == [
        "Main/login light unrecorded", "Main/login dark unrecorded",
      ])
    #expect(try project.record().written.count == 2)
    let record = try project.verify()
    #expect(record.verdicts == ["Main/login light unchanged", "Main/login dark unchanged"])
    #expect(record.screens[0].source == "Shots" && record.screens[0].device.isEmpty)
    #expect(record.fonts.isEmpty && record.notes.isEmpty)
    try project.capture("Main/login.dark.png", RGBA8(red: 0, green: 0, blue: 1, alpha: 255))
    let changed = try project.verify()
    #expect(
      changed.verdicts == ["Main/login light unchanged", "Main/login dark unexpected-change"])
    #expect(changed.shot("Main/login", "dark")?.unexpected?.pixels == 48)
  }

  @Test("of another size are never equal, and still get a difference")
  func sizes() throws {
    let project = try CaptureProject()
    try project.capture("a.dark.png", .black)
    _ = try project.record()
    try project.capture("a.dark.png", .black, width: 9)
    let shot = try #require(try project.verify().shot("a", "dark"))
    #expect(shot.verdict == .unexpectedChange)
    #expect(shot.unexpected?.sizeBefore == "8 × 6" && shot.unexpected?.sizeAfter == "9 × 6")
    #expect(shot.unexpected?.pixels == 0 && shot.difference != nil)
  }

  @Test("are noted when dark becomes the same as light, and not where it always was")
  func identical() throws {
    let project = try CaptureProject()
    try project.capture("a.light.png", Self.blue)
    try project.capture("a.dark.png", Self.blue)
    try project.capture("b.light.png", Self.blue)
    try project.capture("b.dark.png", Self.red)
    _ = try project.record()
    #expect(try project.verify().screens.map(\.pairNotes) == [[], []])
    try project.capture("b.dark.png", Self.blue)
    #expect(
      try project.verify().screens.map(\.pairNotes) == [[], [.oneSided, .identicalStyles]])
    // Both are new.
    try project.capture("c.light.png", Self.blue)
    try project.capture("c.dark.png", Self.blue)
    #expect(try project.verify().screens.map(\.pairNotes).last == [.identicalStyles])
  }

  @Test("may call the styles otherwise, and what fits nothing is listed")
  func aliases() throws {
    let project = try CaptureProject(
      """
      patterns: ["{screen}.{style}.png", "{screen}_{style}.png"],
      aliases: { "1": "light", "2": "dark", "night": "dark.high-contrast" }
      """)
    try project.capture("login.1.png", .white)
    try project.capture("login.2.png", .black)
    try project.capture("login_night.png", .black)
    try project.capture("Big Screen (2).dark.png", .black)
    try project.capture("stray.png", .black)
    try project.capture("UPPER.DARK.PNG", .black)
    try project.folder.write("x", to: "Shots/README.md")
    try project.folder.write("x", to: "Shots/folder.dark.png/notes")
    try makePipe(project.folder.path(of: "Shots/pipe.dark.png"))
    let record = try project.verify()
    #expect(
      record.verdicts == [
        "Big%20Screen%20%282%29 dark unrecorded", "login light unrecorded",
        "login dark unrecorded", "login dark.high-contrast unrecorded",
      ])
    #expect(
      record.notes == [
        "captures: “UPPER.DARK.PNG” matches no pattern", "captures: “stray.png” matches no pattern",
        "captures: “folder.dark.png” is a folder and no picture",
        "captures: “pipe.dark.png” is left out; it is no regular file, or its name is not UTF-8",
      ])
    _ = try project.record()
    #expect(try project.verify().fails == false)
    #expect(
      try project.verify(Selection(screens: ["login"], variants: [.dark])).verdicts
        .filter { !$0.hasSuffix("skipped") } == ["login dark unchanged"])
  }

  @Test("of a screen whose id no file could have are broken")
  func longID() throws {
    let project = try CaptureProject()
    let name = String(repeating: "明", count: 12)
    try project.capture("\(name).dark.png", .black)
    try project.capture("a.dark.png", .black)
    _ = try project.record()
    let record = try project.verify()
    #expect(
      record.screens.flatMap(\.shots).map(\.verdict).sorted { $0.rawValue < $1.rawValue } == [
        .broken, .unchanged,
      ])
    #expect(
      record.screens.flatMap(\.shots).first { $0.verdict == .broken }?.message
        == "Shots/\(name).dark.png: a part of the screen id has 108 bytes; use at most 100 between two “/”"
    )
  }

  @Test("of one shot in two files are an error")
  func doubled() throws {
    let project = try CaptureProject("aliases: { \"2\": \"dark\" }")
    try project.capture("a.dark.png", .black)
    try project.capture("a.2.png", .black)
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .usage(
          "captures: Shots/a.2.png and Shots/a.dark.png are both a in dark; make the patterns tell them apart"
        ))
  }

  @Test("that are damaged are broken, and a pointer to one is a fault of the environment")
  func damaged() throws {
    let project = try CaptureProject()
    try project.capture("a.dark.png", .black)
    let bytes = try #require(project.folder.bytes(of: "Shots/a.dark.png"))
    try project.folder.write(Array(bytes.dropLast(15)), to: "Shots/a.dark.png")
    let record = try project.verify()
    #expect(record.verdicts == ["a dark broken"])
    #expect(
      record.shot("a", "dark")?.message
        == "Shots/a.dark.png: the data ends before the image does; the whole file would be right")
    try project.folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 5\n",
      to: "Shots/a.dark.png")
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .environment(
          "Shots/a.dark.png: this is a Git LFS pointer, not the image; “git lfs pull” fetches the image"
        ))
  }

  @Test("beside layouts have ids of their own, and a filter tells them apart")
  func beside() throws {
    let project = try TestProject("captures: { directory: \"Shots\" }")
    let bitmap = Bitmap(size: PixelSize(width: 4, height: 4), filledWith: .black)
    try project.folder.write(try encodePNG(bitmap), to: "Shots/shot.dark.png")
    try project.record()
    #expect(
      try project.verdicts(screens: ["shot"])
        == ["home light skipped", "home dark skipped", "shot dark unchanged"])
    #expect(
      try project.verdicts(screens: ["*o*"])
        == ["home light unchanged", "home dark unchanged", "shot dark unchanged"])
    try project.folder.write(try encodePNG(bitmap), to: "Shots/home.dark.png")
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .usage(
          "captures: the screen id “home” is also that of a layout; rename the files or the layout"
        ))
  }

  @Test("need their folder")
  func missing() throws {
    let project = try CaptureProject()
    try removeItem(project.folder.path(of: "Shots"))
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .usage(
          "meian.json5:1: /captures: there is no folder “Shots” for captures; name one below the project file"
        ))
  }
}
