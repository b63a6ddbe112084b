import Foundation
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Screens affected since a commit")
struct AffectedTests {
  /// Three recorded and committed screens, of which `rich` uses all that a project can bring.
  private struct World {
    let project: TestProject
    let repository: TestRepository
    static let settings = "assets: \"A.xcassets\", strings: \"App\", before: \"none\","
    static let strings = "App/en.lproj/Localizable.strings"

    /// - Parameter folder: of the project in the repository, with a slash at the end.
    init(committing: Bool = true) throws {
      project = try TestProject(Self.settings, screens: ["one": "red", "two": "green"])
      try project.write(
        """
        { screen: "rich", view: { backgroundColor: "asset:Brand", subviews: [
          { use: "../part.json5", with: { text: "strings:title" } } ] } }
        """, to: "rich")
      let folder = project.folder
      try folder.write(
        "{ parameters: { text: null }, view: { kind: \"label\", text: \"$text\" } }",
        to: "part.json5")
      try folder.write("\"title\" = \"Title\"; \"other\" = \"Other\";", to: Self.strings)
      try folder.write("{}", to: "A.xcassets/Contents.json")
      try World.color(folder, "Brand", "0.5")
      try World.color(folder, "Unused", "0.5")
      try project.record()
      repository = try TestRepository(folder.path)
      if committing { try repository.commit("All") }
    }

    static func color(_ folder: TemporaryFolder, _ name: String, _ red: String) throws {
      try folder.write(
        """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "\(red)", "green": "0", "blue": "0", "alpha": "1" } } }] }
        """, to: "A.xcassets/\(name).colorset/Contents.json")
    }

    func run(
      since revision: String = "HEAD", screens: [String] = [], variants: [Variant] = []
    ) throws -> RunResult {
      var options = RunOptions(selection: Selection(screens: screens, variants: variants), jobs: 2)
      options.extent.changedSince = revision
      return try verify(try project.load(), options)
    }

    /// Ids of the screens that were drawn.
    func drawn(since revision: String = "HEAD") throws -> [String] {
      try run(since: revision).record.screens.filter { screen in
        !screen.shots.allSatisfy { $0.verdict == .skipped }
      }.map(\.id)
    }
  }

