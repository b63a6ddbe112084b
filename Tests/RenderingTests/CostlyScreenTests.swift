import Rendering
import Screens
import TestSupport
import Testing
import Traits

@Suite("A screen that is much work")
struct CostlyScreenTests {
  private let screen = {
    let view =
      "{ kind: 'view', frame: [0, 0, 320, 480], alpha: 0.5, backgroundColor: 'systemRed', cornerRadius: 30, borderWidth: 3, clipsToBounds: true }"
    return "{ view: { subviews: [\(Array(repeating: view, count: 20).joined(separator: ","))] } }"
  }()

  @Test("is refused at its place, whatever the machine, and drawn where the limit allows it")
  func refusal() throws {
    // 640 × 960 pixels.
    #expect(
      try Stage(workLimit: 20 * 614_400).problem(screen)
        == "s.json5:1: painting the screen takes more work than filling it 20 times, and “0.0” covers most pixels; leave out large views with alpha, rounded corners or pictures that others hide"
    )
    #expect(try Stage(workLimit: 1000 * 614_400).problem(screen) == "no error")
  }
}
