import Drawing
import Geometry
import Pixels
import Testing
import Traits

@testable import Rendering

@Suite("A gradient as SwiftUI's foreground style")
struct GradientStyleTests {
  private func shot(_ view: String, _ colors: String = "['#FF0000', '#0000FF']") throws -> Shot {
    try Stage().shot(
      """
      { hosting: { \(view), modifiers: [{ font: { size: 60 } },
          { foregroundStyle: { LinearGradient: { colors: \(colors), startPoint: 'leading', endPoint: 'trailing' } } }] } }
      """)
  }

  /// How many pixels in the left and in the right half of the screen are more red than blue.
  private func red(_ shot: Shot) -> (left: Int, right: Int) {
    var (left, right) = (0, 0)
    for y in 0..<960 {
      for x in 0..<640 {
        let pixel = shot.bitmap[x, y]
        guard pixel.green < 40, pixel.red > pixel.blue else { continue }
        if x < 320 { left += 1 } else { right += 1 }
      }
    }
    return (left, right)
  }

  @Test(
    "runs over the bounds of what it colours",
    arguments: ["Text: 'MMMM'", "Image: { systemName: 'square.fill' }"])
  func colours(view: String) throws {
    let counts = red(try shot(view))
    #expect(counts.left > 500 && counts.right < counts.left / 20, "\(counts)")
  }

  @Test("leaves what lies around the glyphs alone, and names its colours")
  func around() throws {
    let shot = try shot("Text: 'MMMM'")
    #expect(shot.color(5, 5) == "#FFFFFF")
    let text = try #require(shot.viewTree.views.first { $0.kind == "label" })
    #expect(text.properties.contains { $0.name == "gradientColor2" && $0.value == "#0000FFFF" })
    let frame = text.frame
    #expect(shot.bitmap[frame.x + 1, frame.y + 1].hex == "#FFFFFF")
  }

  @Test("follows the style")
  func style() throws {
    let colors = "[{ light: '#FF0000', dark: '#00FF00' }]"
    let text =
      "{ hosting: { Text: 'M', modifiers: [{ foregroundStyle: { LinearGradient: { colors: \(colors) } } }] } }"
    let dark = try Stage().shot(text, Variant(style: .dark, isSwitched: true))
    #expect(dark.stale.isEmpty)
    #expect(dark.bitmap.pixels.contains { $0.hex == "#00FF00" })
  }
}