  @Test("are none where nothing changed, and that is a pass and no empty run")
  func nothing() throws {
    let world = try World()
    let result = try world.run()
    #expect(result.comparedNothing && result.isProvenUnaffected && !result.fails)
    #expect(result.record.count(of: .skipped) == 6)
    #expect(
      result.record.notes.contains {
        $0.hasPrefix("0 of 3 screens were drawn, whose files changed since HEAD (")
      })
    // The same bytes written anew are no change, whatever the index thinks of the time.
    try world.project.paint("one", "red")
    #expect(try world.drawn() == [])
  }

  @Test(
    "are those that a changed file belongs to",
    arguments: [
      ("Screens/one.screen.json5", ["one"]), ("part.json5", ["rich"]),
      ("A.xcassets/Brand.colorset/Contents.json", ["rich"]),
      ("A.xcassets/Unused.colorset/Contents.json", []), ("README.md", []),
      ("Baselines/two/dark.after.png", ["two"]),
      ("A.xcassets/Contents.json", ["one", "rich", "two"]),
      ("meian.json5", ["one", "rich", "two"]),
    ])
  func files(file: String, screens: [String]) throws {
    let world = try World()
    let folder = world.project.folder
    try folder.write((folder.bytes(of: file) ?? []) + Array(" ".utf8), to: file)
    #expect(try world.drawn() == screens)
    // Committed or not, since the commit before it.
    try world.repository.commit("Change")
    #expect(try world.drawn() == [])
    #expect(try world.drawn(since: "HEAD~1") == screens)
  }

  @Test("are said to be all where the reason reaches everything")
  func everything() throws {
    let world = try World()
    try world.project.configure("\(World.settings) linkedSDK: \"ios13\",")
    let record = try world.run().record
    #expect(record.count(of: .skipped) == 0)
    #expect(
      record.notes.contains {
        $0.hasPrefix("everything was drawn, because meian.json5 changed since HEAD (")
      })
    // Then baselines without a screen are looked for as well.
    try world.project.remove("Screens/two.screen.json5")
    #expect(try world.run().record.shot("two", "dark")?.verdict == .obsolete)
  }

  @Test("are those that show a changed text, in the languages that are drawn")
  func texts() throws {
    let world = try World()
    let folder = world.project.folder
    try folder.write("\"title\" = \"Title\"; \"other\" = \"New\";", to: World.strings)
    #expect(try world.drawn() == [])
    try folder.write("\"title\" = \"New\"; \"other\" = \"Other\";", to: World.strings)
    #expect(try world.drawn() == ["rich"])
    try folder.write("\"title\" = \"Title\"; \"other\" = \"Other\";", to: World.strings)
    try folder.write("\"title\" = \"Titel\";", to: "App/de.lproj/Localizable.strings")
    #expect(try world.drawn() == [])
    try removeItem(folder.path(of: "App/de.lproj/Localizable.strings"))
    try world.project.configure(
      "\(World.settings) variants: [\"light\", \"dark\", \"light.de\"],")
    try world.repository.commit("German")
    try folder.write("\"title\" = \"Titel\";", to: "App/de.lproj/Localizable.strings")
    let german = try world.run(variants: [try Variant(name: "light.de")]).record
    #expect(german.shot("rich", "light.de")?.verdict == .unrecorded)
    #expect(german.shot("one", "light.de")?.verdict == .skipped)
  }

  @Test("are new and broken ones, and those whose baseline is gone or new")
  func others() throws {
    let world = try World()
    try world.project.paint("three", "white")
    try world.project.write("{ screen: \"broken\", view: { kind: \"nonsense\" } }", to: "broken")
    #expect(try world.drawn() == ["broken", "three"])
    try removeItem(world.project.folder.path(of: "Baselines/one/light.after.png"))
    let record = try world.run().record
    #expect(record.shot("one", "light")?.verdict == .unrecorded)
    #expect(record.shot("two", "light")?.verdict == .skipped)
    // A screen that is gone is not among them: what is not drawn is never obsolete.
    try world.project.remove("Screens/two.screen.json5")
    #expect(try world.run().record.count(of: .obsolete) == 0)
  }

  @Test("of a filter are those among the screens that it names")
  func filter() throws {
    let world = try World()
    try world.project.paint("one", "blue")
    #expect(try world.run(screens: ["two", "rich"]).isProvenUnaffected)
    let record = try world.run(screens: ["one", "two"]).record
    #expect(record.shot("one", "dark")?.verdict == .unexpectedChange)
    #expect(record.notes.contains { $0.hasPrefix("1 of 2 screens were drawn") })
  }

  @Test("shared out to shards are those that they are without, and the report is the same")
  func shards() throws {
    let world = try World()
    try world.project.paint("one", "blue")
    try world.project.paint("two", "blue")
    let folder = try TemporaryFolder()
    func report(_ name: String, _ shard: Shard?) throws {
      var options = RunOptions(jobs: 2)
      options.extent = RunExtent(shard: shard, changedSince: "HEAD")
      try writeReport(
        try verify(try world.project.load(), options), to: folder.path(of: name),
        commandDirectory: folder.path)
    }
    try report("whole", nil)
    let names = ["1", "2", "3"]
    for (index, name) in names.enumerated() { try report(name, Shard(index + 1, of: 3)) }
    let merged = try MergedRun(shards: names.map { (path: folder.path(of: $0), name: $0) })
    try merged.write(
      to: folder.path(of: "merged"), commandDirectory: folder.path, options: ReportOptions(),
      jobs: 1)
    #expect(!merged.comparedNothing && merged.fails)
    #expect(folder.bytes(of: "merged/results.json") == folder.bytes(of: "whole/results.json"))
  }

  @Test("cannot be told without the commit, or without a repository")
  func unknown() throws {
    let world = try World()
    let error = #expect(throws: RunFailure.self) { try world.run(since: "nowhere") }
    guard case .environment(let words)? = error else {
      Testing.Issue.record("\(String(describing: error))")
      return
    }
    #expect(words.hasPrefix("--changed-since: no commit is called “nowhere” here"))
    let project = try TestProject()
    try project.record()
    var options = RunOptions()
    options.extent.changedSince = "HEAD"
    #expect(throws: RunFailure.self) { try verify(try project.load(), options) }
  }

  @Test("are found in a pipeline from the merge base with the target branch")
  func mergeBase() throws {
    let world = try World()
    try world.repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try world.project.paint("one", "blue")
    try world.project.record()
    try world.repository.commit("Mine")
    var options = RunOptions(variables: ["GITHUB_BASE_REF": "main"])
    options.extent.changedSince = "merge-base"
    let record = try verify(try world.project.load(), options).record
    #expect(record.count(of: .skipped) == 4)
    #expect(record.notes.contains { $0.contains("since merge base ") })
  }
}
