import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// A program that was started, and the ends of its pipes that are ours.
///
/// Whoever drops it closes the pipes and waits for the program's end: one that reads its input ends
/// then, and others have to be waited for or killed before.
public final class ChildProcess: Sendable {
  private let identifier: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  /// The wait status once it has ended; it can be had from the system only once.
  private let ended = Mutex<Int32?>(nil)

  /// One program is started at a time, so that none inherits the pipes of another.
  private static let starting = Mutex(())

  init(
    _ invocation: Invocation, input: Invocation.Stream, output: Invocation.Stream,
    errors: Invocation.Stream
  ) throws(SubprocessError) {
    let ends = try Self.starting.withLock { _ throws(SubprocessError) in
      try Ends(invocation, input: input, output: output, errors: errors)
    }
    (identifier, self.input) = (ends.identifier, ends.input)
    (self.output, self.errors) = (ends.output, ends.errors)
  }

  deinit {
    closeIfOpen(input)
    closeIfOpen(output)
    closeIfOpen(errors)
    _ = wait()
  }

  /// Writes to the program's input; false where it does not read any more.
  ///
  /// The process must ignore SIGPIPE.
  public func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// What the program has written by now, at most 64 KB, waiting for at least one byte; empty at the
  /// end.
  public func read() -> [UInt8] { readSome(output) ?? [] }

  /// All that the program writes to both of its outputs, which are read as they come, so that it
  /// never waits for room in one of them.
  public func readToEnd() -> (output: [UInt8], errors: [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var open = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, nfds_t(open.count), -1) >= 0 || errno == EINTR else { break }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        if let bytes = readSome(open[index].fd), !bytes.isEmpty {
          texts[index] += bytes
        } else {
          // The system leaves out what has a negative number.
          open[index].fd = -1
        }
      }
    }
    return (texts[0], texts[1])
  }

  /// Waits for the program's end.
  ///
  /// - Returns: its exit code, or 128 and the number of the signal that ended it, as shells have it.
  @discardableResult
  public func wait() -> Int32 { status(options: 0) ?? -1 }

  /// Waits for the program's end for some seconds; nil where it is still running then.
  public func wait(seconds: Int) -> Int32? {
    // Short waits first: most programs take a few milliseconds.
    var (pause, left) = (Duration.milliseconds(1), Duration.seconds(seconds))
    while true {
      if let status = status(options: WNOHANG) { return status }
      guard left > .zero else { return nil }
      usleep(UInt32(pause.components.attoseconds / 1_000_000_000_000))
      left -= pause
      pause = min(pause * 2, .milliseconds(16))
    }
  }

  /// Ends the program at once.
  public func kill() {
    ended.withLock { if $0 == nil { _ = systemKill(identifier, SIGKILL) } }
  }

  /// - Returns: nil where it has not ended.
  private func status(options: Int32) -> Int32? {
    ended.withLock { ended in
      if let ended { return ended }
      var status: Int32 = 0
      var found: pid_t
      repeat { found = waitpid(identifier, &status, options) } while found < 0 && errno == EINTR
      guard found != 0 else { return nil }
      let signal = status & 0x7F
      ended = found < 0 ? -1 : signal == 0 ? status >> 8 & 0xFF : 128 + signal
      return ended
    }
  }
}

/// A program that was just started, and our ends of its pipes; -1 where there is none.
private struct Ends {
  var identifier: pid_t = 0
  var input: Int32 = -1
  var output: Int32 = -1
  var errors: Int32 = -1

  init(
    _ invocation: Invocation, input: Invocation.Stream, output: Invocation.Stream,
    errors: Invocation.Stream
  ) throws(SubprocessError) {
    var plan = try SpawnPlan(invocation)
    defer { plan.close() }
    do throws(SubprocessError) {
      self.input = try plan.connect(STDIN_FILENO, to: input)
      self.output = try plan.connect(STDOUT_FILENO, to: output)
      self.errors = try plan.connect(STDERR_FILENO, to: errors)
      identifier = try plan.spawn()
    } catch {
      for end in [self.input, self.output, self.errors] { closeIfOpen(end) }
      throw error
    }
  }
}

/// nil where reading failed, empty at the end.
private func readSome(_ descriptor: Int32) -> [UInt8]? {
  var count = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
    repeat {
      count = systemRead(descriptor, buffer.baseAddress, buffer.count)
    } while count < 0 && errno == EINTR
    filled = max(0, count)
  }
  return count < 0 ? nil : bytes
}

private func closeIfOpen(_ descriptor: Int32) {
  if descriptor >= 0 { _ = systemClose(descriptor) }
}
