import Drawing
import Geometry
import Pixels
import Testing
import Traits

@testable import Rendering

@Suite("The title of a button")
struct ButtonTitleTests {
  private func height(_ attributes: String) throws -> Int {
    let shot = try Stage().view(
      "{ kind: 'button', id: 'b', title: 'A title of many words that needs lines', \(attributes) }")
    return try #require(shot.view("b")).frame.height
  }

  @Test("breaks into lines with a configuration, and is cut in the middle without one")
  func wrapping() throws {
    // 14 points around two lines of 20.5.
    #expect(try height("width: 200, configuration: 'filled'") == 110)
    #expect(try height("width: 200") == 65)
    #expect(try height("configuration: 'filled', width: 400") == 69)
  }

  @Test("has as many lines as a button of a given height has room for")
  func room() throws {
    let shot = try Stage().view(
      "{ kind: 'button', id: 'b', title: 'A title of many words that needs lines', width: 100, height: 40, configuration: 'gray' }"
    )
    let frame = try #require(shot.view("b")).frame
    #expect(frame.height == 80)
    #expect(
      shot.count(other: "#FFFFFF", x: frame.x / 2, y: frame.maxY / 2 + 1, width: 100, height: 40)
        == 0)
  }
}
