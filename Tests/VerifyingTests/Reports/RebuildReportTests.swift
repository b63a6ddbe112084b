import RunRecords
import TestSupport
import Testing

@testable import Verifying

@Suite("Report of a saved run")
struct RebuildReportTests {
  private func saved(
    _ options: ReportOptions = ReportOptions()
  ) throws -> (folder: TemporaryFolder, run: RunRecord) {
    let project = try TestProject(screens: ["home": "red", "calm": "white"])
    try project.record()
    try project.paint("home", light: "red", dark: "blue")
    let result = try project.verify()
    let folder = try TemporaryFolder()
    try writeReport(
      result, to: folder.path(of: "one"), commandDirectory: folder.path, options: options)
    return (folder, result.record)
  }

  private func rebuild(_ run: RunRecord, _ folder: TemporaryFolder) throws(RunFailure) {
    try rebuildReport(
      run, from: folder.path(of: "one"), to: folder.path(of: "two"), commandDirectory: folder.path)
  }

  @Test("has the same files as the one that the run wrote", arguments: [false, true])
  func same(leavesOutUnchanged: Bool) throws {
    let (folder, run) = try saved(ReportOptions(leavesOutUnchanged: leavesOutUnchanged))
    try rebuild(run, folder)
    let files = folder.files()
    let one = files.filter { $0.hasPrefix("one/") }.map { $0.dropFirst("one/".count) }
    let two = files.filter { $0.hasPrefix("two/") }.map { $0.dropFirst("two/".count) }
    #expect(one == two && one.contains { $0.hasPrefix("pixels/") })
    #expect(one.contains("screens/calm.html") == !leavesOutUnchanged)
    for file in one where file != "junit.xml" {
      #expect(folder.bytes(of: "one/\(file)") == folder.bytes(of: "two/\(file)"))
    }
  }

  @Test("can be written where it is, and then leaves nothing else there")
  func inPlace() throws {
    let (folder, run) = try saved(ReportOptions(isSingleFile: true))
    let before = folder.files()
    #expect(before.contains("one/report.html"))
    try rebuildReport(
      run, from: folder.path(of: "one"), to: folder.path(of: "one"), commandDirectory: folder.path)
    #expect(folder.files() == before.filter { $0 != "one/report.html" })
  }

  @Test("says which picture is missing, and follows no link to another file")
  func missing() throws {
    let (folder, run) = try saved()
    let path = try #require(run.shot("home", "dark")?.now?.path)
    try removeItem(folder.path(of: "one/\(path)"))
    #expect(
      failure { () throws(RunFailure) in try rebuild(run, folder) }
        == .usage("\(path): missing beside the saved run; keep images/ and results.json together"))
    try folder.write("secret", to: "secret.txt")
    try link(folder.path(of: "one/\(path)"), to: folder.path(of: "secret.txt"))
    #expect(
      failure { () throws(RunFailure) in try rebuild(run, folder) }
        == .usage("\(path): no plain file; keep images/ as “meian verify” wrote it"))
    try removeItem(folder.path(of: "one/\(path)"))
    try folder.write("secret", to: "one/\(path)")
    #expect(
      failure { () throws(RunFailure) in try rebuild(run, folder) }
        == .usage("\(path): no PNG file; keep images/ as “meian verify” wrote it"))
  }

  @Test("holds its pixels as scripts for the screens that need a person, and no others")
  func pixels() throws {
    let folder = try saved().folder
    let scripts = folder.files().filter { $0.hasPrefix("one/pixels/") }
    #expect(scripts.count == 2)
    let text = String(decoding: try #require(folder.bytes(of: scripts[0])), as: UTF8.self)
    #expect(text.hasPrefix("meianPixels(\"images/"))
    #expect(text.hasSuffix("\");\n") && text.contains(",\"data:image/png;base64,iVBORw0KGgo"))
  }
}
