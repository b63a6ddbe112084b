import Baselines
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("The write lock")
struct WriteLockTests {
  @Test("lets one writer in at a time, and leaves no file")
  func exclusive() async throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(directory: folder.path(of: "Baselines"))
    let room = Room()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { try store.withWriteLock { room.visit() } } }
      try await group.waitForAll()
    }
    #expect(room.largestCompany == 1)
    #expect(folder.files() == [])
  }

  @Test("says when another run has to end first")
  func waiting() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(directory: folder.path)
    let other = open(folder.path, O_RDONLY)
    #expect(flock(other, LOCK_EX) == 0)
    var waits = 0
    let result = try store.withWriteLock(onWait: {
      waits += 1
      close(other)
    }) { 5 }
    #expect(result == 5)
    #expect(waits == 1)
  }

  @Test("is given back when the work fails")
  func failure() throws {
    struct Failure: Error {}
    let folder = try TemporaryFolder()
    let store = BaselineStore(directory: folder.path)
    #expect(throws: Failure.self) { try store.withWriteLock { throw Failure() } }
    var waits = 0
    try store.withWriteLock(onWait: { waits += 1 }) {}
    #expect(waits == 0)
  }

  /// Counts how many are inside at once.
  private final class Room: Sendable {
    private let inside = Mutex(0)
    private let largest = Mutex(0)

    var largestCompany: Int { largest.withLock { $0 } }

    func visit() {
      let company = inside.withLock { count in
        count += 1
        return count
      }
      largest.withLock { $0 = max($0, company) }
      usleep(1000)
      inside.withLock { $0 -= 1 }
    }
  }
}
