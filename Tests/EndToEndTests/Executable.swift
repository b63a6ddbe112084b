import Foundation
import Synchronization
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
  var program = Executable.path

  func run(_ words: String...) throws -> Outcome { try run(words) }

  /// Runs to the end, or is killed after a minute, which then is the status.
  func run(_ words: [String]) throws -> Outcome {
    let running = try start(words)
    let process = running.process.processIdentifier
    let watchdog = DispatchWorkItem { kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
    defer { watchdog.cancel() }
    // Both pipes are read at once, because a full one stops the process.
    let errors = Mutex(Data())
    let reading = DispatchGroup()
    let err = running.err.fileHandleForReading
    DispatchQueue.global().async(group: reading) {
      let data = err.readDataToEndOfFile()
      errors.withLock { $0 = data }
    }
    let out = running.out.fileHandleForReading.readDataToEndOfFile()
    reading.wait()
    running.process.waitUntilExit()
    return Outcome(
      status: running.process.terminationStatus, out: String(decoding: out, as: UTF8.self),
      err: errors.withLock { String(decoding: $0, as: UTF8.self) })
  }

  struct Running {
    var process: Process
    var out: Pipe
    var err: Pipe
  }

  /// Runs a line of `sh` in which `meian` is the executable.
  func shell(_ line: String) throws -> Outcome {
    try Executable(folder: folder, variables: variables, program: "/bin/sh").run(
      "-c", "meian() { \"\(Self.path)\" \"$@\"; }; \(line)")
  }

  func start(_ words: [String]) throws -> Running {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // A pipeline that runs these tests sets CI, which changes what meian does.
    let surrounding = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.environment = surrounding.merging(variables) { $1 }
    let out = Pipe()
    let err = Pipe()
    process.standardOutput = out
    process.standardError = err
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return Running(process: process, out: out, err: err)
  }
}
