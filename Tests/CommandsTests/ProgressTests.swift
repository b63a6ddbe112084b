import Synchronization
import Testing

@testable import Commands

@Suite("Progress")
struct ProgressTests {
  /// What is written when one shot more is done every `pace` seconds.
  private func shown(of total: Int, pace: Double, isTerminal: Bool, until last: Int) -> String {
    let clock = Mutex(1000.0)
    let written = Mutex("")
    let progress = Progress(
      Environment(
        currentDirectory: "/", variables: [:], isTerminal: isTerminal, outputIsTerminal: false,
        processorCount: 1, uptime: { clock.withLock { $0 } }, write: { _ in },
        complain: { text in written.withLock { $0 += text } }))
    for done in 0...last {
      progress.report(done, of: total)
      clock.withLock { $0 += pace }
    }
    progress.end()
    return written.withLock { $0 }
  }

  @Test("updates one line of a terminal, with an estimate after a second, and clears it")
  func terminal() {
    let erase = "\r\u{1B}[K"
    #expect(
      shown(of: 1200, pace: 0.5, isTerminal: true, until: 3)
        == "\(erase)0 of 1 200 shots\(erase)1 of 1 200 shots"
        + "\(erase)2 of 1 200 shots, about 599 s left\(erase)3 of 1 200 shots, about 599 s left\(erase)"
    )
  }

  @Test("does not rewrite the terminal’s line more than ten times a second")
  func pace() {
    let text = shown(of: 1000, pace: 0.01, isTerminal: true, until: 999)
    #expect((90...101).contains(text.split(separator: "\r").count))
  }

  @Test("writes a line for every tenth in a pipeline, without the last, which the result follows")
  func pipeline() {
    #expect(
      shown(of: 100, pace: 1, isTerminal: false, until: 100)
        == (1...9).map { "\($0 * 10) of 100 shots, about \(100 - $0 * 10) s left\n" }.joined())
  }

  @Test("says nothing in a pipeline of a run that takes less than a second")
  func short() {
    #expect(shown(of: 26, pace: 0.03, isTerminal: false, until: 26).isEmpty)
  }

  @Test("never goes back when threads tell late")
  func late() {
    let written = Mutex("")
    let clock = Mutex(0.0)
    let progress = Progress(
      Environment(
        currentDirectory: "/", variables: [:], isTerminal: true, outputIsTerminal: false,
        processorCount: 1,
        uptime: {
          clock.withLock {
            $0 += 0.2; return $0
          }
        }, write: { _ in },
        complain: { text in written.withLock { $0 += text } }))
    for done in [0, 2, 1] { progress.report(done, of: 9) }
    #expect(written.withLock { $0 }.contains("2 of 9"))
    #expect(!written.withLock { $0 }.contains("1 of 9"))
  }
}
