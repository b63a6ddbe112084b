import Rendering
import Screens
import TestSupport
import Testing
import Traits

@Suite("A screen that is much work")
struct CostlyScreenTests {
  private let screen = {
    let views = (0..<20).map {
      "{ kind: 'view', id: 'v\($0)', frame: [0, 0, 320, 480], alpha: 0.5, backgroundColor: 'systemRed', cornerRadius: 30, borderWidth: 3, clipsToBounds: true }"
    }
    return "{ view: { subviews: [\(views.joined(separator: ","))] } }"
  }()

  @Test("is refused at its place, whatever the machine, and drawn where the limit allows it")
  func refusal() throws {
    // 640 × 960 pixels.
    #expect(
      try Stage(workLimit: 20 * 614_400).problem(screen)
        == "s.json5:1: painting the screen takes more work than filling it 20 times, and “v0” covers most pixels; leave out large views with alpha, rounded corners or pictures that others hide"
    )
    #expect(try Stage(workLimit: 1000 * 614_400).problem(screen) == "no error")
  }
}
