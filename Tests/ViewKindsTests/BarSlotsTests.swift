import Geometry
import Screens
import Testing
import Traits

@testable import ViewKinds

@Suite("The appearances of a bar")
struct BarSlotsTests {
  private func slots(_ names: String) -> BarSlots {
    var slots = BarSlots()
    for name in names.split(separator: " ") {
      switch name {
      case "standard": slots.standard = BarAppearance(.opaque)
      case "compact": slots.compact = BarAppearance(.opaque)
      case "edge": slots.scrollEdge = BarAppearance(.opaque)
      default: slots.compactScrollEdge = BarAppearance(.opaque)
      }
    }
    return slots
  }

  @Test(
    "of a bar on a phone that lies on its side are the compact ones first",
    arguments: [
      ("standard compact", false, TraitSet.Generation.ios17, "compactAppearance"),
      ("standard", false, .ios17, "standardAppearance"),
      ("standard compact edge compactEdge", true, .ios17, "compactScrollEdgeAppearance"),
      ("standard compact edge", true, .ios17, "scrollEdgeAppearance"),
      ("standard compact", true, .ios17, "transparent"), ("", true, .ios17, "transparent"),
      ("compact compactEdge", true, .ios13, "compactAppearance"),
      ("compact", true, .ios12, "bar’s own properties"),
    ])
  func compact(
    _ row: (names: String, atEdge: Bool, generation: TraitSet.Generation, expected: String)
  ) {
    let look = slots(row.names).look(
      in: BarSituation(
        bar: .navigation, generation: row.generation, isCompact: true, isAtScrollEdge: row.atEdge))
    #expect(look.slot == row.expected)
    #expect(look.rules.contains { $0.outcome == .decided })
  }

  @Test("at the scroll edge lose background and line and keep their titles")
  func transparent() {
    var slots = BarSlots()
    slots.standard = BarAppearance(.default)
    let place = Place(file: "s.json5", line: 1, path: "")
    slots.standard?.title.color = WrittenColor(
      color: .system("systemRed"), value: SourceValue(.string("systemRed"), place: place))
    let look = slots.look(
      in: BarSituation(bar: .navigation, generation: .ios17, isAtScrollEdge: true))
    #expect(look.appearance.effect == nil && !look.appearance.hasShadow)
    #expect(look.appearance.title.color?.color == .system("systemRed"))
  }

  @Test("can lose every part to null")
  func null() throws {
    let window = try TestTree.window(
      """
      { controller: { kind: 'navigationController', id: 'n', root: {}, navigationBar: {
          standardAppearance: { backgroundEffect: null, shadowColor: null },
          compactAppearance: { background: 'opaque', backgroundColor: null } } } }
      """)
    let bar = try #require(window.find("n.navigationBar")?.kind as? NavigationBar)
    #expect(bar.style.slots.standard?.effect == nil)
    #expect(bar.style.slots.standard?.hasShadow == false)
    #expect(bar.style.slots.compact?.background.color == nil)
    #expect(bar.style.slots.compact?.hasShadow == true)
  }

  @Test(
    "belong to bars of the generation's and device's height, in points",
    arguments: [
      (TraitSet.Generation.ios12, 390.0, 844.0, 44.0), (.ios17, 390, 844, 44),
      (.ios17, 844, 390, 32), (.ios17, 768, 1024, 50), (.ios17, 1024, 768, 50),
      (.ios26, 390, 844, 54), (.ios26, 768, 1024, 54), (.ios26, 844, 390, 32),
    ])
  func heights(
    _ row: (generation: TraitSet.Generation, width: Double, height: Double, expected: Double)
  ) {
    var context = TestTree.context(TraitSet(style: .light, generation: row.generation))
    context.screen = ScreenMetrics(
      size: Size(width: row.width, height: row.height), safeArea: .zero,
      orientation: row.width > row.height ? .landscape : .portrait,
      idiom: min(row.width, row.height) >= 700 ? .pad : .phone)
    #expect(NavigationBar.height(in: context) == row.expected)
  }

  @Test("in a sheet are 56 points high, 108 with a large title")
  func sheet() throws {
    func height(_ style: String) throws -> Double? {
      try TestTree.window(
        """
        { controller: { presents: { controller: { kind: 'navigationController', id: 'n',
            navigationBar: { \(style) }, root: { title: 'A' } } } } }
        """
      ).find("n.navigationBar")?.common.height
    }
    #expect(try height("") == 56)
    #expect(try height("prefersLargeTitles: true") == 108)
  }

  @Test("of toolbars are there where the top controller has items")
  func toolbar() throws {
    func window(_ bar: String, _ items: String) throws -> View {
      try TestTree.window(
        """
        { controller: { kind: 'navigationController', id: 'n', toolbar: { \(bar) },
            root: { view: { id: 'v' }, toolbarItems: [\(items)] } } }
        """)
    }
    let shown = try window("", "{ title: 'Edit' }, { space: 'flexible' }, { space: 8 }")
    #expect(shown.find("n.toolbar")?.common.height == 78)
    #expect(shown.find("v")?.safeArea?.bottom == 78)
    #expect(try window("", "").find("n.toolbar") == nil)
    #expect(try window("isHidden: true", "{ title: 'Edit' }").find("n.toolbar") == nil)
  }
}
