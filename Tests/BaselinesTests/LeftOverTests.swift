import Foundation
import TestSupport
import Testing

@testable import Baselines

@Suite("What killed runs leave")
struct LeftOverTests {
  let folder: TemporaryFolder
  let store: BaselineStore
  let key: BaselineKey

  init() throws {
    folder = try TemporaryFolder()
    store = BaselineStore(directory: folder.path)
    key = try #require(BaselineKey(screen: "a", variant: "dark"))
  }

  /// The number of a process that has ended.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test("is removed under the lock, with the folders that held nothing else")
  func removed() throws {
    let ended = try endedProcess()
    try store.write([1], key, .after)
    try folder.write("half", to: "a/.dark.after.png.\(ended).1.tmp")
    try folder.write("half", to: "b/c/.dark.high-contrast.before.png.\(getpid()).70000.tmp")
    try store.withWriteLock {}
    #expect(folder.files() == ["a/dark.after.png"])
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "b/c")))
  }

  @Test("is told from the files of runs that are alive and of others")
  func kept() throws {
    let ended = try endedProcess()
    let names = [
      "a/.dark.after.png.1.1.tmp", "a/.dark.after.png.0.1.tmp", "a/.dark.after.png.-5.1.tmp",
      "a/.dark.now.png.\(ended).1.tmp", "a/.after.png.\(ended).1.tmp", "a/.notes.\(ended).1.tmp",
      "a/dark.after.png.\(ended).1.tmp", "a/.dark.after.png.\(ended).1.tmp.txt", "b/.x.tmp",
    ].sorted()
    for name in names { try folder.write("mine", to: name) }
    try store.withWriteLock {}
    #expect(folder.files() == names)
  }

  @Test("gets in the way of no write")
  func names() throws {
    let first = TemporaryName.next(for: "dark.after.png")
    #expect(TemporaryName.isLeftOver(first))
    #expect(first.hasPrefix(".dark.after.png.\(getpid()).") && first.hasSuffix(".tmp"))
    #expect(TemporaryName.next(for: "dark.after.png") != first)
  }

  @Test("cannot come from two threads that write one image at once")
  func threads() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for value in UInt8(1)...16 {
        group.addTask { try store.write([UInt8](repeating: value, count: 50_000), key, .after) }
      }
      try await group.waitForAll()
    }
    let bytes = try #require(try store.read(key, .after))
    #expect(bytes.count == 50_000 && Set(bytes).count == 1)
    #expect(folder.files() == ["a/dark.after.png"])
  }
}
