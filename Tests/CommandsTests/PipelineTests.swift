import TestSupport
import Testing

@testable import Commands

@Suite("In a pipeline")
struct PipelineTests {
  @Test("no baseline is written unless the call says so by name", arguments: ["true", "1", "yes"])
  func writing(value: String) throws {
    var call = try Call.project()
    call.variables["CI"] = value
    for words in ["record", "record --before", "accept x", "promote", "promote --drop", "prune"] {
      let outcome = call.run(words)
      #expect(outcome.code == .usage)
      #expect(outcome.err.contains("CI is set") && outcome.err.contains("--in-pipeline"))
    }
    #expect(!call.folder.files().contains { $0.hasPrefix("Baselines/") })
    #expect(call.run("prune --dry-run").code == .success)
    #expect(call.run("record --in-pipeline --quiet").code == .success)
    #expect(call.folder.files().contains { $0.hasPrefix("Baselines/") })
    #expect(call.run("promote --in-pipeline").code == .success)
    #expect(call.run("prune --in-pipeline").code == .success)
    #expect(call.run("verify --quiet").code == .success)
  }

  @Test("is what CI says, unless it says no", arguments: ["", "false", "0", "False"])
  func outside(value: String) throws {
    var call = try Call.project()
    call.variables["CI"] = value
    #expect(call.run("record --quiet").code == .success)
  }

  @Test("and elsewhere pruning takes no screens")
  func operands() throws {
    let call = try Call.project()
    for words in ["prune home", "prune --variant dark"] {
      #expect(call.run(words).code == .usage)
    }
    #expect(call.run("prune home").err.contains("prune takes no screens"))
  }
}
