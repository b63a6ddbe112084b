import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Writing a report")
struct ReportTests {
  private func write(_ result: RunResult, _ path: String) throws(RunFailure) {
    try writeReport(result, to: path, commandDirectory: path)
  }

  private func changed() throws -> TestProject {
    let project = try TestProject()
    try project.record()
    try project.paint("home", light: "red", dark: "blue")
    return project
  }

  @Test("writes every picture that the record names, and the record itself")
  func files() throws {
    let project = try changed()
    let result = try project.verify()
    let folder = try TemporaryFolder()
    try write(result, folder.path)
    let files = Set(folder.files())
    #expect(
      files.isSuperset(of: [
        "index.html", "results.json", "summary.md", "junit.xml", "screens/home.html",
      ]))
    let shots = result.record.screens.flatMap(\.shots)
    let named = shots.flatMap(\.pictures)
    #expect(Set(named.map(\.path)) == files.filter { $0.hasPrefix("images/") })
    for image in named {
      #expect(try pixelDigest(picture(folder, image.path)) == image.digest)
    }
    #expect(try decodeRunRecord(try #require(folder.bytes(of: "results.json"))) == result.record)
  }

  @Test("keeps no stored picture in memory")
  func memory() throws {
    let project = try changed()
    let result = try project.verify()
    let made = result.images.values.filter { if case .made = $0 { true } else { false } }
    // Dark now, its difference and its strip; light and dark before the change are in their files.
    #expect(made.count == 3 && result.images.count == 4)
  }

  @Test("says so when a baseline changed after it was compared")
  func changedSince() throws {
    let project = try TestProject()
    try project.record()
    let result = try project.verify()
    try project.paint("home", "green")
    try project.record()
    let folder = try TemporaryFolder()
    #expect(
      failure { () throws(RunFailure) in try write(result, folder.path) }
        == .usage(
          "Baselines/home/light.after.png: changed while it was being compared; run again when nothing writes baselines"
        ))
  }

  @Test("removes what only its earlier report had, and nothing of anybody else")
  func stale() throws {
    let project = try TestProject(screens: ["home": "red", "old/one": "blue"])
    let folder = try TemporaryFolder()
    try write(try project.verify(), folder.path)
    let first = Set(folder.files())
    try folder.write("mine", to: "images/0123456789abcdef01234567.png")
    try folder.write("mine", to: "screens/notes.html")
    try folder.write("mine", to: "notes.txt")
    try project.remove("Screens/old")
    try write(try project.verify(), folder.path)
    let second = Set(folder.files())
    let lost = first.subtracting(second)
    #expect(lost.contains("screens/old/one.html"))
    #expect(
      lost.filter { $0.hasPrefix("images/") }.count == 1
        && lost.filter { $0.hasPrefix("pixels/") }.count == 1 && lost.count == 3)
    #expect(
      second.subtracting(first)
        == ["images/0123456789abcdef01234567.png", "screens/notes.html", "notes.txt"])
  }

  @Test("replaces a picture that is not the one its name promises")
  func planted() throws {
    let project = try changed()
    let result = try project.verify()
    let folder = try TemporaryFolder()
    try write(result, folder.path)
    let name = try #require(result.record.shot("home", "dark")?.now?.path)
    let bytes = folder.bytes(of: name)
    try folder.write("planted", to: name)
    try write(result, folder.path)
    #expect(folder.bytes(of: name) == bytes)
  }

  @Test("refuses a folder with files of the same names that are not ours")
  func strangers() throws {
    let project = try changed()
    let result = try project.verify()
    for name in ["index.html", "images/x", "screens/x", "results.json", "junit.xml"] {
      let folder = try TemporaryFolder()
      try folder.write("{}", to: name)
      let top = name.split(separator: "/")[0]
      #expect(
        failure { () throws(RunFailure) in try write(result, folder.path) }
          == .usage(
            "\(folder.path): holds \(top) and no report of Meian; name an empty or new folder for the report"
          ))
      #expect(folder.files() == [name] && folder.bytes(of: name) == Array("{}".utf8))
    }
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    try write(result, folder.path)
    #expect(folder.bytes(of: "notes.txt") == Array("mine".utf8))
  }

  @Test("does not write over the project, or what it reads and stores")
  func project() throws {
    let project = try changed()
    let result = try project.verify()
    let files = project.folder.files()
    let root = project.folder.path
    for (path, problem) in [
      (root, "the project itself lies there"), ("/", "the project itself lies there"),
      ("\(root)/Screens/..", "the project itself lies there"),
      ("\(root)/Baselines", "the project’s Baselines lies there"),
      ("\(root)/Baselines/report", "the project’s Baselines lies there"),
      ("\(root)/Screens", "the project’s Screens lies there"),
    ] {
      #expect(
        failure { () throws(RunFailure) in try write(result, path) }
          == .usage("\(path): \(problem); name a folder of its own for the report"))
    }
    #expect(project.folder.files() == files)
    try write(result, "\(root)/report")
  }

  @Test("does not leave the project through a link of the project's own")
  func committedLink() throws {
    let project = try changed()
    let result = try project.verify()
    let outside = try TemporaryFolder()
    let root = project.folder.path
    try link("\(root)/meian-report", to: outside.path)
    for path in ["\(root)/meian-report", "\(root)/meian-report/new", "\(root)/./meian-report"] {
      #expect(
        failure { () throws(RunFailure) in try write(result, path) }
          == .usage(
            "\(path): a symbolic link leads out of the project there; remove it, or name another folder for the report"
          ))
    }
    #expect(outside.files() == [])
    // Whoever calls may name a link elsewhere, and a link may lead to another place of the project.
    let other = try TemporaryFolder()
    try link(other.path(of: "link"), to: outside.path)
    try write(result, other.path(of: "link"))
    #expect(outside.files().contains("index.html"))
    try link("\(root)/inner", to: "build")
    try makeFolder("\(root)/build")
    try write(result, "\(root)/inner")
    #expect(project.folder.files().contains("build/index.html"))
  }

  @Test("of two runs at once is the one's or the other's, complete")
  func concurrent() async throws {
    let first = try TestProject(screens: ["home": "red", "one": "blue"])
    let second = try TestProject(screens: ["home": "green", "two/deep": "white"])
    let results = [try first.verify(), try second.verify()]
    let folder = try TemporaryFolder()
    for _ in 0..<5 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for result in results {
          group.addTask {
            try writeReport(result, to: folder.path, commandDirectory: folder.path)
          }
        }
        try await group.waitForAll()
      }
      let record = try decodeRunRecord(try #require(folder.bytes(of: "results.json")))
      let result = try #require(results.first { $0.record == record })
      let files = folder.files()
      #expect(files.filter { $0.hasPrefix("images/") } == result.images.keys.sorted())
      #expect(
        files.filter { $0.hasPrefix("screens/") }
          == record.screens.map { "screens/\($0.id).html" }.sorted())
    }
  }

  @Test("names the reason where a folder cannot be written")
  func unwritable() throws {
    let project = try changed()
    let result = try project.verify()
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    let path = folder.path(of: "file/report")
    let found = failure { () throws(RunFailure) in try write(result, path) }
    #expect(
      found
        == .usage(
          "\(path)/: cannot be made (not a directory); name a folder that can be written"
        ))
    #expect(folder.files() == ["file"])
  }

  @Test("writes and removes nothing through links")
  func links() throws {
    let project = try changed()
    let result = try project.verify()
    let folder = try TemporaryFolder()
    try write(result, folder.path)
    let outside = try TemporaryFolder()
    try moveItem(folder.path(of: "images"), to: outside.path(of: "images"))
    try link(folder.path(of: "images"), to: outside.path(of: "images"))
    let files = outside.files()
    try project.paint("home", "white")
    let next = try project.verify()
    #expect(
      failure { () throws(RunFailure) in try write(next, folder.path) }
        == .usage(
          "\(folder.path)/images: this is a symbolic link; nothing is written through it, remove it"
        ))
    #expect(outside.files() == files)
  }
}
