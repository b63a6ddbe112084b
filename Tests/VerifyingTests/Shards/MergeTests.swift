import Foundation
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Merging shards")
struct MergeTests {
  /// A project in which nearly everything is to be said: every verdict, equal pictures of several
  /// screens, a renamed screen, rules that are needed and others that are not.
  private func project() throws -> TestProject {
    let names = (0..<12).map { "s\($0)" }
    let project = try TestProject(
      """
      before: "stored",
      lock: { variants: ["light"], exceptions: [
        { screens: ["s1"], reason: "wanted" }, { screens: ["s2"], reason: "not needed" },
        { screens: ["nowhere"], reason: "fits nothing" } ] },
      tolerances: [
        { screens: ["s3"], levels: 1, largestRegion: 100, edgesOnly: true, reason: "not needed" },
        { screens: ["nowhere/*"], levels: 1, largestRegion: 9, edgesOnly: true, reason: "none" } ],
      masks: [{ screens: ["s4"], rectangle: [0, 0, 10, 10], reason: "not needed" }],
      """, screens: Dictionary(uniqueKeysWithValues: names.map { ($0, "red") }))
    try project.paint("gone", "white")
    try project.paint("old-name", "blue")
    try project.record(.before)
    try project.paint("s1", "green")
    try project.paint("s5", light: "red", dark: "#123456")
    try project.record()
    // Unexpected, not applied, unrecorded, obsolete, broken.
    try project.paint("s6", "#654321")
    try project.paint("s5", "red")
    try project.remove("Screens/gone.screen.json5")
    try moveItem(
      project.folder.path(of: "Screens/old-name.screen.json5"),
      to: project.folder.path(of: "Screens/new-name.screen.json5"))
    try project.paint("new-name", "blue")
    try project.write("{ screen: \"s7\", view: { kind: \"nonsense\" } }", to: "s7")
    return project
  }

  private func report(
    _ project: TestProject, _ folder: TemporaryFolder, _ name: String, shard: Shard? = nil,
    screens: [String] = [], changedOnly: Bool = false, cache: String? = nil
  ) throws {
    var options = RunOptions(selection: Selection(screens: screens), jobs: 2)
    options.extent = RunExtent(shard: shard, cache: cache)
    let result = try verify(try project.load(), options)
    try writeReport(
      result, to: folder.path(of: name), commandDirectory: folder.path(of: name),
      options: ReportOptions(leavesOutUnchanged: changedOnly))
  }

  private func shards(
    _ project: TestProject, _ folder: TemporaryFolder, _ count: Int, screens: [String] = [],
    changedOnly: Bool = false
  ) throws -> [(path: String, name: String)] {
    try (1...count).map { index in
      try report(
        project, folder, "shard-\(index)", shard: Shard(index, of: count), screens: screens,
        changedOnly: changedOnly)
      return (folder.path(of: "shard-\(index)"), "shard-\(index)")
    }
  }

  private func merge(
    _ shards: [(path: String, name: String)], _ folder: TemporaryFolder, changedOnly: Bool = false
  ) throws -> MergedRun {
    let merged = try MergedRun(shards: shards)
    try merged.write(
      to: folder.path(of: "merged"), commandDirectory: folder.path(of: "merged"),
      options: ReportOptions(leavesOutUnchanged: changedOnly), jobs: 2)
    return merged
  }

  /// The files below a folder and what is in them.
  private func files(_ folder: TemporaryFolder, _ name: String) -> [String: [UInt8]] {
    let files = folder.files().filter { $0.hasPrefix(name + "/") }
    return Dictionary(
      uniqueKeysWithValues: files.map {
        (String($0.dropFirst(name.count)), folder.bytes(of: $0) ?? [])
      })
  }

  @Test(
    "gives every byte of the report that a run without shards writes", arguments: [1, 2, 3, 20],
    [false, true])
  func equality(count: Int, changedOnly: Bool) throws {
    let project = try project()
    let folder = try TemporaryFolder()
    try report(project, folder, "whole", changedOnly: changedOnly)
    let merged = try merge(
      try shards(project, folder, count, changedOnly: changedOnly), folder,
      changedOnly: changedOnly)
    let (whole, together) = (files(folder, "whole"), files(folder, "merged"))
    #expect(whole.keys.sorted() == together.keys.sorted())
    #expect(whole.filter { $0.value != together[$0.key] }.keys.sorted() == [])
    let verdicts = Set(merged.record.screens.flatMap(\.shots).map(\.verdict))
    #expect(verdicts.isSuperset(of: [.unchanged, .recordedChange, .unexpectedChange, .notApplied]))
    #expect(verdicts.isSuperset(of: [.unrecorded, .obsolete, .broken]))
    #expect(merged.record.notes.count == 5, "\(merged.record.notes)")
    #expect(merged.fails && !merged.comparedNothing)
  }

