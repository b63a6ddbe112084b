import RunRecords
import Synchronization
import TestSupport
import Testing

@testable import Verifying

@Suite("The same project")
struct DeterminismTests {
  @Test("gives the same record and report for every number of jobs")
  func jobs() throws {
    let project = try TestProject(screens: [
      "a": "red", "b": "blue", "c/d": "green", "e": "white", "f": "red",
    ])
    try project.record(.before)
    try project.record()
    try project.paint("b", "white")
    try project.write("{", to: "e")
    try project.remove("Screens/f.screen.json5")
    let one = try project.verify(jobs: 1)
    let four = try project.verify(jobs: 4)
    #expect(encodeJSON(one.record) == encodeJSON(four.record))
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    try writeReport(one, to: first.path, commandDirectory: first.path)
    try writeReport(four, to: second.path, commandDirectory: second.path)
    #expect(first.files() == second.files())
    for file in first.files() { #expect(first.bytes(of: file) == second.bytes(of: file)) }
  }

  @Test("names no place of this machine in its record")
  func places() throws {
    let project = try TestProject(screens: ["a": "red", "b": "blue"])
    try project.record()
    try project.remove("Baselines/a/dark.after.png")
    try link(project.folder.path(of: "Baselines/a/dark.after.png"), to: "light.after.png")
    try project.write("{", to: "b")
    let text = encodeJSON(try project.verify().record)
    #expect(!text.contains(project.folder.path) && !text.contains("/tmp"))
  }

  @Test("reports progress for every shot")
  func progress() throws {
    let project = try TestProject(screens: ["a": "red", "b": "blue"])
    let seen = Mutex<[String]>([])
    var options = RunOptions(jobs: 1)
    options.progress = { done, total in seen.withLock { $0.append("\(done)/\(total)") } }
    _ = try Verifying.verify(try project.load(), options)
    #expect(seen.withLock { $0 } == ["0/4", "1/4", "2/4", "3/4", "4/4"])
  }

  @Test("throws the first failure of the items' order, whatever the jobs", arguments: [1, 4])
  func failures(jobs: Int) {
    let found = failure { () throws(RunFailure) in
      try WorkQueue.map(Array(0..<100), jobs: jobs, done: { _ in }) {
        item throws(RunFailure) -> Int in
        if item >= 10 { throw .usage("\(item)") }
        return item
      }
    }
    #expect(found == .usage("10"))
  }
}
