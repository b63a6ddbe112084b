import Foundation
import TestSupport
import Testing

@testable import Baselines

@Suite("Interrupted writes")
struct InterruptionTests {
  let old = [UInt8](repeating: 1, count: 1000)
  let new = [UInt8](repeating: 2, count: 2000)

  /// What is done to a store that holds `old` before and after.
  enum Change: CaseIterable {
    case write, writeElsewhere, promote, remove
  }

  @Test(
    "leave the old or the new image, never half, whichever step fails", arguments: Change.allCases,
    [true, false])
  func anomaly(change: Change, recovers: Bool) throws {
    var failures = 0
    for failing in 1...20 {
      let folder = try TemporaryFolder()
      let intact = BaselineStore(directory: folder.path)
      let key = try #require(BaselineKey(screen: "a/b", variant: "dark"))
      let elsewhere = try #require(BaselineKey(screen: "c/d/e", variant: "dark"))
      try intact.write(old, key, .before)
      try intact.write(change == .promote ? new : old, key, .after)

      let disk = FailingDisk(failing: failing, recovers: recovers)
      let store = BaselineStore(directory: folder.path, disk: disk.operations)
      do {
        switch change {
        case .write: try store.write(new, key, .after)
        case .writeElsewhere: try store.write(new, elsewhere, .after)
        case .promote: try store.promote(key)
        case .remove: try store.remove(key, .after)
        }
        #expect(disk.count < failing, "step \(failing) failed unnoticed")
      } catch {
        failures += 1
      }

      let allowed: [[UInt8]?] = [old, new, change == .remove ? nil : old]
      for role in BaselineRole.allCases {
        #expect(try allowed.contains(intact.read(key, role)), "\(role) when step \(failing) fails")
      }
      #expect(try [nil, new].contains(intact.read(elsewhere, .after)))
      #expect(try intact.list().unknown == [])
      if disk.count < failing {
        #expect(failures > 0)
        return
      }
    }
    #expect(Bool(false), "more than 20 steps")
  }

  @Test("can be repeated")
  func again() throws {
    let folder = try TemporaryFolder()
    let key = try #require(BaselineKey(screen: "a/b", variant: "dark"))
    let disk = FailingDisk(failing: 3, recovers: false)
    #expect(throws: BaselineError.self) {
      try BaselineStore(directory: folder.path, disk: disk.operations).write(new, key, .after)
    }
    let store = BaselineStore(directory: folder.path)
    try store.withWriteLock { try store.write(new, key, .after) }
    #expect(try store.read(key, .after) == new)
    #expect(folder.files() == ["a/b/dark.after.png"])
  }
}
