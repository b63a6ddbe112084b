import Foundation
import Synchronization

/// Shows on standard error how far a run is: one updating line with an estimate on a terminal,
/// plain lines for every tenth otherwise.
final class Progress: Sendable {
  private struct State {
    var started: Date?
    var tenth = -1
  }

  private let environment: Environment
  private let state = Mutex(State())

  init(_ environment: Environment) { self.environment = environment }

  @Sendable func report(_ done: Int, _ total: Int) {
    guard total > 0 else { return }
    let line = state.withLock { state -> String? in
      let now = Date()
      let started = state.started ?? now
      state.started = started
      if environment.isTerminal {
        if done == total { return "\r\u{1B}[K" }
        guard done > 0 else { return "\r\(done) of \(total) shots" }
        let left = now.timeIntervalSince(started) / Double(done) * Double(total - done)
        return "\r\u{1B}[K\(done) of \(total) shots, about \(max(1, Int(left.rounded(.up)))) s left"
      }
      let tenth = done * 10 / total
      guard tenth > state.tenth, total > 20 || done == total else { return nil }
      state.tenth = tenth
      return "\(done) of \(total) shots\n"
    }
    if let line { environment.complain(line) }
  }
}
