import Foundation

/// Processor time of repeated work.
enum Stopwatch {
  /// The median processor time of `work` over `rounds` calls, in milliseconds, for each of several
  /// works that take turns, so that a slow moment of the machine meets all of them.
  static func medians(rounds: Int, _ works: [() -> Void]) -> [Double] {
    var times = [[Double]](repeating: [], count: works.count)
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        let start = processorMilliseconds()
        work()
        times[index].append(processorMilliseconds() - start)
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private static func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
