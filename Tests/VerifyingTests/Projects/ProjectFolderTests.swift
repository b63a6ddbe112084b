import Pixels
import TestSupport
import Testing

@testable import Verifying

@Suite("Reading a project's files")
struct ProjectFolderTests {
  @Test(
    "stays inside the folder",
    arguments: [
      ("a.txt", true), ("./a.txt", true), ("sub/../a.txt", true), ("inner", true),
      ("outer", false), ("outer/secret.txt", false), ("../secret.txt", false), ("dangling", false),
      ("missing/../a.txt", false), ("/etc/passwd", false), ("loop", false), ("sub", false),
    ])
  func reading(path: String, isReadable: Bool) throws {
    let place = try TemporaryFolder()
    try place.write("out", to: "outside/secret.txt")
    try place.write("in", to: "project/a.txt")
    try place.write("in", to: "project/sub/b.txt")
    try place.write("out", to: "secret.txt")
    try link(place.path(of: "project/inner"), to: "a.txt")
    try link(place.path(of: "project/outer"), to: "../outside")
    try link(place.path(of: "project/dangling"), to: "nowhere")
    try link(place.path(of: "project/loop"), to: "loop")
    let folder = ProjectFolder(place.path(of: "project"))
    #expect(folder.read(path) == (isReadable ? Array("in".utf8) : nil))
  }

  @Test("takes a folder whose name only begins alike for another one")
  func siblings() throws {
    let place = try TemporaryFolder()
    try place.write("x", to: "project-2/a")
    try makeFolder(place.path(of: "project"))
    #expect(ProjectFolder(place.path(of: "project")).absolute("../project-2/a") == nil)
    #expect(isInside("/a", "/") && isInside("/a/b", "/a") && !isInside("/ab", "/a"))
  }

  @Test(
    "refuses links where screens, catalogs or captures are looked for",
    arguments: [
      (
        "Screens/evil.screen.json5",
        "Screens/evil.screen.json5: screens are not read through symbolic links; put the file or folder itself there"
      ),
      (
        "Screens/evil",
        "Screens/evil: screens are not read through symbolic links; put the file or folder itself there"
      ),
      (
        "Assets.xcassets/evil",
        "Assets.xcassets/evil: catalogs are not read through symbolic links; put the file or folder itself there"
      ),
      (
        "Captures/evil",
        "Captures/evil: captures are not read through symbolic links; put the file or folder itself there"
      ),
      ("Screens/README", ""),
    ])
  func links(name: String, message: String) throws {
    let outside = try TemporaryFolder()
    try outside.write("{}", to: "file")
    let project = try TestProject(
      "assets: [\"Assets.xcassets\"], captures: { directory: \"Captures\" }")
    try makeFolder(project.folder.path(of: "Assets.xcassets"))
    try makeFolder(project.folder.path(of: "Captures"))
    let target = name.hasSuffix("evil") ? outside.path : outside.path(of: "file")
    try link(project.folder.path(of: name), to: target)
    let found = failure { () throws(RunFailure) in try project.verify() }
    #expect(found == (message.isEmpty ? nil : .usage(message)))
  }

  @Test("refuses what is named like a screen and cannot be one")
  func strangers() throws {
    let words = "this is no regular file, or its name is not UTF-8; put a file there or rename it"
    func found(_ make: (String) throws -> Void) throws -> RunFailure? {
      let project = try TestProject()
      try make(project.folder.path(of: "Screens"))
      return failure { () throws(RunFailure) in try project.verify() }
    }
    #expect(
      try found { try makePipe("\($0)/a.screen.json5") }
        == .usage("Screens/a.screen.json5: \(words)"))
    #expect(
      try found { try makeFolder("\($0)/a.screen.json5") }
        == .usage(
          "Screens/a.screen.json5: this is a folder and named like a screen; give it another name"))
    #expect(
      try found { try makeUnreadableName(in: $0, ending: ".screen.json5") }
        == .usage("Screens/caf\u{FFFD}.screen.json5: \(words)"))
    // Screens may lie in it.
    #expect(
      try found { try makeUnreadableName(in: $0, ending: "s", isFolder: true) }
        == .usage("Screens/caf\u{FFFD}s: \(words)"))
    #expect(try found { try makePipe("\($0)/pipe") } == nil)
  }

  @Test("goes into other folders only for assets and only where the caller permits it")
  func permitted() throws {
    let place = try TemporaryFolder()
    try place.write(
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000" } } }],
        "info": { "version": 1, "author": "xcode" } }
      """, to: "shared/Brand.xcassets/Ink.colorset/Contents.json")
    try place.write(
      "{ screens: [\"Screens\"], assets: [\"../shared\"], device: \"iphone-4\" }",
      to: "project/meian.json5")
    try place.write(
      "{ view: { backgroundColor: \"asset:Ink\" } }", to: "project/Screens/a.screen.json5")
    let path = place.path(of: "project")
    let refusal = RunFailure.usage(
      "meian.json5:1: /assets/0: the path “../shared” leads out of the project; name a file or folder below the project file, or permit reading the other folder with --allow-read"
    )
    #expect(failure { () throws(RunFailure) in try Project.load(path) } == refusal)
    let permitted = place.path(of: "shared")
    #expect(
      failure { () throws(RunFailure) in
        try Project.load(path, alsoReading: [permitted + "/Brand.xcassets"])
      } == refusal)
    #expect(
      failure { () throws(RunFailure) in try Project.load(path, alsoReading: ["/no/where"]) }
        == .usage("/no/where: there is no such folder to read; name one that exists"))
    let project = try Project.load(path, alsoReading: [permitted])
    let out = try TemporaryFolder()
    #expect(try render(project, to: out.path, RunOptions()).written.count == 2)
    #expect(try picture(out, "a/dark.png")[9, 900] == RGBA8(rgb: 0x123456))
    // A link there leads no further than the permitted folder.
    try place.write("x", to: "elsewhere/secret")
    try link(place.path(of: "shared/Brand.xcassets/evil"), to: place.path(of: "elsewhere"))
    #expect(
      failure { () throws(RunFailure) in try render(project, to: out.path, RunOptions()) }
        == .usage(
          "../shared/Brand.xcassets/evil: catalogs are not read through symbolic links; put the file or folder itself there"
        ))
  }

  @Test(
    "knows patterns over ids",
    arguments: [
      ("home", "home", true), ("home", "homes", false), ("ho*", "home", true), ("*", "a/b", false),
      ("**", "a/b", true), ("a/*", "a/b", true), ("a/*", "a/b/c", false), ("a/**", "a/b/c", true),
      ("h?me", "home", true), ("a?b", "a/b", false), ("*e", "home", true), ("", "", true),
    ])
  func patterns(pattern: String, name: String, fits: Bool) {
    #expect(matches(pattern, name) == fits)
  }

  @Test("is not slowed down by a hostile pattern", .timeLimit(.minutes(1)))
  func hostilePattern() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!matches(pattern, String(repeating: "a", count: 2000)))
  }
}
