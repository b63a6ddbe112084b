import PNGCodec
import RunRecords
import TestSupport
import Testing

@testable import Verifying

@Suite("An untrustworthy environment")
struct EnvironmentTests {
  /// Replaces a text chunk of the dark baseline.
  private func tamper(
    _ project: TestProject, _ keyword: String, _ value: String, role: String = "after"
  ) throws {
    let path = "Baselines/home/dark.\(role).png"
    let image = try decodePNG(try #require(project.folder.bytes(of: path)))
    let text =
      image.text.filter { $0.keyword != keyword } + [
        PNGText(keyword: keyword, value: value)
      ]
    try project.folder.write(try encodePNG(image.bitmap, text: text), to: path)
  }

  private func withText() throws -> TestProject {
    let project = try TestProject(screens: [:])
    try project.write(
      """
      { view: { backgroundColor: "systemBackground", subviews: [
        { kind: "label", text: "A", pin: { top: 0, leading: 0 } }] } }
      """, to: "home")
    return project
  }

  @Test("is an epoch of the project file that is not ours, before anything is compared")
  func projectEpoch() throws {
    let project = try TestProject("epoch: 999")
    let expected = RunFailure.environment(
      "meian.json5: the project is recorded in rendering epoch 999, and this Meian draws epoch 1; use a Meian of that epoch, or set epoch: 1 and record again"
    )
    #expect(failure { () throws(RunFailure) in try project.verify() } == expected)
    #expect(failure { () throws(RunFailure) in try project.record() } == expected)
  }

  @Test(
    "is an epoch of a baseline that is not ours", arguments: ["after", "before"], ["7", "x", "01"])
  func baselineEpoch(role: String, epoch: String) throws {
    let project = try TestProject()
    try project.record(.before)
    try project.record()
    try tamper(project, "meian.epoch", epoch, role: role)
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .environment(
          "Baselines/home/dark.\(role).png: recorded in rendering epoch “\(epoch)”, and this Meian draws epoch 1; use the Meian that recorded it, or record all screens again"
        ))
    // Recording is the way out, although the pixels are the same.
    #expect(
      try project.record(role == "after" ? .after : .before).written == ["home/dark.\(role).png"])
    #expect(try project.verify().fails == false)
  }

  @Test("is a baseline of another variant", arguments: ["after", "before"])
  func traits(role: String) throws {
    let project = try TestProject()
    try project.record(.before)
    try project.record()
    let light = try #require(project.folder.bytes(of: "Baselines/home/light.\(role).png"))
    try project.folder.write(light, to: "Baselines/home/dark.\(role).png")
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .environment(
          "Baselines/home/dark.\(role).png: recorded as “light”, which is another variant; put its own picture there, or record home again"
        ))
    #expect(
      try project.record(role == "after" ? .after : .before).written == ["home/dark.\(role).png"])
    #expect(try project.verify().fails == false)
  }

  @Test("is a font other than the recorded one, or one that is not there")
  func fonts() throws {
    let project = try withText()
    try project.record()
    #expect(try project.verify().record.fonts.map { $0.prefix(24) } == ["Inter-Regular.otf sha256"])
    try tamper(project, "meian.fonts", "Inter-Regular.otf sha256:00")
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .environment(
          "Baselines/home/dark.after.png: recorded with another version of the font “Inter-Regular.otf”, sha256:00, and here is sha256:\(PinnedFont.named["Inter-Regular.otf"]?.digest ?? ""); put that file, of another version of fonts-inter, into .meian/fonts or install its package, or record all screens again"
        ))
    try tamper(project, "meian.fonts", "Lost.otf sha256:00")
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .environment(
          "Baselines/home/dark.after.png: recorded with the font “Lost.otf”, sha256:00, which was not found; bring that file back, or record all screens again"
        ))
    #expect(try project.record().written == ["home/dark.after.png"])
    #expect(try project.verify().fails == false)
  }

  @Test("is one without the font of all texts")
  func noFonts() throws {
    let project = try TestProject()
    let empty = try TemporaryFolder()
    let options = RunOptions(fontDirectories: [empty.path])
    let expected = RunFailure.environment(
      "fonts: Inter, which stands in for San Francisco, was not found in \(empty.path); install the package fonts-inter"
    )
    let loaded = try project.load()
    #expect(failure { () throws(RunFailure) in try Verifying.verify(loaded, options) } == expected)
    #expect(
      failure { () throws(RunFailure) in
        try Verifying.record(loaded, role: .after, from: nil, scope: .changed, options)
      } == expected)
    #expect(
      failure { () throws(RunFailure) in try render(loaded, to: empty.path, options) } == expected)
    // Listing draws nothing.
    #expect(try listScreens(loaded, Selection()).map(\.id) == ["home"])
  }

  @Test("is a Git LFS pointer in place of a picture")
  func pointer() throws {
    let project = try TestProject()
    try project.record()
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(String(repeating: "0", count: 64))
      size 12345

      """
    try project.folder.write(pointer, to: "Baselines/home/dark.after.png")
    let expected = RunFailure.environment(
      "Baselines/home/dark.after.png: this is a Git LFS pointer, not the image; “git lfs pull” fetches the image"
    )
    #expect(failure { () throws(RunFailure) in try project.verify() } == expected)
    #expect(failure { () throws(RunFailure) in try project.record() } == expected)
    #expect(
      project.folder.bytes(of: "Baselines/home/dark.after.png") == Array(pointer.utf8))
  }

  @Test("is a differ that fails its self-test")
  func differ() {
    #expect(failure { () throws(RunFailure) in try checkDiffer() } == nil)
    #expect(
      failure { () throws(RunFailure) in try checkDiffer(["black equals white"]) }
        == .environment("self-test: black equals white; this build of Meian cannot be trusted"))
  }

  @Test(
    "is one without the program that a picture needs",
    arguments: [("svg", "rsvg-convert", "librsvg2-bin"), ("pdf", "pdftocairo", "poppler-utils")])
  func programs(ending: String, program: String, package: String) throws {
    let project = try TestProject(screens: [:])
    let empty = try TemporaryFolder()
    try project.folder.write("<svg/>", to: "Screens/picture.\(ending)")
    try project.write(
      """
      { view: { subviews: [{ kind: "imageView", image: "file:Screens/picture.\(ending)",
        frame: [0, 0, 9, 9] }] } }
      """, to: "home")
    let loaded = try project.load()
    #expect(
      failure { () throws(RunFailure) in
        try Verifying.verify(loaded, RunOptions(programDirectories: [empty.path]))
      }
        == .environment(
          "Screens/picture.\(ending): the program \(program) is not installed; install the package \(package)"
        ))
  }

  @Test("is examined for the doctor, package by package")
  func doctor() throws {
    let empty = try TemporaryFolder()
    let things = try examineEnvironment(
      fontDirectories: [empty.path], programDirectories: [empty.path])
    let bad = [
      ("Inter-Regular.otf", "fonts-inter"), ("NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
      ("materialdesignicons-webfont.ttf", "fonts-materialdesignicons-webfont"),
    ].map { name, package in
      let version = PinnedFont.packageVersions[package] ?? ""
      return
        "bad: font \(name): not found; install the package \(package), or put the file, sha256:\(PinnedFont.named[name]?.digest ?? "") of \(package) (\(version)), into .meian/fonts"
    }
    #expect(
      things.map { "\($0.isFine ? "fine" : "bad"): \($0.name): \($0.detail)" } == bad + [
        "fine: font NotoSansArabic-Regular.ttf: not found; only such text needs the package fonts-noto-core",
        "fine: font NotoSansHebrew-Regular.ttf: not found; only such text needs the package fonts-noto-core",
        "fine: font NotoSansThai-Regular.ttf: not found; only such text needs the package fonts-noto-core",
        "fine: font NotoSansDevanagari-Regular.ttf: not found; only such text needs the package fonts-noto-core",
        "fine: font NotoColorEmoji.ttf: not found; only such text needs the package fonts-noto-color-emoji",
        "fine: differ self-test: tells known pictures apart",
        "fine: program git: not found; only baselines of another commit need the package git",
        "fine: program rsvg-convert: not found; only SVG images of asset catalogs need the package librsvg2-bin",
        "fine: program pdftocairo: not found; only PDF images of asset catalogs need the package poppler-utils",
      ])
  }

  @Test("is marked as missing by the doctor, needed or not")
  func missing() throws {
    let empty = try TemporaryFolder()
    let things = try examineEnvironment(
      fontDirectories: [empty.path], programDirectories: [empty.path])
    for thing in things { #expect(thing.isThere == !thing.detail.contains("not found")) }
  }

  @Test("is told by the doctor of a project: which font and epoch its baselines need")
  func doctorOfProject() throws {
    let project = try withText()
    try project.record()
    func bad() throws -> [String] {
      try examineEnvironment(for: try project.load()).filter { !$0.isFine }.map {
        "\($0.name): \($0.detail)"
      }
    }
    #expect(try bad().isEmpty)
    let all = try examineEnvironment(for: try project.load())
    #expect(all.contains { $0.detail == "1, as this Meian draws; 2 baselines are of it" })
    try tamper(project, "meian.epoch", "0")
    try tamper(project, "meian.fonts", "Inter-Regular.otf sha256:00\nfonts/Own.otf sha256:11")
    let digest = PinnedFont.named["Inter-Regular.otf"]?.digest ?? ""
    #expect(
      try bad() == [
        "font Inter-Regular.otf: 1 baseline was recorded with another version of the font “Inter-Regular.otf”, sha256:00, and here is sha256:\(digest); put that file, of another version of fonts-inter, into .meian/fonts or install its package, or record all screens again",
        "font fonts/Own.otf: 1 baseline was recorded with the font “fonts/Own.otf”, sha256:11, which was not found; bring that file back, or record all screens again",
        "rendering epoch: this Meian draws epoch 1, and 1 baseline is of rendering epoch 0; use the Meian that recorded them, or set epoch: 1, record all screens again and verify with --renderer-upgrade",
      ])
  }
}
