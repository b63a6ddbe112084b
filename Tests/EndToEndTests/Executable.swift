import Foundation
import TestSupport

/// The built `meian`, run as a person would run it.
struct Executable {
  struct Outcome {
    var status: Int32
    var out: String
    var err: String
  }

  /// `MEIAN_EXECUTABLE`, else what was built last beside the tests.
  static let path: String =
    ProcessInfo.processInfo.environment["MEIAN_EXECUTABLE"]
    ?? ["release", "debug"].map { "\(repositoryRoot)/.build/\($0)/meian" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    ?? "\(repositoryRoot)/.build/debug/meian"

  let folder: String
  var variables: [String: String] = [:]

  func run(_ words: String...) throws -> Outcome { try run(words) }

  func run(_ words: [String]) throws -> Outcome {
    let process = try start(words)
    let out = process.out.fileHandleForReading.readDataToEndOfFile()
    let err = process.err.fileHandleForReading.readDataToEndOfFile()
    process.process.waitUntilExit()
    return Outcome(
      status: process.process.terminationStatus, out: String(decoding: out, as: UTF8.self),
      err: String(decoding: err, as: UTF8.self))
  }

  struct Running {
    var process: Process
    var out: Pipe
    var err: Pipe
  }

  func start(_ words: [String]) throws -> Running {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let out = Pipe()
    let err = Pipe()
    process.standardOutput = out
    process.standardError = err
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return Running(process: process, out: out, err: err)
  }
}
