import Foundation
import TestSupport
import Testing

/// Disks that are full or protected, runs that meet, runs that are killed.
@Suite("Baselines of a run that cannot end")
struct NothingLostTests {
  private let world: World
  private var desk: Desk { world.shared }

  init() throws { world = try World(screens: (0..<6).map { "s\($0)" }) }

  private func baselines() -> [String: [UInt8]] {
    let names = FileManager.default.subpaths(atPath: "\(desk.path)/Baselines") ?? []
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".tmp") }
        .filter { $0 != ".filler.tmp" }
        .map { ($0, desk.bytes(of: "Baselines/\($0)") ?? []) })
  }

  private func paintAll(_ color: String) throws {
    for number in 0..<6 { try desk.paint(color, "s\(number)") }
  }

  /// Every file is the old or the new one.
  private func expectWhole(_ old: [String: [UInt8]], _ new: [String: [UInt8]]) {
    for (path, bytes) in baselines() {
      #expect(bytes == old[path] || bytes == new[path], "\(path)")
    }
  }

  @Test("are the old ones where the disk is full, and the new ones once there is room")
  func fullDisk() throws {
    let old = baselines()
    try FileManager.default.moveItem(
      atPath: "\(desk.path)/Baselines", toPath: "\(desk.path)/kept")
    try FileManager.default.createDirectory(
      atPath: "\(desk.path)/Baselines", withIntermediateDirectories: true)
    guard let disk = try SmallDisk(at: "\(desk.path)/Baselines", kilobytes: 1024) else {
      print("no disk was filled up: mounting one needs root")
      return
    }
    defer { disk.unmount() }
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(desk.path)/kept") {
      try FileManager.default.copyItem(
        atPath: "\(desk.path)/kept/\(name)", toPath: "\(desk.path)/Baselines/\(name)")
    }
    try paintAll("systemRed")
    try disk.fill()
    let full = try desk.meian("record", "--quiet")
    #expect(full.status == 2 && full.err.contains("no space left on device"), "\(full.err)")
    #expect(baselines() == old)
    let verified = try desk.meian("verify", "--quiet")
    #expect(verified.status == 1 && !verified.out.contains("broken"))

    try disk.empty()
    try disk.protect(true)
    for words in [["record"], ["prune", "--dry-run"], ["promote"]] {
      let outcome = try desk.meian(words)
      #expect(outcome.status == (words == ["record"] ? 2 : 0), "\(words) \(outcome.err)")
      #expect(words != ["record"] || outcome.err.contains("read-only file system"))
    }
    #expect(baselines() == old)
    try disk.protect(false)
    try desk.must("record", "--quiet")
    try desk.must("verify", "--quiet")
    #expect(baselines().keys == old.keys && baselines() != old)
  }

  @Test("are the old ones in a folder that cannot be written")
  func readOnly() throws {
    let old = baselines()
    try paintAll("systemRed")
    let all = try FileManager.default.subpathsOfDirectory(atPath: "\(desk.path)/Baselines")
    let folders = ["Baselines"] + all.filter { !$0.hasSuffix(".png") }.map { "Baselines/\($0)" }
    for folder in folders { chmod("\(desk.path)/\(folder)", 0o555) }
    defer { for folder in folders { chmod("\(desk.path)/\(folder)", 0o755) } }
    // Root may write everywhere, and then there is nothing to see.
    guard getuid() != 0 else { return }
    let outcome = try desk.meian("record", "--quiet")
    #expect(outcome.status == 2 && outcome.err.contains("permission denied"), "\(outcome.err)")
    #expect(baselines() == old)
  }

  @Test("are complete after two runs at once, whichever came first")
  func twoAtOnce() throws {
    let old = baselines()
    try paintAll("systemRed")
    try desk.must("record", "--quiet")
    let new = baselines()
    try desk.git("checkout", "--quiet", "HEAD", "--", "Baselines")
    try desk.git("rm", "--quiet", "--force", "Screens/s5.screen.json5")
    for other in ["record", "prune"] {
      let running = try [["record", "--quiet"], [other]].map {
        try Executable(folder: desk.path).start($0)
      }
      expectWhole(old, new)
      for run in running {
        run.process.waitUntilExit()
        #expect(run.process.terminationStatus == 0)
      }
    }
    expectWhole([:], new)
    #expect(baselines().count == 10)
    try desk.must("verify", "--quiet")
  }

  @Test("are old or new after a kill, and the next run says which one was being written")
  func killed() throws {
    let old = baselines()
    try paintAll("systemRed")
    // What a run leaves that is killed between writing and renaming.
    try desk.write("half", to: "Baselines/s3/.dark.after.png.4194300.7.tmp")
    let outcome = try desk.must("record", "--quiet")
    #expect(
      outcome.out.contains(
        "an earlier run was killed while it wrote s3/dark.after.png, which stayed as it was"))
    let new = baselines()
    #expect(new.keys == old.keys)
    for delay in [3, 9, 20, 35, 60, 90] {
      try desk.git("checkout", "--quiet", "HEAD", "--", "Baselines")
      let running = try Executable(folder: desk.path).start(["record", "--quiet"])
      usleep(UInt32(delay) * 1000)
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
      for (path, bytes) in baselines() where path.hasSuffix(".png") {
        #expect(bytes == old[path] || bytes == new[path], "\(path) after \(delay) ms")
      }
      try desk.must("record", "--quiet")
      #expect(baselines() == new)
    }
  }
}
