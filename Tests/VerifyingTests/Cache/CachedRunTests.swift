import Foundation
import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("A run with a cache")
struct CachedRunTests {
  private static let colors = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "%", "green": "0", "blue": "0", "alpha": "1" } } }] }
    """

  /// Three screens: a plain one, one with a component, a colour of a catalog, a picture and a text,
  /// and one whose colour is in a namespace.
  private func project() throws -> TestProject {
    let project = try TestProject(
      "assets: \"A.xcassets\", strings: \"App\", infoPlist: \"Info.plist\", before: \"none\",",
      screens: ["plain": "red"])
    try project.write(
      """
      { screen: "rich", view: { backgroundColor: "asset:Brand", subviews: [
        { use: "../part.json5", with: { text: "strings:title" } },
        { kind: "imageView", image: "asset:Dot" },
        { kind: "imageView", image: "file:loose.png" } ] } }
      """, to: "rich")
    try project.write(
      "{ screen: \"named\", view: { backgroundColor: \"asset:group/Brand\" } }", to: "named")
    try project.folder.write(
      "{ parameters: { text: null }, view: { kind: \"label\", text: \"$text\" } }",
      to: "part.json5")
    try project.folder.write("\"title\" = \"Title\"; \"other\" = \"Other\";", to: strings)
    try color("Brand", "0.5")
    try color("Unused", "0.5")
    try project.folder.write("{}", to: "A.xcassets/Contents.json")
    try project.folder.write(Self.group, to: "A.xcassets/group/Contents.json")
    func color(_ name: String, _ red: String) throws {
      let text = Self.colors.replacing("%", with: red)
      try project.folder.write(text, to: "A.xcassets/\(name).colorset/Contents.json")
      try project.folder.write(text, to: "A.xcassets/group/\(name).colorset/Contents.json")
    }
    try project.folder.write(
      "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"dot.png\" }] }",
      to: "A.xcassets/Dot.imageset/Contents.json")
    try project.folder.write(try dot(1), to: "A.xcassets/Dot.imageset/dot.png")
    try project.folder.write(try dot(2), to: "loose.png")
    try project.folder.write(plist("Automatic"), to: "Info.plist")
    return project
  }

  private let strings = "App/en.lproj/Localizable.strings"
  private static let group = "{ \"properties\": { \"provides-namespace\": true } }"

  private func plist(_ style: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>
    """
  }

  private func dot(_ seed: UInt64) throws -> [UInt8] {
    try encodePNG(.random(.init(width: 8, height: 8), seed: seed, opaque: true))
  }

  private func run(
    _ project: TestProject, _ cache: TemporaryFolder? = nil, before: BeforeSource? = nil
  ) throws -> RunResult {
    var options = RunOptions(jobs: 2, before: before)
    options.extent.cache = cache?.path
    return try verify(try project.load(), options)
  }

  @Test("takes all that is unchanged from it, and reports the same in every byte")
  func again() throws {
    let project = try project()
    let cache = try TemporaryFolder()
    try project.record()
    let first = try run(project, cache)
    #expect(first.record.cache == CacheRecord(hits: 0, shots: 6))
    #expect(!first.fails, "\(first.record.verdicts)")
    let second = try run(project, cache)
    #expect(second.record.cache == CacheRecord(hits: 6, shots: 6))
    let plain = try run(project)
    #expect(plain.record.cache == nil)
    let folder = try TemporaryFolder()
    for (name, var result) in [("first", first), ("second", second), ("plain", plain)] {
      result.record.cache = nil
      try writeReport(result, to: folder.path(of: name), commandDirectory: folder.path(of: name))
    }
    let files = folder.files()
    for name in files where name.hasPrefix("plain/") {
      for other in ["first", "second"] {
        #expect(folder.bytes(of: name) == folder.bytes(of: other + name.dropFirst(5)), "\(name)")
      }
    }
    #expect(files.count % 3 == 0)
  }

  @Test(
    "draws what a change can reach, and nothing else",
    arguments: [
      ("Screens/plain.screen.json5", ["plain"]), ("part.json5", ["rich"]),
      ("A.xcassets/Brand.colorset/Contents.json", ["named", "rich"]),
      ("A.xcassets/Unused.colorset/Contents.json", []), ("loose.png", ["rich"]),
      ("A.xcassets/Dot.imageset/dot.png", ["rich"]),
      ("A.xcassets/Dot.imageset/Contents.json", ["rich"]),
      ("A.xcassets/group/Contents.json", ["named", "plain", "rich"]),
    ])
  func reach(file: String, screens: [String]) throws {
    let project = try project()
    let cache = try TemporaryFolder()
    try project.record()
    _ = try run(project, cache)
    let bytes = try #require(project.folder.bytes(of: file))
    // A space more is another file, whatever it means.
    try project.folder.write(
      file.hasSuffix(".png") ? try dot(3) : bytes + Array(" ".utf8), to: file)
    let hits = try #require(try run(project, cache).record.cache).hits
    #expect(hits == 6 - 2 * screens.count)
    #expect(try run(project, cache).record.verdicts == run(project).record.verdicts)
  }

  @Test("draws what a changed text, style of the app, or project setting can reach")
  func settings() throws {
    let project = try project()
    let cache = try TemporaryFolder()
    try project.record()
    _ = try run(project, cache)
    func hits() throws -> Int { try run(project, cache).record.cache?.hits ?? -1 }
    try project.folder.write("\"title\" = \"Title\"; \"other\" = \"Another\";", to: strings)
    #expect(try hits() == 6)
    try project.folder.write("\"title\" = \"Another\"; \"other\" = \"Other\";", to: strings)
    #expect(try hits() == 4)
    #expect(try run(project, cache).record.shot("rich", "light")?.verdict == .unexpectedChange)
    try project.folder.write("\"title\" = \"Title\";", to: strings)
    #expect(try hits() == 6)
    try project.folder.write(plist("Light"), to: "Info.plist")
    #expect(try hits() == 0)
    #expect(
      try run(project, cache).record.shot("plain", "dark")
        == run(project).record.shot("plain", "dark"))
    try project.folder.write(plist("Automatic"), to: "Info.plist")
    #expect(try hits() == 6)
    // What a project file says of tolerances and the like draws nothing otherwise.
    let settings = "assets: \"A.xcassets\", strings: \"App\", infoPlist: \"Info.plist\","
    try project.configure("\(settings) before: \"none\", lock: { variants: [\"dark\"] },")
    #expect(try hits() == 6)
    try project.configure("\(settings) before: \"none\", linkedSDK: \"ios12\",")
    #expect(try hits() == 0)
  }

  @Test("fails where a baseline, not the screen, is another one")
  func baselines() throws {
    let project = try project()
    let cache = try TemporaryFolder()
    try project.record()
    _ = try run(project, cache)
    try project.folder.write(
      try #require(project.folder.bytes(of: "Baselines/rich/light.after.png")),
      to: "Baselines/plain/light.after.png")
    let result = try run(project, cache)
    #expect(result.record.shot("plain", "light")?.verdict == .unexpectedChange)
    #expect(result.record.cache?.hits == 5)
    try removeItem(project.folder.path(of: "Baselines/plain/light.after.png"))
    #expect(try run(project, cache).record.shot("plain", "light")?.verdict == .unrecorded)
    try project.folder.write("", to: "Baselines/plain/light.after.png")
    #expect(try run(project, cache).record.shot("plain", "light")?.verdict == .broken)
  }

  @Test("shows a change against what was before it every time")
  func before() throws {
    let project = try project()
    let cache = try TemporaryFolder()
    try project.record(.before)
    try project.paint("plain", light: "red", dark: "blue")
    try project.record()
    for hits in [0, 5, 5] {
      let record = try run(project, cache, before: .stored).record
      #expect(record.cache?.hits == hits)
      #expect(record.shot("plain", "dark")?.verdict == .recordedChange)
      #expect(record.shot("plain", "dark")?.explanation != nil)
    }
    // The same entries do for a run that knows no state before.
    #expect(try run(project, cache, before: BeforeSource.none).record.cache?.hits == 5)
    try removeItem(project.folder.path(of: "Baselines/named/light.before.png"))
    #expect(
      try run(project, cache, before: .stored).record.shot("named", "light")?.verdict == .added)
  }

  @Test("is not disturbed by a folder full of rubbish, and cannot be a file")
  func rubbish() throws {
    let project = try project()
    let cache = try TemporaryFolder()
    try project.record()
    _ = try run(project, cache)
    for name in cache.files() { try cache.write("rubbish", to: name) }
    let record = try run(project, cache).record
    #expect(record.cache?.hits == 0 && !record.fails)
    #expect(try run(project, cache).record.cache?.hits == 6)
    try project.folder.write("", to: "file")
    var options = RunOptions()
    options.extent.cache = project.folder.path(of: "file")
    #expect(throws: RunFailure.self) { try verify(try project.load(), options) }
  }
}
