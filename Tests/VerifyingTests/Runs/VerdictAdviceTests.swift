import RunRecords
import Testing

@testable import Verifying

@Suite("The advice on a verdict")
struct VerdictAdviceTests {
  @Test("names what repairs each verdict that fails at a shot, with the screen in the command")
  func failing() {
    #expect(Verdict.unrecorded.advice(for: "a/b", "dark").contains("meian record a/b"))
    #expect(Verdict.unexpectedChange.advice(for: "a/b", "dark").contains("meian record a/b"))
    #expect(Verdict.notApplied.advice(for: "a/b", "dark").contains("apply the recorded change"))
    let locked = Verdict.locked.advice(for: "a/b", "light")
    #expect(locked.hasPrefix("light must look as before"))
    #expect(locked.contains("a/b") && locked.contains("meian.json5"))
  }

  @Test("is silent where nothing is to be done, and where the run says it elsewhere")
  func silent() {
    let silent: [Verdict] = [
      .unchanged, .recordedChange, .added, .obsolete, .removed, .broken, .skipped,
    ]
    for verdict in silent { #expect(verdict.advice(for: "a", "dark").isEmpty, "\(verdict)") }
  }

  @Test("keeps a screen that begins with a hyphen from being read as an option")
  func hyphen() {
    for verdict in [Verdict.unrecorded, .unexpectedChange] {
      #expect(verdict.advice(for: "-x", "dark").contains("meian record -- -x"))
    }
  }
}
