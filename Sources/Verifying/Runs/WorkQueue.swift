import Dispatch
import Synchronization

/// Does independent pieces of work on several threads and keeps their results in order.
enum WorkQueue {
  /// The result of `work` for every item, in the items' order; the first failure in that order is
  /// thrown after all running work has ended.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, done: @escaping @Sendable (Int) -> Void,
    work: @escaping @Sendable (Item) throws(RunFailure) -> Output
  ) throws(RunFailure) -> [Output] {
    let results = Mutex<[Int: Result<Output, RunFailure>]>([:])
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, items.count))) { _ in
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < items.count else { return }
        let result: Result<Output, RunFailure>
        do throws(RunFailure) { result = .success(try work(items[index])) } catch {
          result = .failure(error)
          // Nothing after a fault of the environment can be trusted, so no more work is begun.
          next.withLock { $0 = items.count }
        }
        let finished = results.withLock { results in
          results[index] = result
          return results.count
        }
        done(finished)
      }
    }
    let finished = results.withLock { $0 }
    var outputs: [Output] = []
    for index in items.indices {
      switch finished[index] {
      case .success(let output)?: outputs.append(output)
      case .failure(let failure)?: throw failure
      case nil: continue
      }
    }
    return outputs
  }
}
