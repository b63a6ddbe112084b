import Synchronization

/// Shows on standard error how far a run is: one updating line with an estimate on a terminal,
/// otherwise a line for every tenth, at most one a second.
final class Progress: Sendable {
  private struct State {
    var started: Double?
    /// The most that was told; threads may tell theirs late.
    var done = -1
    var tenth = 0
    var lastShown = -Double.infinity
    var isLineOpen = false
  }

  /// Rewriting a terminal's line more often costs time and cannot be read, in seconds.
  private static let pause = 0.1

  private let environment: Environment
  private let state = Mutex(State())

  init(_ environment: Environment) { self.environment = environment }

  func report(_ done: Int, of total: Int) {
    // Written inside the lock, so that lines of two threads do not mix.
    state.withLock { state in
      let now = environment.uptime()
      let started = state.started ?? now
      state.started = started
      guard done > state.done else { return }
      state.done = done
      // The result follows at once.
      guard done < total else { return }
      if environment.isTerminal {
        guard now - state.lastShown >= Self.pause else { return }
        environment.complain("\r\u{1B}[K\(Self.text(done, of: total, after: now - started))")
        state.isLineOpen = true
        state.lastShown = now
      } else {
        let tenth = done * 10 / total
        guard tenth > state.tenth, now - max(started, state.lastShown) >= 1 else { return }
        environment.complain("\(Self.text(done, of: total, after: now - started))\n")
        state.tenth = tenth
        state.lastShown = now
      }
    }
  }

  /// Clears the terminal's line, so that what follows begins a line of its own.
  func end() {
    state.withLock { state in
      if state.isLineOpen { environment.complain("\r\u{1B}[K") }
      state.isLineOpen = false
    }
  }

  private static func text(_ done: Int, of total: Int, after seconds: Double) -> String {
    let count = "\(grouped(done)) of \(counted(total, "shot"))"
    // The first second says too little about the rest.
    guard done > 0, seconds >= 1 else { return count }
    let left = (seconds / Double(done) * Double(total - done)).rounded(.up)
    return "\(count), about \(grouped(max(1, Int(left)))) s left"
  }
}
