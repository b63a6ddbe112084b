import PNGCodec
import Pixels
import RunRecords
import Synchronization
import TestSupport
import Testing

@testable import Verifying

/// Baselines of a commit that another Meian drew.
@Suite("A renderer upgrade")
struct RendererUpgradeTests {
  private let project: TestProject
  private let repository: TestRepository

  /// A commit `main` whose pictures are of epoch 0 and differ from what is drawn now in one pixel, and
  /// a branch on which they are recorded again.
  init() throws {
    project = try TestProject(screens: ["home": "red", "other": "white"])
    repository = try TestRepository(project.folder.path)
    try project.record()
    for (path, bytes) in project.baselines() where path.hasSuffix(".png") {
      let image = try decodePNG(bytes)
      var bitmap = image.bitmap
      bitmap[3, 3] = .black
      let text =
        image.text.filter { $0.keyword != "meian.epoch" } + [
          PNGText(keyword: "meian.epoch", value: "0")
        ]
      try project.folder.write(try encodePNG(bitmap, text: text), to: path)
    }
    try repository.commit("Drawn by another Meian")
    try repository.git("checkout", "--quiet", "-b", "upgrade")
    try project.record()
    try repository.commit("Drawn by this Meian")
  }

  private func run(
    redraws: Bool = true, before: BeforeSource? = .commit("main")
  ) throws(RunFailure) -> RunRecord {
    var options = RunOptions(jobs: 2, before: before)
    options.redrawsBefore = redraws
    return try verify(try project.load(), options).record
  }

  @Test("is refused without the option, and leaves no change with it")
  func nothingChanged() throws {
    let refusal = try #require(failure { () throws(RunFailure) in try run(redraws: false) })
    let message = "\(refusal)"
    #expect(message.contains(".after.png at "))
    #expect(message.contains("recorded in rendering epoch “0”, and this Meian draws epoch 1"))
    #expect(message.contains("or let --renderer-upgrade draw that commit’s screens again"))
    let record = try run()
    #expect(record.verdicts.allSatisfy { $0.hasSuffix(" unchanged") } && record.verdicts.count == 4)
    #expect(
      record.before.hasPrefix("main (") && record.before.hasSuffix("), drawn again by this Meian"))
  }

  @Test("shows what the layouts changed, and nothing else")
  func change() throws {
    try project.paint("home", light: "red", dark: "green")
    try project.paint("new", "blue")
    try project.remove("Screens/other.screen.json5")
    try project.remove("Baselines/other")
    try project.record()
    let record = try run()
    #expect(
      record.verdicts == [
        "home light unchanged", "home dark recorded-change", "new light added", "new dark added",
        "other dark removed", "other light removed",
      ])
    let change = try #require(record.shot("home", "dark")?.recorded)
    #expect(change.colorChanges.map { "\($0.from) \($0.to)" } == ["#FF0000FF #00FF00FF"])
  }

  @Test("draws the commit’s project file, components and colours, not today’s")
  func files() throws {
    try project.configure("assets: [\"Colors.xcassets\"]")
    let color = { (value: String) in
      """
      { "info": { "version": 1, "author": "xcode" }, "colors": [{ "idiom": "universal", "color": {
        "color-space": "srgb", "components":
          { "red": "\(value)", "green": "0x00", "blue": "0x00", "alpha": "1.000" } } }] }
      """
    }
    try project.folder.write(
      color("0x80"), to: "Colors.xcassets/Card.colorset/Contents.json")
    try project.write("{ screen: \"home\", view: { backgroundColor: \"asset:Card\" } }", to: "home")
    try project.record()
    try repository.commit("A colour set")
    try repository.git("branch", "colors")
    try project.folder.write(
      color("0xFF"), to: "Colors.xcassets/Card.colorset/Contents.json")
    try project.record()
    let record = try run(before: .commit("colors"))
    #expect(
      record.shot("home", "light")?.recorded?.colorChanges.map { "\($0.from) \($0.to)" }
        == ["#800000FF #FF0000FF"])
    #expect(record.shot("other", "light")?.verdict == .unchanged)
  }

  @Test("is named for a whole commit by its project file, before any picture is read")
  func epochOfProject() throws {
    try repository.git("checkout", "--quiet", "main")
    try project.configure("epoch: 999")
    let id = try repository.commit("An epoch of the future")
    try project.configure("")
    let expected = RunFailure.environment(
      "before: main (\(id.prefix(8))) is recorded in rendering epoch 999, and this Meian draws epoch 1; --renderer-upgrade draws its screens again"
    )
    #expect(failure { () throws(RunFailure) in try run(redraws: false) } == expected)
    try project.record()
    #expect(try run().verdicts.allSatisfy { $0.hasSuffix(" unchanged") })
  }

  @Test("needs a commit: stored pictures have no layouts")
  func stored() throws {
    for (source, words) in [
      (BeforeSource.stored, "stored pictures cannot be drawn again"),
      (.none, "there is nothing to draw again"),
    ] {
      let expected = RunFailure.usage(
        "before: \(words); --before REF names a commit, and “meian record --before --from FILE” stores pictures anew"
      )
      #expect(failure { () throws(RunFailure) in try run(before: source) } == expected)
    }
  }

  @Test("says which screen of the commit cannot be drawn")
  func broken() throws {
    try repository.git("checkout", "--quiet", "main")
    try project.write("{ screen: \"home\", view: { kind: \"nonsense\" } }", to: "home")
    try repository.commit("Broken")
    try repository.git("checkout", "--quiet", "upgrade")
    let record = try run()
    let shot = try #require(record.shot("home", "light"))
    #expect(shot.verdict == .broken)
    #expect(shot.message.hasPrefix("at commit ") && shot.message.contains("nonsense"))
    #expect(record.shot("other", "light")?.verdict == .unchanged)
  }

  @Test("of stored baselines is told for all of them, before anything is drawn")
  func storedBaselines() throws {
    try repository.git("checkout", "--quiet", "main")
    let drawn = Mutex(0)
    var options = RunOptions(jobs: 2)
    options.progress = { done, _ in drawn.withLock { $0 = max($0, done) } }
    let loaded = try project.load()
    let refusal = failure { () throws(RunFailure) in try verify(loaded, options) }
    #expect(
      refusal
        == .environment(
          "Baselines/home/light.after.png: recorded in rendering epoch “0”, and this Meian draws epoch 1; use the Meian that recorded it, or record all screens again (and so for 3 more baselines)"
        ))
    #expect(drawn.withLock { $0 } == 0)
  }
}
