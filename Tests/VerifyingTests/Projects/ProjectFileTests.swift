import Rendering
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("A project file")
struct ProjectFileTests {
  private func load(_ text: String) throws -> Result<Project, RunFailure> {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "meian.json5")
    return Result { () throws(RunFailure) in try Project.load(folder.path) }
  }

  @Test("says everything that a run needs")
  func everything() throws {
    let project = try load(
      """
      {
        $schema: "x", name: "Clock", screens: ["A", "./B//c/"], assets: "C.xcassets",
        infoPlist: "Info.plist", device: "iphone-8", variants: ["light", "dark.elevated"],
        before: "none", baselines: "Pictures",
        fonts: ["Fonts", "Other/A.ttf"], strings: "App", language: "ja",
        lock: { variants: "light", exceptions: [
          { screens: ["a/*"], variants: ["light"], reason: "why" }] },
        captures: { directory: "Shots", patterns: "{screen}_{style}.png", aliases: { "1": "light" } },
        epoch: 1,
      }
      """
    ).get()
    #expect(project.name == "Clock")
    #expect(project.screens == ["A", "B/c"])
    #expect(project.assets == ["C.xcassets"])
    #expect(project.infoPlist == "Info.plist")
    #expect(project.fonts == ["Fonts", "Other/A.ttf"])
    #expect(project.strings == ["App"])
    #expect(project.language == "ja")
    #expect(project.device.name == "iphone-8")
    #expect(project.variants.map(\.name) == ["light", "dark.elevated"])
    #expect(project.before == BeforeSource.none)
    #expect(project.baselines == "Pictures")
    #expect(project.lock.variants == ["light"])
    #expect(project.lock.exceptions.map(\.reason) == ["why"])
    #expect(project.lock.exceptions.map(\.variants) == [["light"]])
    #expect(project.captures?.directory == "Shots")
    #expect(project.captures?.aliases == ["1": .light])
    #expect(project.epoch == 1)
  }

  @Test("has defaults for all but its screens, and null is like left out")
  func defaults() throws {
    for text in [
      "{ screens: [\"A\"] }",
      "{ screens: [\"A\"], assets: null, device: null, before: null, lock: null, name: null }",
      "{ screens: [\"A\"], variants: null, captures: null, epoch: null, infoPlist: null }",
    ] {
      let project = try load(text).get()
      #expect(project.name.hasPrefix("meian-test-"))
      #expect(project.device.name == "iphone-14")
      #expect(project.variants == [.light, .dark])
      #expect(project.before == nil)
      #expect(project.baselines == "Baselines")
      #expect(project.lock == LockRule())
      #expect(project.captures == nil)
      #expect(project.epoch == renderingEpoch)
    }
  }

  @Test(
    "says where, what and what to do",
    arguments: [
      (
        "[]",
        "meian.json5:1: this is not an object; write { … } with $schema, name, screens, assets, infoPlist, fonts, strings, language, device, variants, before, baselines, lock, captures, tolerances, masks, epoch, linkedSDK, legacyDarkAssetBug"
      ),
      (
        "{}",
        "meian.json5:1: the project has neither screens nor captures; write screens: [\"Screens\"] for a folder of layouts"
      ),
      (
        "{ screens: [] }",
        "meian.json5:1: the project has neither screens nor captures; write screens: [\"Screens\"] for a folder of layouts"
      ),
      (
        "{\n screen: [\"A\"] }",
        "meian.json5:2: /screen: unknown key “screen”; did you mean “screens”?"
      ),
      ("{ screens: 5 }", "meian.json5:1: /screens: this is not a list; write it in brackets"),
      (
        "{ screens: [5] }",
        "meian.json5:1: /screens/0: this is not a text; write it in quotation marks"
      ),
      (
        "{ screens: [null] }",
        "meian.json5:1: /screens/0: this is not a text; write it in quotation marks"
      ),
      (
        "{ screens: [\"A\"], name: 5 }",
        "meian.json5:1: /name: this is not a text; write it in quotation marks"
      ),
      (
        "{ screens: [\"A\"], infoPlist: [\"B\"] }",
        "meian.json5:1: /infoPlist: this is not a text; write it in quotation marks"
      ),
      (
        "{ screens: [\"A\"], baselines: [\"B\"] }",
        "meian.json5:1: /baselines: this is not a text; write it in quotation marks"
      ),
      (
        "{ screens: [\"A\"], device: \"iphone14\" }",
        "meian.json5:1: /device: unknown device “iphone14”; did you mean “iphone-14”?"
      ),
      (
        "{ screens: [\"A\"],\n<<<<<<< HEAD\n  epoch: 1,\n=======\n  epoch: 2,\n>>>>>>> topic\n}",
        "meian.json5:2: git left a conflict here; settle the lines from <<<<<<< to >>>>>>>"
      ),
      (
        "{ screens: [\"A\"], variants: [] }",
        "meian.json5:1: /variants: variants is empty; write [\"light\", \"dark\"]"
      ),
      (
        "{ screens: [\"A\"], variants: \"dark\" }",
        "meian.json5:1: /variants: this is not a list; write it in brackets"
      ),
      (
        "{ screens: [\"A\"], variants: [\"drak\"] }",
        "meian.json5:1: /variants/0: variant “drak”: unknown word “drak”; did you mean “dark”?"
      ),
      (
        "{ screens: [\"A\"], variants: [\"dark.ios12\"] }",
        "meian.json5:1: /variants/0: variant “dark.ios12”: ios12 knows no “dark”; name ios13 or later, or change that word"
      ),
      (
        "{ screens: [\"A\"], variants: [\"dark\", \"dark\"] }",
        "meian.json5:1: /variants/1: the variant “dark” is there twice; leave one out"
      ),
      (
        "{ screens: [\"A\"], variants: [\"dark.iphone-9\"] }",
        "meian.json5:1: /variants/0: unknown device “iphone-9”; did you mean “iphone-4”?"
      ),
      (
        "{ screens: [\"A\"], before: \"store\" }",
        "meian.json5:1: /before: unknown before value “store”; did you mean “stored”?"
      ),
      (
        "{ screens: [\"A\"], before: \"xxxxxxxxxx\" }",
        "meian.json5:1: /before: unknown before value “xxxxxxxxxx”; the before values are merge-base, none, stored"
      ),
      (
        "{ screens: [\"A\"], captures: { directory: \"\" } }",
        "meian.json5:1: /captures/directory: the path “” is empty; name a file or folder below the project file"
      ),
      (
        "{ screens: [\"A\"], epoch: 1.5 }",
        "meian.json5:1: /epoch: epoch is not a whole number from 1 on; write epoch: 1"
      ),
      (
        "{ screens: [\"A\"], epoch: \"1\" }",
        "meian.json5:1: /epoch: epoch is not a whole number from 1 on; write epoch: 1"
      ),
      (
        "{ screens: [\"A\"], lock: {} }",
        "meian.json5:1: /lock: the lock names no variants; write variants: [\"light\"]"
      ),
      (
        "{ screens: [\"A\"], lock: [] }",
        "meian.json5:1: /lock: this is not an object; write { … } with variants, exceptions"
      ),
      (
        "{ screens: [\"A\"], lock: { variants: [\"lihgt\"] } }",
        "meian.json5:1: /lock/variants/0: variant “lihgt”: unknown word “lihgt”; did you mean “light”?"
      ),
      (
        "{ screens: [\"A\"], lock: { variants: [\"light\"], exceptions: [{ screens: [\"a\"] }] } }",
        "meian.json5:1: /lock/exceptions/0: the exception gives no reason; say why these screens may change, as in reason: \"new brand colour\""
      ),
      (
        "{ screens: [\"A\"], lock: { variants: [\"light\"], exceptions: [{ screens: [\"a\"], reason: \" \" }] } }",
        "meian.json5:1: /lock/exceptions/0: the exception gives no reason; say why these screens may change, as in reason: \"new brand colour\""
      ),
      (
        "{ screens: [\"A\"], lock: { variants: [\"light\"], exceptions: [{ reason: \"x\" }] } }",
        "meian.json5:1: /lock/exceptions/0: the exception names no screens; write screens: [\"settings/*\"]"
      ),
      (
        "{ screens: [\"A\"], lock: { variants: [\"light\"], exceptions: [{ screens: [\"a\"], reason: \"x\", variants: [\"drak\"] }] } }",
        "meian.json5:1: /lock/exceptions/0/variants/0: variant “drak”: unknown word “drak”; did you mean “dark”?"
      ),
      (
        "{ captures: {} }",
        "meian.json5:1: /captures: captures has no directory; name the folder of the PNGs"
      ),
      (
        "{ captures: { directory: \"A\", pattern: \"x\" } }",
        "meian.json5:1: /captures/pattern: unknown key “pattern”; did you mean “patterns”?"
      ),
      (
        "{ captures: { directory: \"A\", patterns: [\"{screen}.png\"] } }",
        "meian.json5:1: /captures/patterns/0: “{screen}.png” is no pattern of file names; write {screen} and {style}, and {suite} where needed, each once, with some text between them and .png at the end"
      ),
      (
        "{ captures: { directory: \"A\", aliases: { \"1\": \"ligth\" } } }",
        "meian.json5:1: /captures/aliases/1: variant “ligth”: unknown word “ligth”; did you mean “light”?"
      ),
      (
        "{ captures: { directory: \"A\", aliases: [] } }",
        "meian.json5:1: /captures/aliases: aliases is not an object; write { \"1\": \"light\", \"2\": \"dark\" }"
      ),
    ])
  func messages(text: String, message: String) throws {
    guard case .failure(let failure) = try load(text) else {
      return #expect(Bool(false), "was read: \(text)")
    }
    #expect(failure == .usage(message))
  }

  @Test(
    "names no path that leads out of the project",
    arguments: [
      ("/etc", "is an absolute path"), ("..", "leads out of the project"),
      ("A/../../B", "leads out of the project"), ("", "is empty"),
      ("A\\u0000B", "has a control character"),
      ("/\\u0301etc", "is an absolute path"),
    ],
    ["screens: [\"?\"]", "infoPlist: \"?\"", "baselines: \"?\"", "captures: { directory: \"?\" }"])
  func paths(path: (String, String), member: String) throws {
    let text = member.replacing("?", with: path.0)
    let other = member.hasPrefix("screens") ? "" : "screens: [\"A\"], "
    guard case .failure(let failure) = try load("{ \(other)\(text) }") else {
      return #expect(Bool(false), "was read: \(text)")
    }
    #expect(
      failure.description.contains(
        " \(path.1); name a file or folder below the project file"))
  }

  @Test("is looked for upwards, and missed with its name")
  func finding() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ screens: [\"A\"] }", to: "meian.json5")
    try makeFolder(folder.path(of: "a/b"))
    #expect(Project.find(from: folder.path(of: "a/b")) == folder.path)
    #expect(try Project.load(folder.path(of: "meian.json5")).directory == folder.path)
    let inner = folder.path(of: "a")
    #expect(
      failure { () throws(RunFailure) in try Project.load(inner) }
        == .usage("\(inner)/meian.json5: there is no project file; “meian init” writes one"))
    #expect(
      failure { () throws(RunFailure) in try Project.load(inner + "/x") }
        == .usage(
          "\(inner)/x: there is no such file or folder; name one that holds meian.json5"))
  }

  @Test("is not read through a link to another folder, nor from a pipe")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ secret: 1 }", to: "outside.json5")
    try makeFolder(folder.path(of: "project"))
    try VerifyingTests.link(folder.path(of: "project/meian.json5"), to: "../outside.json5")
    let path = folder.path(of: "project")
    #expect(
      failure { () throws(RunFailure) in try Project.load(path) }
        == .usage("\(path)/meian.json5: there is no project file; “meian init” writes one"))
  }
}
