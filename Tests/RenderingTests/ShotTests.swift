import Digests
import Drawing
import Geometry
import Pixels
import Rendering
import Testing
import Traits
import ViewKinds

@Suite("A shot")
struct ShotTests {
  @Test(
    "of every kind's example paints something, unless it is empty",
    arguments: [Variant.light, .dark])
  func examples(variant: Variant) throws {
    let stage = try Stage()
    for kind in allViewKinds {
      for example in kind.examples {
        let shot = try stage.shot(
          "{ view: { backgroundColor: '#808080', subviews: [\(example.json5)] } }", variant)
        let painted = shot.count(other: "#808080", x: 0, y: 0, width: 320, height: 120)
        #expect(
          (painted == 0) == (example.title == "Empty"), "\(kind.name): \(example.title)")
      }
    }
  }

  @Test("says where each view came to lie, to the pixel")
  func frames() throws {
    let shot = try Stage().view(
      """
      { kind: 'stackView', id: 'row', spacing: 3.3, pin: { top: 10.2, leading: 5 }, arrangedSubviews: [
        { kind: 'view', id: 'a', width: 20.4, height: 9.9, backgroundColor: '#FF0000' },
        { kind: 'view', id: 'b', width: 20.4, height: 9.9, backgroundColor: '#0000FF' } ] }
      """)
    for (id, color) in [("a", "#FF0000"), ("b", "#0000FF")] {
      let frame = try #require(shot.view(id)?.frame)
      let inside = shot.bitmap.pixels.count { $0.hex == color }
      #expect(inside == frame.width * frame.height)
      #expect(shot.bitmap[frame.x, frame.y].hex == color)
      #expect(shot.bitmap[frame.maxX - 1, frame.maxY - 1].hex == color)
    }
    #expect(shot.view("a")?.frame == PixelRect(x: 10, y: 20, width: 41, height: 20))
  }

  @Test("lists only views that are drawn, with their depths")
  func tree() throws {
    let shot = try Stage().view(
      """
      { kind: 'view', id: 'hidden', isHidden: true, subviews: [{ kind: 'view', id: 'inside' }] },
      { kind: 'view', id: 'clear', alpha: 0 },
      { kind: 'view', id: 'shown', width: 5, height: 5, alpha: 0.5, subviews: [{ kind: 'view', id: 'last' }] }
      """)
    #expect(shot.viewTree.views.map(\.id) == ["window", "0", "shown", "last"])
    #expect(shot.viewTree.views.map(\.depth) == [0, 1, 2, 3])
    #expect(
      shot.view("shown")?.properties == [
        .init(name: "width", source: "5"), .init(name: "height", source: "5"),
        .init(name: "alpha", source: "0.5"),
      ])
  }

  @Test("tells what decides the places of a view’s content, in points")
  func layout() throws {
    let shot = try Stage().view(
      """
      { kind: 'stackView', id: 'plain', arrangedSubviews: [] },
      { kind: 'stackView', id: 'card', spacing: 12.5, layoutMargins: 16, alignment: 'center',
        arrangedSubviews: [] },
      { kind: 'stackView', id: 'row', layoutMargins: { top: 12, left: 16, bottom: 12, right: 16 },
        distribution: 'fillEqually', arrangedSubviews: [] }
      """)
    func words(_ id: String) -> [String]? {
      shot.view(id)?.properties.map { "\($0.name)=\($0.source)" }
    }
    #expect(words("plain") == ["spacing=0"])
    #expect(words("card") == ["spacing=12.5", "layoutMargins=16", "alignment=center"])
    #expect(
      words("row") == ["spacing=0", "layoutMargins=12 16 12 16", "distribution=fillEqually"])
  }

  @Test("tells what a layer has beyond colours, and the window’s corner radius always")
  func layers() throws {
    let shot = try Stage().view(
      """
      { kind: 'view', id: 'plain' },
      { kind: 'view', id: 'card', cornerRadius: 12.5, borderWidth: 2 }
      """)
    func words(_ id: String) -> [String]? {
      shot.view(id)?.properties.filter { $0.value.isEmpty }.map { "\($0.name)=\($0.source)" }
    }
    #expect(words("plain") == [])
    #expect(words("card") == ["cornerRadius=12.5", "borderWidth=2"])
    #expect(words("window")?.contains("cornerRadius=0") == true)
  }

  @Test("reports glyphs that no font has", arguments: ["\u{10FFFD}", "😀"])
  func missingGlyphs(text: String) throws {
    let shot = try Stage().view("{ kind: 'label', text: 'a\(text)\(text)' }")
    let number = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    #expect(shot.findings == ["no font has U+\(number) \"\(text)\""])
    #expect(try Stage().view("{ kind: 'label', text: 'a' }").findings.isEmpty)
  }

  @Test("names the font files it used and what they stand for")
  func fonts() throws {
    let shot = try Stage().view("{ kind: 'label', text: 'a' }")
    #expect(shot.fontFiles == ["Inter-Regular.otf"])
    #expect(shot.standIns.count == 1)
    #expect(try Stage().view("{ kind: 'view' }").standIns.isEmpty)
  }

  @Test("has the size of the device that the variant or the screen names")
  func devices() throws {
    let stage = try Stage()
    #expect(try stage.shot("{ view: {} }").bitmap.size == PixelSize(width: 640, height: 960))
    let screen = "{ device: 'iphone-8', view: {} }"
    #expect(try stage.shot(screen).bitmap.size == PixelSize(width: 750, height: 1334))
    #expect(
      try stage.shot(screen, try Variant(name: "light.iphone-se-1")).bitmap.size
        == PixelSize(width: 640, height: 1136))
    let screenProblem = stage.problem("{ device: 'iphone-1', view: {} }")
    #expect(
      screenProblem.hasPrefix("s.json5:1: /device: unknown device; the devices are iphone-4, "))
    let variantProblem = stage.problem("{ view: {} }", try Variant(name: "light.iphone-1"))
    #expect(
      variantProblem.hasPrefix("s.json5:1: variant light.iphone-1 names an unknown device; "))
  }

  @Test("of 500 views inside each other is drawn, and of 10,000 refused by the reader")
  func deep() throws {
    func screen(_ count: Int) -> String {
      String(
        repeating: "{ kind: 'view', width: 9, height: 9, backgroundColor: '#FF0000', subviews: [",
        count: count)
        + String(repeating: "] }", count: count)
    }
    let stage = try Stage()
    #expect(try stage.view(screen(250)).viewTree.views.count == 252)
    let problem = stage.problem("{ view: { subviews: [\(screen(10_000))] } }")
    #expect(problem.contains("nested deeper than"))
  }
}
