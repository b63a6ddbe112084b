import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Accepting from a report")
struct AcceptTests {
  /// A project whose dark picture changed, and the report of it.
  private func reviewed() throws -> (project: TestProject, report: TemporaryFolder) {
    let project = try TestProject(screens: ["home": "red", "two": "green"])
    try project.record()
    try project.paint("home", light: "red", dark: "blue")
    try project.paint("two", light: "white", dark: "blue")
    let report = try TemporaryFolder()
    try writeReport(try project.verify(), to: report.path, commandDirectory: report.path)
    return (project, report)
  }

  private func accept(
    _ project: TestProject, _ report: TemporaryFolder, screens: [String] = [],
    variants: [Variant] = []
  ) throws(RunFailure) -> RecordOutcome {
    try Verifying.accept(
      try project.load(), from: report.path,
      RunOptions(selection: Selection(screens: screens, variants: variants)))
  }

  @Test("stores exactly the pictures that were drawn, and then the run passes")
  func all() throws {
    let (project, report) = try reviewed()
    let outcome = try accept(project, report)
    #expect(
      outcome.written == ["home/dark.after.png", "two/dark.after.png", "two/light.after.png"])
    #expect(!(try project.verify().fails))
    #expect(try accept(project, report).unchanged == 3)
  }

  @Test("stores no other shots than those that are named")
  func some() throws {
    let (project, report) = try reviewed()
    let dark = try #require(try? Variant(name: "dark"))
    #expect(
      try accept(project, report, screens: ["two"], variants: [dark]).written
        == ["two/dark.after.png"])
  }

  @Test("refuses a report of other sources, and then stores nothing at all")
  func otherSources() throws {
    let (project, report) = try reviewed()
    try project.paint("two", light: "white", dark: "red")
    let files = project.folder.files().map { project.folder.bytes(of: $0) }
    #expect(
      failure { () throws(RunFailure) in _ = try accept(project, report) }
        == .usage(
          "two, dark: the report was made from other sources; check out the commit it belongs to, or run “meian record” here"
        ))
    #expect(project.folder.files().map { project.folder.bytes(of: $0) } == files)
  }

  @Test("refuses a picture that is not the one the record names")
  func planted() throws {
    let (project, report) = try reviewed()
    let run = try decodeRunRecord(try #require(report.bytes(of: "results.json")))
    let now = try #require(run.shot("home", "dark")?.now?.path)
    let other = try #require(run.shot("home", "light")?.now?.path)
    try report.write(try #require(report.bytes(of: other)), to: now)
    // The second screen has the same picture.
    func refusal(_ words: String) -> RunFailure {
      let names = ["home, dark", "two, dark"]
      return .usage(
        "nothing is accepted, because of 2 shots: "
          + names.map { "\($0): \(now) \(words)" }.joined(separator: " · "))
    }
    #expect(
      failure { () throws(RunFailure) in _ = try accept(project, report) }
        == refusal("is not the picture that results.json names; fetch the report again"))
    try removeItem(report.path(of: now))
    #expect(
      failure { () throws(RunFailure) in _ = try accept(project, report) }
        == refusal("is missing in the report; fetch all of it"))
  }

  /// Changes what the report says.
  private func tamper(_ report: TemporaryFolder, _ change: (inout RunRecord) -> Void) throws {
    var run = try decodeRunRecord(try #require(report.bytes(of: "results.json")))
    change(&run)
    try report.write(encodeJSON(run), to: "results.json")
  }

  @Test("refuses a report in which a changed shot was made to pass, and stores none of the others")
  func hidden() throws {
    let (project, report) = try reviewed()
    try tamper(report) { run in
      for screen in run.screens.indices { run.screens[screen].shots[0].verdict = .unchanged }
    }
    let before = project.baselines()
    #expect(
      failure { () throws(RunFailure) in _ = try accept(project, report) }
        == .usage(
          "two, light: results.json says unchanged, and its pictures of after and now differ; fetch the report again"
        ))
    #expect(project.baselines() == before)
  }

  @Test("names every shot that it refuses")
  func several() throws {
    let (project, report) = try reviewed()
    try tamper(report) { run in
      for screen in run.screens.indices {
        for shot in run.screens[screen].shots.indices {
          run.screens[screen].shots[shot].now?.path = "images/gone.png"
        }
      }
    }
    let before = project.baselines()
    #expect(
      failure { () throws(RunFailure) in _ = try accept(project, report) }
        == .usage(
          "nothing is accepted, because of 3 shots: "
            + ["home, dark", "two, light", "two, dark"].map {
              "\($0): images/gone.png is missing in the report; fetch all of it"
            }.joined(separator: " · ")))
    #expect(project.baselines() == before)
  }

  @Test("refuses shots that the project does not have, unless others are named")
  func strangers() throws {
    let (project, report) = try reviewed()
    try tamper(report) { run in
      if let index = run.screens.firstIndex(where: { $0.id == "two" }) {
        run.screens[index].id = "three"
      }
    }
    let refusal = failure { () throws(RunFailure) in _ = try accept(project, report) }
    #expect(
      "\(String(describing: refusal))".contains("three, dark: the project here has no such shot"))
    #expect("\(String(describing: refusal))".contains("three, light: "))
    #expect(try accept(project, report, screens: ["home"]).written == ["home/dark.after.png"])
  }

  @Test("refuses a report of another rendering epoch")
  func epoch() throws {
    let (project, report) = try reviewed()
    try tamper(report) { $0.epoch = 999 }
    #expect(
      failure { () throws(RunFailure) in _ = try accept(project, report) }
        == .environment(
          "\(report.path): the report was drawn in rendering epoch 999, and this Meian draws epoch 1; use the Meian that drew it, or run “meian record” here"
        ))
  }

  @Test("says so where there is no report")
  func none() throws {
    let project = try TestProject()
    let folder = try TemporaryFolder()
    #expect(
      failure { () throws(RunFailure) in _ = try accept(project, folder) }
        == .usage(
          "\(folder.path): holds no results.json; name the folder of a report, or the archive of one"
        ))
  }

  @Test("reads the archive of a job’s artifacts, wherever in it the report is")
  func archive() throws {
    let (project, report) = try reviewed()
    let names = report.files().filter { $0 == "results.json" || $0.hasPrefix("images/") }
    let files = try names.map { name in
      (name: "public/shots/\(name)", bytes: try #require(report.bytes(of: name)))
    }
    let folder = try TemporaryFolder()
    func accepted(_ zip: Zip) throws -> [String] {
      try folder.write(zip.bytes, to: "artifacts.zip")
      return try Verifying.accept(
        try project.load(), from: folder.path(of: "artifacts.zip"), RunOptions()
      ).written
    }
    #expect(throws: RunFailure.self) { try accepted(Zip([("../results.json/x", [1])])) }
    #expect(throws: RunFailure.self) { try accepted(Zip(Array(files.prefix(1)))) }
    let doubled = files + files.map { ("other/shots/" + $0.name.dropFirst(13), $0.bytes) }
    #expect(throws: RunFailure.self) { try accepted(Zip(doubled)) }
    #expect(
      try accepted(Zip(files)) == [
        "home/dark.after.png", "two/dark.after.png", "two/light.after.png",
      ])
  }
}
