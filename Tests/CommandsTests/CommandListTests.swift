import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Commands")
struct CommandListTests {
  @Test("are registered when their file exists")
  func everyFileIsRegistered() throws {
    let folder = "\(repositoryRoot)/Sources/Commands/Commands"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    #expect(Set(files) == Set(allCommands.map { "\($0)" }))
  }

  @Test("come in the order of the help: the main job, what changes baselines, the rest by name")
  func order() {
    let names = allCommands.map { $0.name }
    #expect(names.prefix(5) == ["verify", "record", "accept", "promote", "prune"])
    #expect(names.dropFirst(5).elementsEqual(names.dropFirst(5).sorted()))
    #expect(Set(names).count == names.count)
  }

  @Test("are helped with in three ways, also when other words are wrong")
  func help() throws {
    let call = try Call()
    let overview = call.run("help")
    for command in allCommands {
      #expect(overview.out.contains("\n  \(command.name) "))
      let expected = command.help.joined(separator: "\n") + "\n"
      #expect(expected.hasPrefix("usage: meian \(command.name)"))
      for words in ["help N", "N --help", "N -h", "N --nonsense -h a b c"] {
        let outcome = call.run(words.replacing("N", with: command.name))
        #expect(outcome == Call.Outcome(code: .success, out: expected, err: ""))
      }
    }
  }

  @Test("explain each of their options, once, in lines that fit a terminal")
  func options() {
    for command in allCommands {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
      for option in command.options {
        #expect(command.help.contains { $0.hasPrefix("  --\(option.name)") })
      }
      #expect(command.help.allSatisfy { $0.count <= 100 }, "\(command.name)")
      #expect(command.summary.first?.isUppercase == true && !command.summary.hasSuffix("."))
    }
  }

  @Test("write results through the console only")
  func oneWayOut() throws {
    let folder = "\(repositoryRoot)/Sources/Commands"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    for file in files where file.hasSuffix(".swift") && !file.hasSuffix("Console.swift") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      #expect(!text.contains("environment.write(") && !text.contains("print("), "\(file)")
    }
  }
}