  @Test("does so for a filter, of which nothing is obsolete")
  func filter() throws {
    let project = try project()
    let folder = try TemporaryFolder()
    let screens = ["s1", "s2", "s6"]
    try report(project, folder, "whole", screens: screens)
    let merged = try merge(try shards(project, folder, 2, screens: screens), folder)
    #expect(files(folder, "whole") == files(folder, "merged"))
    #expect(merged.record.count(of: .obsolete) == 0)
    #expect(merged.record.count(of: .skipped) > 0)
  }

  @Test("leaves the judgement on the whole to itself, and other shards' screens skipped")
  func shardAlone() throws {
    let project = try project()
    let folder = try TemporaryFolder()
    for (path, _) in try shards(project, folder, 3) {
      let run = try decodeRunRecord(try #require(readFile(path + "/results.json")))
      let own = try #require(run.shard).screens
      #expect(run.count(of: .obsolete) == 0 && run.notes.isEmpty)
      for screen in run.screens {
        #expect(own.contains(screen.id) != screen.shots.allSatisfy { $0.verdict == .skipped })
      }
    }
  }

  @Test("refuses shards that do not belong together, and says which")
  func refusals() throws {
    let project = try project()
    let folder = try TemporaryFolder()
    let three = try shards(project, folder, 3)
    func message(_ shards: [(path: String, name: String)]) -> String {
      guard
        case .usage(let words)? = failure(of: { () throws(RunFailure) in
          try MergedRun(shards: shards)
        })
      else { return "" }
      return words
    }
    #expect(message([three[0], three[2]]).hasPrefix("shard 2 of 3 is missing"))
    #expect(message([]).hasPrefix("no report is named"))
    #expect(message(three + [three[1]]).contains("shard 2 of 3 is there twice"))
    try report(project, folder, "whole")
    #expect(message([(folder.path(of: "whole"), "whole")]).contains("this is no shard’s report"))
    #expect(message([(folder.path(of: "none"), "none")]).hasPrefix("none: there is no report"))
    try report(project, folder, "of-four", shard: Shard(2, of: 4))
    let ofFour = [three[0], (folder.path(of: "of-four"), "of-four")]
    #expect(message(ofFour).contains("as one of “4”, and shard-1 as one of “3”"))
    try report(project, folder, "filtered", shard: Shard(2, of: 3), screens: ["s1"])
    #expect(
      message([three[0], (folder.path(of: "filtered"), "filtered")]).contains("same options"))
    // Another state of the project.
    try project.paint("s8", "green")
    try report(project, folder, "later", shard: Shard(2, of: 3))
    let later = message([three[0], (folder.path(of: "later"), "later"), three[2]])
    #expect(later.hasPrefix("later: made from the state"))
    for (key, from, to, words) in [
      ("meian", "\"meian\" : \"\(meianVersion)\"", "\"meian\" : \"9.9.9\"", "by Meian “9.9.9”"),
      ("epoch", "\"epoch\" : 1", "\"epoch\" : 2", "in rendering epoch “2”"),
      ("commit", "\"count\" : 3", "\"commit\" : \"abc\", \"count\" : 3", "at commit “abc”"),
    ] {
      let path = folder.path(of: "shard-2/results.json")
      let text = String(decoding: try #require(readFile(path)), as: UTF8.self)
      #expect(text.contains(from))
      try folder.write(text.replacing(from, with: to), to: "other-\(key)/results.json")
      let other = (folder.path(of: "other-\(key)"), "other-\(key)")
      #expect(message([three[0], other, three[2]]).contains(words))
    }
  }

  @Test("refuses a picture that is missing, damaged, or another one")
  func pictures() throws {
    let project = try project()
    let folder = try TemporaryFolder()
    let shards = try shards(project, folder, 2)
    let pictures = folder.files().filter { $0.hasPrefix("shard-1/images/") }.sorted()
    let run = try decodeRunRecord(try #require(folder.bytes(of: "shard-1/results.json")))
    let failing = try #require(run.screens.first { $0.fails && $0.shots[0].now != nil })
    let shown = "shard-1/" + (try #require(failing.shots[0].now).path)
    let intact = try #require(folder.bytes(of: shown))
    let other = try #require(pictures.first { folder.bytes(of: $0) != intact })
    for bytes in [try #require(folder.bytes(of: other)), Array(intact.dropLast(9)), []] {
      try folder.write(bytes, to: shown)
      let error = #expect(throws: RunFailure.self) { try merge(shards, folder) }
      #expect("\(String(describing: error))".contains("images/"))
    }
    try project.folder.write("", to: ".keep")
    try removeItem(folder.path(of: shown))
    #expect(throws: RunFailure.self) { try merge(shards, folder, changedOnly: true) }
  }
}
