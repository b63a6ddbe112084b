import Foundation
import TestSupport
import Testing

/// What `meian init` leaves behind for git, in a real repository.
@Suite("Baselines in git diff")
struct GitDiffTests {
  private let folder: TemporaryFolder
  private let repository: TestRepository
  private var meian: Executable { Executable(folder: folder.path, variables: variables) }

  /// `meian` is found in PATH, as the driver's setting names it.
  private var variables: [String: String] {
    ["PATH": "\(folder.path(of: ".git/bin")):/usr/bin:/bin"]
  }

  init() throws {
    folder = try TemporaryFolder()
    repository = try TestRepository(folder.path)
    try FileManager.default.createDirectory(
      atPath: folder.path(of: ".git/bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: ".git/bin/meian"), withDestinationPath: Executable.path)
    let outcome = try Executable(folder: folder.path).run("init")
    try #require(outcome.status == 0, "\(outcome.err)")
    try #require(try Executable(folder: folder.path).run("record", "--quiet").status == 0)
    try repository.commit("Start")
  }

  private func paint(_ color: String) throws {
    let path = "Screens/hello.screen.json5"
    let text = String(decoding: try #require(folder.bytes(of: path)), as: UTF8.self)
    try folder.write(text.replacing("secondarySystemBackground", with: color), to: path)
    try #require(try meian.run("record", "--quiet").status == 0)
  }

  private func git(_ words: String) throws -> String {
    let outcome = try meian.shell("git \(words)")
    #expect(outcome.status == 0, "\(outcome.err)")
    return outcome.out
  }

  @Test("show changed views and colours, once a clone is set up")
  func driver() throws {
    try paint("systemRed")
    #expect(try git("diff --stat").contains(/dark\.after\.png +\| Bin/))
    #expect(try git("diff").contains("Binary files"))
    let setup = try meian.run("init", "--git")
    #expect(setup.status == 0)
    #expect(setup.out == "set diff.meian.textconv = meian tree, for this clone\n")
    let diff = try git("diff -- Baselines/hello/dark.after.png")
    let lines = diff.split(separator: "\n").filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
    #expect(lines.count == 2, "\(diff)")
    #expect(lines.first?.contains("secondarySystemBackground #1C1C1EFF") == true)
    #expect(lines.last?.contains("stackView #card") == true)
    #expect(lines.last?.contains("systemRed #FF453AFF") == true)
    try repository.commit("Red")
    #expect(try git("log -p -1").contains("systemRed #FF3B30FF"))
    #expect(try git("show --textconv HEAD:Baselines/hello/dark.after.png").contains("#card"))
  }

  @Test(
    "name what looks different where no colour and no text changed",
    arguments: [
      ("spacing: 8", "spacing: 9", "spacing=9"),
      ("cornerRadius: 16", "cornerRadius: 30", "cornerRadius=30"),
      ("spacing: 8", "spacing: 8, borderWidth: 2", "borderWidth=2"),
      ("spacing: 8", "spacing: 8, alpha: 0.5", "alpha=0.5"),
      ("spacing: 8", "spacing: 8, shadowOpacity: 0.5", #"shadow="opacity:0.5"#),
      ("spacing: 8", "spacing: 8, transform: { rotate: 5 }", "transform=rotate:5"),
    ])
  func layers(old: String, written: String, told: String) throws {
    let path = "Screens/hello.screen.json5"
    let text = String(decoding: try #require(folder.bytes(of: path)), as: UTF8.self)
    try #require(text.contains(old))
    try folder.write(text.replacing(old, with: written), to: path)
    try #require(try meian.run("record", "--quiet").status == 0)
    try #require(try meian.run("init", "--git").status == 0)
    let added = try git("diff -- Baselines").split(separator: "\n").filter { $0.hasPrefix("+  ") }
    #expect(added.contains { $0.contains(told) }, "\(added)")
  }

  @Test("of a folder below the repository and of a second clone work too")
  func clone() throws {
    let other = try TestRepository(cloning: repository, to: folder.path(of: "a clone"))
    let meian = Executable(folder: other.path, variables: variables)
    #expect(try meian.run("init", "--git").status == 0)
    #expect(try other.git("status", "--porcelain") == "")
    #expect(try other.git("config", "diff.meian.textconv") == "meian tree")
    #expect(try other.git("check-attr", "diff", "Baselines/a/b.after.png").hasSuffix("diff: meian"))
    // The setting belongs to one clone.
    #expect(try meian.shell("git -C .. config diff.meian.textconv || echo none").out == "none\n")
  }

  @Test("that two branches changed are not merged by lines, and resolved by drawing")
  func conflict() throws {
    #expect(try meian.run("init", "--git").status == 0)
    try repository.git("checkout", "--quiet", "-b", "green")
    try paint("systemGreen")
    try repository.commit("Green")
    try repository.git("checkout", "--quiet", "main")
    try paint("systemRed")
    try repository.commit("Red")
    let merge = try meian.shell("git merge green || git diff --name-only --diff-filter=U")
    #expect(merge.out.contains("\nBaselines/hello/dark.after.png\n"), "\(merge.out)")
    try repository.git("checkout", "--theirs", "Screens/hello.screen.json5")
    try repository.git("add", "Screens")
    #expect(try meian.run("resolve", "--quiet").status == 0)
    #expect(try repository.git("diff", "--name-only", "--diff-filter=U") == "")
    #expect(try meian.run("verify", "--quiet").status == 0)
  }

  @Test("need two lines of .gitattributes, which others’ lines keep company")
  func attributes() throws {
    let lines = "*.after.png -text -merge diff=meian\n*.before.png -text -merge diff=meian\n"
    #expect(folder.bytes(of: ".gitattributes") == Array(lines.utf8))
    try folder.write("* text=auto", to: ".gitattributes")
    #expect(try meian.run("init", "--git").out.hasPrefix("added to .gitattributes\nset diff."))
    #expect(folder.bytes(of: ".gitattributes") == Array("* text=auto\n\(lines)".utf8))
    for own in ["*.after.png   binary\tdiff=own\n", lines] {
      try folder.write(own + "*.before.png diff=meian\n", to: ".gitattributes")
      #expect(try meian.run("init", "--git").out.hasPrefix("set diff."))
      #expect(folder.bytes(of: ".gitattributes") == Array((own + "*.before.png diff=meian\n").utf8))
    }
    // In a project of a larger repository its own folder counts, wherever the command runs, and
    // what a folder around says is not said again.
    try folder.write("* text=auto\n", to: ".gitattributes")
    try folder.write("{ screens: [\"Screens\"] }", to: "ios/meian.json5")
    try folder.write("", to: "ios/Screens/.keep")
    let inner = Executable(folder: folder.path(of: "ios/Screens"))
    #expect(try inner.run("init", "--git").status == 0)
    #expect(folder.bytes(of: "ios/.gitattributes") == Array(lines.utf8))
    #expect(folder.bytes(of: ".gitattributes") == Array("* text=auto\n".utf8))
    try folder.write(lines, to: ".gitattributes")
    try folder.write("", to: "ios/.gitattributes")
    #expect(try inner.run("init", "--git").out.hasPrefix("set diff."))
    let outside = try TemporaryFolder()
    let refusal = try Executable(folder: outside.path).run("init", "--git")
    #expect(refusal.status == 3)
    #expect(refusal.err.contains("is in no git repository"))
  }
}
