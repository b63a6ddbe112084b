import Drawing
import Geometry
import Pixels
import Testing
import Traits

@testable import Rendering

@Suite("A symbol in SwiftUI")
struct HostedSymbolTests {
  private func shot(_ view: String, _ variant: Variant = .light) throws -> Shot {
    try Stage().shot("{ hosting: { \(view), id: 'v' } }", variant)
  }

  private func colors(_ shot: Shot) -> Set<String> {
    let properties = shot.viewTree.views.filter { $0.kind == "imageView" }.flatMap(\.properties)
    return Set(properties.filter { $0.name == "foregroundStyle" }.map(\.value))
  }

  @Test(
    "is painted in the foreground style, not in the tint",
    arguments: [
      ("Image: { systemName: 'star.fill' }", "#000000FF"),
      ("Image: { systemName: 'star.fill' }, modifiers: [{ tint: 'red' }]", "#000000FF"),
      ("Image: { systemName: 'star.fill' }, modifiers: [{ foregroundColor: 'red' }]", "#FF3B30FF"),
      (
        "VStack: [{ Image: { systemName: 'star.fill' } }], modifiers: [{ foregroundStyle: 'green' }]",
        "#34C759FF"
      ),
      (
        "Image: { systemName: 'star.fill' }, modifiers: [{ foregroundStyle: 'tint' }, { tint: 'red' }]",
        "#FF3B30FF"
      ),
      ("Label: { title: 'a', systemImage: 'star.fill' }", "#000000FF"),
      (
        "Label: { title: 'a', systemImage: 'star.fill' }, modifiers: [{ foregroundColor: 'red' }]",
        "#FF3B30FF"
      ),
    ])
  func color(view: String, expected: String) throws {
    #expect(colors(try shot(view)) == [expected])
  }

  @Test("keeps a picture's own colours, and has the row's tint in a list")
  func others() throws {
    #expect(colors(try shot("Image: 'asset:flag'")).isEmpty)
    let list = try shot("List: [{ Label: { title: 'a', systemImage: 'star.fill' } }]")
    #expect(
      list.view("v.0.0")?.properties.contains { $0.name == "imageTint" && $0.value == "#007AFFFF" }
        == true)
  }

  @Test(
    "is as large as its font, which follows the text size",
    arguments: [
      ("", "light", 17.0), ("", "light.ax3", 40), ("{ font: 'title1' }", "light", 28),
      ("{ font: 'title1' }", "light.ax3", 48), ("{ font: 60 }", "light", 60),
      ("{ font: 60 }", "light.ax3", 60),
    ])
  func size(font: String, variant: String, points: Double) throws {
    let image = "Image: { systemName: 'square.fill' }, modifiers: [\(font)]"
    let drawn = try shot(image, try Variant(name: variant))
    let reference = try Stage().view(
      "{ kind: 'imageView', id: 'v', image: { image: 'symbol:square.fill', pointSize: \(points) } }"
    )
    let size = try #require(drawn.view("v")).frame
    let expected = try #require(reference.view("v")).frame
    #expect(size.width == expected.width && size.height == expected.height)
  }

  @Test("is as bold as its font, and a configuration of its own comes first")
  func weight() throws {
    func pixels(_ view: String) throws -> Int {
      try shot(view).bitmap.pixels.count { $0.hex != "#FFFFFF" }
    }
    let bold = try pixels(
      "Image: { systemName: 'gear' }, modifiers: [{ font: { size: 60, weight: 'black' } }]")
    let plain = try pixels("Image: { systemName: 'gear' }, modifiers: [{ font: 60 }]")
    #expect(bold > plain)
    let own = try shot(
      "Image: { image: { image: 'symbol:square.fill', pointSize: 30 } }, modifiers: [{ font: 60 }]")
    let reference = try shot("Image: { systemName: 'square.fill' }, modifiers: [{ font: 30 }]")
    #expect(own.view("v")?.frame.height == reference.view("v")?.frame.height)
  }
}
