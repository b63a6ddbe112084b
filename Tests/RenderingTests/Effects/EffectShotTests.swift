import Drawing
import Geometry
import Rendering
import TestSupport
import Testing
import Traits

@Suite("Effects of a layer")
struct EffectShotTests {
  private static let switched = Variant(style: .dark, isSwitched: true)

  private func shot(_ view: String, _ variant: Variant = .light) throws -> Shot {
    try Stage().view(view, variant)
  }

  @Test("fill a gradient from edge to edge of the view")
  func gradient() throws {
    let shot = try shot(
      "{ kind: 'gradientView', id: 'g', frame: [20, 40, 100, 100], colors: ['#000000', '#FFFFFF'] }"
    )
    // Row 100 of 200 has its centre at 100.5/200.
    #expect(shot.color(30, 90) == "#808080")
    #expect(shot.color(30, 40) == "#010101")
    #expect(shot.color(119, 139.5) == "#FEFEFE")
    #expect(shot.color(19, 90) == "#FFFFFF" && shot.color(121, 60) == "#FFFFFF")
  }

  @Test("name each colour of a gradient, so that a change can be told")
  func gradientColors() throws {
    let view =
      "{ kind: 'view', id: 'g', frame: [0, 0, 10, 10], gradient: { colors: ['systemBlue', { light: '#FFFFFF', dark: '#000000' }], startPoint: [0, 0], endPoint: [1, 0] } }"
    let properties = try #require(try shot(view).view("g")).properties
    #expect(
      properties.map(\.name) == ["gradient", "gradientColor1", "gradientColor2", "writtenFrame"])
    #expect(properties.first?.source == "type:axial/start:0,0/end:1,0/locations:0,1")
    let other = try shot(view.replacing("systemBlue", with: "systemRed"))
    let changes = try shot(view).viewTree.changes(to: other.viewTree)
    #expect(changes.map(\.id) == ["g"])
    #expect(changes.first?.properties.map(\.name) == ["gradientColor1"])
  }

  @Test("keep a layer's colours in the style of first display, and SwiftUI's follow")
  func firstDisplay() throws {
    let colors = "colors: [{ light: '#FF0000', dark: '#0000FF' }]"
    let plain = "{ kind: 'gradientView', id: 'g', frame: [0, 0, 50, 50], \(colors) }"
    #expect(try shot(plain, .dark).color(10, 10) == "#0000FF")
    let stale = try shot(plain, Self.switched)
    #expect(stale.color(10, 10) == "#FF0000")
    #expect(stale.stale.map(\.property) == ["gradientColor1"])
    let again = plain.replacing("id: 'g'", with: "traitCollectionDidChange: ['colors']")
    #expect(try shot(again, Self.switched).color(10, 10) == "#0000FF")
    let hosted = try Stage().shot(
      "{ hosting: { LinearGradient: { \(colors) }, modifiers: [{ frame: { width: 50, height: 50 } }] } }",
      Self.switched)
    #expect(hosted.color(160, 245) == "#0000FF")
  }

  @Test("turn a view about its centre, and its frame is the box around it")
  func transform() throws {
    let shot = try shot(
      "{ kind: 'view', id: 't', frame: [40, 40, 20, 10], backgroundColor: '#0000FF', transform: { rotate: 90 } }"
    )
    #expect(shot.view("t")?.frame == PixelRect(x: 90, y: 70, width: 20, height: 40))
    #expect(shot.count(other: "#FFFFFF", x: 45, y: 35, width: 10, height: 20) == 20 * 40)
    #expect(shot.count(other: "#FFFFFF", x: 30, y: 30, width: 60, height: 60) == 20 * 40)
  }

  @Test("move what lies in a view with it, and leave the layout")
  func nested() throws {
    let shot = try shot(
      """
      { kind: 'view', frame: [0, 0, 100, 100], transform: { translate: [100, 0] }, subviews: [
        { kind: 'view', id: 'inner', frame: [0, 0, 20, 20], backgroundColor: '#FF0000',
          transform: { scale: 2, anchor: [0, 0] } }] }
      """)
    #expect(shot.view("inner")?.frame == PixelRect(x: 200, y: 0, width: 80, height: 80))
    #expect(shot.color(139, 39) == "#FF0000" && shot.color(10, 10) == "#FFFFFF")
  }

  @Test(
    "without an area leave nothing to see and no error",
    arguments: ["{ scale: 0 }", "[0, 0, 0, 0, 0, 0]", "[1, 1, 1, 1, 0, 0]", "{ scale: [0, 5] }"])
  func singular(transform: String) throws {
    let shot = try shot(
      "{ kind: 'button', configuration: 'filled', title: 'Go', frame: [40, 40, 80, 40], shadowOpacity: 1, transform: \(transform), subviews: [{ kind: 'imageView', image: 'file:flag.png' }] }"
    )
    #expect(shot.count(other: "#FFFFFF", x: 0, y: 0, width: 320, height: 480) == 0)
  }

  @Test("multiply transforms beyond all numbers without an error")
  func endless() throws {
    let inner = (0..<60).reduce("{ kind: 'label', text: 'x' }") { inner, _ in
      "{ kind: 'view', frame: [0, 0, 10, 10], backgroundColor: '#FF0000', transform: { scale: 1000 }, subviews: [\(inner)] }"
    }
    let shot = try shot(inner)
    #expect(shot.viewTree.views.allSatisfy { $0.frame.width <= 2 << 20 })
  }

  @Test("cut a view by its mask, wherever the mask lies")
  func mask() throws {
    let shot = try shot(
      """
      { kind: 'view', frame: [0, 0, 100, 100], backgroundColor: '#FF0000',
        mask: { frame: [50, 0, 25, 100], backgroundColor: '#00FF0080' } }
      """)
    #expect(shot.color(40, 50) == "#FFFFFF" && shot.color(80, 50) == "#FFFFFF")
    #expect(shot.color(60, 50) == "#FF7F7F")
  }

  @Test("throw the shadow of what is drawn, and none where the layer clips")
  func shadow() throws {
    let view =
      "{ kind: 'view', frame: [50, 50, 40, 40], backgroundColor: '#FFFFFF', shadowOpacity: 1, shadowRadius: 0, shadowOffset: [10, 20] MORE }"
    let shot = try shot(view.replacing("MORE", with: ""))
    #expect(shot.color(95, 100) == "#000000" && shot.color(55, 55) == "#FFFFFF")
    let clipped = try self.shot(view.replacing("MORE", with: ", id: 'c', clipsToBounds: true"))
    #expect(clipped.color(95, 100) == "#FFFFFF")
    #expect(clipped.view("c")?.properties.contains { $0.name == "shadowCutBy" } == true)
    let outside = try self.shot(
      view.replacing(
        "MORE",
        with:
          ", subviews: [{ kind: 'view', frame: [40, 0, 10, 10], backgroundColor: '#00FF00' }]"))
    #expect(outside.color(105, 75) == "#000000", "subviews outside throw theirs, too")
  }

  @Test("blend with what lies beneath")
  func blend() throws {
    let shot = try shot(
      """
      { kind: 'view', frame: [0, 0, 100, 100], backgroundColor: '#FF8000', subviews: [
        { kind: 'view', id: 'b', frame: [0, 0, 50, 100], backgroundColor: '#0080FF', blendMode: 'screen' }] }
      """)
    #expect(shot.color(10, 10) == "#FFC0FF" && shot.color(60, 10) == "#FF8000")
    #expect(
      shot.view("b")?.properties.contains(.init(name: "blendMode", source: "screen")) == true)
  }

  @Test("round only the corners that are named")
  func maskedCorners() throws {
    let shot = try shot(
      "{ kind: 'view', frame: [0, 0, 40, 40], cornerRadius: 20, maskedCorners: ['topLeft', 'layerMaxXMaxYCorner'], backgroundColor: '#FF0000' }"
    )
    #expect(shot.color(0, 0) == "#FFFFFF" && shot.color(39.5, 39.5) == "#FFFFFF")
    #expect(shot.color(39.5, 0) == "#FF0000" && shot.color(0, 39.5) == "#FF0000")
  }

  @Test("bend into continuous corners further from them")
  func continuousCorners() throws {
    func inked(_ curve: String) throws -> Int {
      try shot(
        "{ kind: 'view', frame: [0, 0, 80, 80], cornerRadius: 20, cornerCurve: '\(curve)', backgroundColor: '#FF0000' }"
      ).count(other: "#FF0000", x: 0, y: 0, width: 40, height: 1)
    }
    let (circular, continuous) = (try inked("circular"), try inked("continuous"))
    #expect(
      continuous > circular, "\(continuous) and \(circular) pixels of the top row are not red")
  }

  @Test("that nest masks beyond the work limit are refused at their place")
  func work() throws {
    let view = (0..<40).reduce("{ backgroundColor: '#000000' }") { inner, _ in
      "{ kind: 'view', pin: 'edges', backgroundColor: '#FF0000', mask: \(inner) }"
    }
    #expect(
      try Stage(workLimit: 20 * 614_400).problem("{ view: { subviews: [\(view)] } }").contains(
        "takes more work"))
  }
}
