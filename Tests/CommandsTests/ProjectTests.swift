import Commands
import Foundation
import TestSupport
import Testing

@Suite("Working on a project")
struct ProjectTests {
  @Test("starts with init, record and verify, and init never overwrites")
  func start() throws {
    let call = try Call()
    #expect(call.run("init").code == .success)
    let recorded = call.run("record")
    #expect(recorded.code == .success)
    #expect(
      recorded.out
        == "recorded hello/dark.after.png\nrecorded hello/light.after.png\n2 pictures recorded\n")
    #expect(call.run("record").out == "0 pictures recorded, 2 unchanged\n")
    let verified = call.run("verify")
    #expect(verified.code == .success && verified.err.isEmpty)
    #expect(verified.out == "2 shots: 2 unchanged\nreport: meian-report/index.html\n")
    let files = call.folder.files()
    let again = call.run("init")
    #expect(again.code == .usage)
    #expect(
      again.err
        == "meian: meian.json5: the file is there already; remove it, or start in another folder\n")
    #expect(call.folder.files() == files)
  }

  @Test("init keeps the report out of git, and leaves a .gitignore that is there as it is")
  func ignored() throws {
    let call = try Call()
    #expect(call.run("init a").out.contains("wrote a/.gitignore\n"))
    #expect(
      call.folder.bytes(of: "a/.gitignore")
        == Array("meian-report/\nshard-*/\n.meian-cache/\n".utf8))
    try call.folder.write("own\n", to: "b/.gitignore")
    let outcome = call.run("init b")
    #expect(outcome.code == .success && !outcome.out.contains(".gitignore"))
    #expect(call.folder.bytes(of: "b/.gitignore") == Array("own\n".utf8))
  }

  @Test("a project file that cannot be read is told from one that is not there")
  func unreadable() throws {
    let call = try Call()
    #expect(call.run("verify --project .").err.contains("there is no project file"))
    try #require(mkfifo(call.folder.path(of: "meian.json5"), 0o600) == 0)
    for words in ["verify", "verify --project .", "list --project meian.json5"] {
      let outcome = call.run(words)
      #expect(outcome.code == .usage)
      #expect(
        outcome.err.replacing("./", with: "")
          == "meian: meian.json5: the project file cannot be read; a regular file would be right\n")
    }
    try FileManager.default.removeItem(atPath: call.folder.path(of: "meian.json5"))
    try call.folder.write("{}", to: "meian.json5")
    guard geteuid() != 0 else { return }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: call.folder.path(of: "meian.json5"))
    #expect(call.run("verify").err.contains("check its permissions"))
  }

  @Test(
    "an empty value of an option is a mistake",
    arguments: [
      ["render", "--out="], ["render", "--out", ""], ["verify", "--report", ""],
      ["verify", "--project", ""], ["list", "--project="],
    ])
  func emptyValue(words: [String]) throws {
    let outcome = try Call.project().run(words)
    #expect(outcome.code == .usage && outcome.err.contains("needs a value"))
  }

  @Test("init writes nothing where one of its files is there")
  func half() throws {
    let call = try Call()
    try call.folder.write("{}", to: "app/Screens/hello.screen.json5")
    let outcome = call.run("init app")
    #expect(outcome.code == .usage)
    #expect(outcome.err.hasPrefix("meian: app/Screens/hello.screen.json5: the file is there"))
    #expect(call.folder.files() == ["app/Screens/hello.screen.json5"])
  }

  @Test("a missing baseline fails, with the command that records it")
  func unrecorded() throws {
    let call = try Call.project()
    let outcome = call.run("verify")
    #expect(outcome.code == .failed)
    #expect(
      outcome.out == """
        ✗ hello  light, dark: unrecorded
        2 shots: 2 unrecorded
        report: meian-report/index.html
        to accept: meian record hello

        """)
  }

  @Test("prints the record of the run and nothing else as JSON")
  func json() throws {
    let call = try Call.project()
    let outcome = call.run("verify --format json")
    #expect(outcome.code == .failed && outcome.err.isEmpty)
    let written = try #require(call.folder.bytes(of: "meian-report/results.json"))
    #expect(outcome.out == String(decoding: written, as: UTF8.self))
    let recorded = try #require(call.run("record --format json").json.first)
    #expect(recorded["written"] as? [String] == ["hello/dark.after.png", "hello/light.after.png"])
  }

  @Test("tells a broken screen in full, draws the others, and fails")
  func broken() throws {
    let call = try Call.project()
    try call.folder.write(
      "{ controller: { kind: \"viewController\", view: { subviews: [ { kind: \"lable\" } ] } } }",
      to: "Screens/odd.screen.json5")
    for (command, done) in [("record", "recorded hello"), ("render --out o", "drew o/hello")] {
      let outcome = call.run(command)
      #expect(outcome.code == .failed && outcome.out.contains(done))
      #expect(
        outcome.out.contains("✗ odd  light, dark: broken — Screens/odd.screen.json5:1:"))
      #expect(outcome.out.hasSuffix(", 2 broken\n"))
      #expect(outcome.out.count { $0 == "✗" } == 1)
      #expect(outcome.out.contains("did you mean “label”?"))
    }
    #expect(call.run("verify").out.contains("✗ odd  light, dark: broken — Screens/odd.screen"))
  }

  @Test("prints digests of pixels alone, with what is broken beside them")
  func digests() throws {
    let call = try Call.project()
    try call.folder.write("{ view: { kind: \"lable\" } }", to: "Screens/odd.screen.json5")
    let outcome = call.run("render --digests --quiet")
    #expect(outcome.code == .failed)
    let lines = outcome.out.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map { $0.prefix(2).joined(separator: " ") } == ["hello light", "hello dark"])
    #expect(lines.allSatisfy { $0.count == 3 && $0[2].count == 64 } && lines[0][2] != lines[1][2])
    #expect(outcome.err.hasPrefix("✗ odd  light, dark: Screens/odd.screen.json5:1:"))
    let json = try #require(call.run("render --digests --format json hello").json.first)
    let digests = json["digests"] as? [NSDictionary]
    #expect(digests?.compactMap { $0["digest"] as? String } == lines.map { String($0[2]) })
    // The same that reports tell.
    _ = call.run("record")
    #expect(call.run("verify --format json hello").out.contains(lines[0][2]))
  }

  @Test("tells of characters that no font has, before their pictures are taken for good")
  func tofu() throws {
    let call = try Call.project()
    try call.folder.write(
      "{ view: { subviews: [ { kind: \"label\", id: \"t\", text: \"\\u0378\", frame: [0, 0, 99, 40] } ] } }",
      to: "Screens/odd.screen.json5")
    for command in ["record", "record", "render --out o", "verify"] {
      let outcome = call.run(command)
      #expect(outcome.code == .success)
      #expect(outcome.out.contains("● odd  light, dark: ") && outcome.out.contains("U+0378"))
    }
    let findings = call.run("record --format json").json.first?["findings"] as? [NSDictionary]
    #expect(findings?.first?["variants"] as? [String] == ["light", "dark"])
  }

  @Test("a broken project file ends with 2 and its line")
  func brokenProject() throws {
    let call = try Call()
    try call.folder.write("{\n  screns: [\"Screens\"],\n}\n", to: "meian.json5")
    let outcome = call.run("verify")
    #expect(outcome.code == .usage && outcome.out.isEmpty)
    #expect(outcome.err.hasPrefix("meian: meian.json5:2") && outcome.err.contains("“screens”"))
  }

  @Test("a layout file needs no project")
  func outside() throws {
    let project = try Call.project()
    let call = try Call()
    try call.folder.write(
      try #require(project.folder.bytes(of: "Screens/hello.screen.json5")),
      to: "a b.screen.json5")
    let drawn = call.run(["render", "a b.screen.json5", "--out", "o", "--variant", "dark"])
    #expect(drawn.code == .success && drawn.out == "drew o/hello/dark.png\n1 picture drawn\n")
    let verified = call.run(["verify", "a b.screen.json5"])
    #expect(verified.code == .failed)
    #expect(verified.out.hasSuffix("to accept: meian record 'a b.screen.json5'\n"))
    #expect(call.run(["list", "a b.screen.json5"]).out.hasPrefix("hello  light dark"))
  }

  @Test("a project is found from a folder inside it, and named by its folder or file")
  func found() throws {
    let project = try Call.project()
    let call = try Call()
    for path in [project.folder.path, project.folder.path(of: "meian.json5")] {
      let outcome = call.run(["list", "--project", path])
      #expect(outcome.out == "hello  light dark  Screens/hello.screen.json5\n")
    }
    let verified = call.run(["verify", "--project", project.folder.path, "--report", "r"])
    #expect(verified.out.contains("report: r/index.html\n"))
    #expect(
      verified.out.hasSuffix("to accept: meian record --project \(project.folder.path) hello\n"))
    #expect(call.folder.bytes(of: "r/index.html") != nil)
  }

  @Test("records one role, what is missing, or the screens of another project file")
  func recording() throws {
    let call = try Call.project()
    let other = try Call.project()
    let path = "Screens/hello.screen.json5"
    let text = String(decoding: try #require(other.folder.bytes(of: path)), as: UTF8.self)
    try other.folder.write(
      text.replacing("secondarySystemBackground", with: "systemRed"), to: path)
    let before = call.run([
      "record", "--before", "--from", other.folder.path(of: "meian.json5"),
    ])
    #expect(before.out.hasPrefix("recorded hello/dark.before.png\n"))
    #expect(call.run("record").code == .success)
    #expect(call.run("verify").out.contains("● hello  light, dark: recorded-change — "))
    #expect(call.run("verify --before none").out.hasPrefix("2 shots: 2 unchanged\n"))
    try FileManager.default.removeItem(
      atPath: call.folder.path(of: "Baselines/hello/dark.after.png"))
    #expect(
      call.run("record --missing").out
        == "recorded hello/dark.after.png\n1 picture recorded, 1 unchanged\n")
    let promoted = call.run(["promote", path, "--variant", "dark"])
    #expect(promoted.out == "promoted hello/dark.before.png\n1 baseline promoted\n")
    #expect(call.run("promote --drop").out.hasSuffix("2 baselines removed\n"))
    #expect(call.run("verify").out.hasPrefix("2 shots: 2 "))
  }

  @Test(
    "never passes where nothing was selected", arguments: ["verify", "record", "render --out o"])
  func nothing(command: String) throws {
    let call = try Call.project()
    let outcome = call.run("\(command) helo")
    #expect(outcome.code == .usage)
    #expect(outcome.err == "meian: unknown screen “helo”; did you mean “hello”?\n")
  }

  @Test("says what was found also where the report cannot be written")
  func noReport() throws {
    let call = try Call.project()
    #expect(call.run("verify --report r").code == .failed)
    // What only writing meets: a link below the folder of a report that is Meian's.
    let pages = call.folder.path(of: "r/screens")
    try FileManager.default.removeItem(atPath: pages)
    try FileManager.default.createSymbolicLink(atPath: pages, withDestinationPath: "/nowhere")
    let outcome = call.run("verify --report r")
    #expect(outcome.code == .usage && outcome.err.contains("/r/screens: this is a symbolic link"))
    #expect(outcome.out.contains("2 shots: 2 unrecorded\n") && !outcome.out.contains("report:"))
  }

  @Test(
    "ends with 3 and the package to install where there are no fonts",
    arguments: [
      "verify", "record", "render --out o", "doctor",
    ])
  func noFonts(command: String) throws {
    var call = try Call.project()
    call.variables["MEIAN_FONTS"] = call.folder.path
    let outcome = call.run(command)
    #expect(outcome.code == .environment)
    #expect((outcome.out + outcome.err).contains("fonts-inter"))
  }

  @Test("prints the view tree of a picture, and one line of a picture without")
  func tree() throws {
    let call = try Call.project()
    _ = call.run("record")
    let tree = call.run("tree Baselines/hello/dark.after.png")
    #expect(tree.code == .success && tree.out.contains("label #title"))
    _ = call.run(
      "compare Baselines/hello/dark.after.png Baselines/hello/dark.after.png --diff d.png")
    #expect(tree.out.contains(/\n# 1170 × 2532 pixels, digest [0-9a-f]{16}\n$/))
    #expect(
      call.run("tree d.png").out.wholeMatch(
        of: /1170 × 2532 pixels, digest [0-9a-f]{16}, without a view tree\n/) != nil)
  }
}
