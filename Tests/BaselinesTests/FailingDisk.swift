import Foundation
import Synchronization

@testable import Baselines

/// A real disk on which one step fails, counted from 1, or that step and all after it.
final class FailingDisk: Sendable {
  private let failing: Int
  private let recovers: Bool
  private let steps = Mutex(0)

  init(failing: Int, recovers: Bool) {
    self.failing = failing
    self.recovers = recovers
  }

  /// How many steps were asked for.
  var count: Int { steps.withLock { $0 } }

  private var fails: Bool {
    let step = steps.withLock { step in
      step += 1
      return step
    }
    return recovers ? step == failing : step >= failing
  }

  private func attempt(_ step: () throws(SystemError) -> Void) throws(SystemError) {
    if fails { throw SystemError(code: ENOSPC) }
    try step()
  }

  var operations: DiskOperations {
    let real = DiskOperations.real
    return DiskOperations(
      makeFolder: { name, folder throws(SystemError) in
        try self.attempt { () throws(SystemError) in try real.makeFolder(name, folder) }
      },
      create: { name, folder, bytes throws(SystemError) in
        if self.fails {
          // A full disk keeps what fitted.
          try real.create(name, folder, Array(bytes.prefix(bytes.count / 2)))
          throw SystemError(code: ENOSPC)
        }
        try real.create(name, folder, bytes)
      },
      rename: { name, newName, folder throws(SystemError) in
        try self.attempt { () throws(SystemError) in try real.rename(name, newName, folder) }
      },
      synchronize: { folder throws(SystemError) in
        try self.attempt { () throws(SystemError) in try real.synchronize(folder) }
      },
      removeFile: { name, folder throws(SystemError) in
        try self.attempt { () throws(SystemError) in try real.removeFile(name, folder) }
      },
      removeFolder: { name, folder throws(SystemError) in
        try self.attempt { () throws(SystemError) in try real.removeFolder(name, folder) }
      })
  }
}
