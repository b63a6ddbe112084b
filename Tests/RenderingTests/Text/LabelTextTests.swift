import Drawing
import Geometry
import Pixels
import Rendering
import Testing
import Traits

@Suite("A label's text")
struct LabelTextTests {
  private func bitmap(_ keys: String, _ variant: Variant = .light) throws -> Bitmap {
    try Stage().view("{ kind: 'label', \(keys) }", variant).bitmap
  }

  private func frame(_ keys: String) throws -> PixelRect {
    try #require(try Stage().view("{ kind: 'label', id: 'v', \(keys) }").view("v")?.frame)
  }

  /// How many pixels have exactly this colour.
  private func count(_ color: String, in bitmap: Bitmap) -> Int {
    bitmap.pixels.count { $0.hex == color }
  }

  @Test("takes its colours run by run, in both styles")
  func colors() throws {
    let text =
      "attributedText: [{ text: 'III', textColor: '#FF0000' }, 'III', { text: 'III', textColor: { light: '#0000FF', dark: '#00FFFF' } }], textColor: '#008000', font: { size: 40, weight: 'bold' }"
    let light = try bitmap(text)
    #expect(count("#FF0000", in: light) > 100)
    #expect(count("#008000", in: light) > 100)
    #expect(count("#0000FF", in: light) > 100)
    let dark = try bitmap(text, .dark)
    #expect(count("#FF0000", in: dark) == count("#FF0000", in: light))
    #expect(count("#00FFFF", in: dark) == count("#0000FF", in: light))
  }

  @Test("is one string for the view tree")
  func tree() throws {
    let shot = try Stage().view(
      "{ kind: 'label', id: 'v', attributedText: ['a ', { text: 'b', font: 12 }] }")
    #expect(shot.view("v")?.properties.first { $0.name == "text" }?.source == "a b")
  }

  @Test(
    "has lines under and through its runs",
    arguments: [
      ("underlineStyle: 'single', underlineColor: '#FF00FF'", 1),
      ("underlineStyle: 'thick', underlineColor: '#FF00FF'", 2),
      ("underlineStyle: 'double', underlineColor: '#FF00FF'", 2),
      ("strikethroughStyle: 'single', strikethroughColor: '#FF00FF'", 1),
    ])
  func lines(style: String, thickness: Int) throws {
    let bitmap = try bitmap(
      "attributedText: ['xx', { text: '\u{2003}\u{2003}', \(style) }], font: 20")
    let rows = (0..<100).filter { y in (0..<640).contains { bitmap[$0, y].hex == "#FF00FF" } }
    // A line is 0.068 em of 40 pixels.
    #expect(rows.count == 3 * thickness)
    let columns = (0..<640).filter { bitmap[$0, rows.first ?? 0].hex == "#FF00FF" }
    #expect((76...84).contains(columns.count))
  }

  @Test("lies on its run's background, as high as its line")
  func background() throws {
    let bitmap = try bitmap(
      "attributedText: [{ text: 'II', backgroundColor: '#FFFF00' }], font: 20")
    let rows = (0..<100).filter { bitmap[0, $0].hex == "#FFFF00" }
    #expect((46...49).contains(rows.count))
  }

  @Test("has a frame that holds all of its runs")
  func frames() throws {
    let plain = try frame("text: 'ab'").width
    #expect(try frame("attributedText: [{ text: 'ab', kern: 5 }]").width == plain + 20)
    let high = try frame("attributedText: ['a', { text: 'b', font: 34 }]").height
    #expect(high == (try frame("text: 'b', font: 34").height))
  }

  @Test("gets smaller to fit, and keeps its baseline")
  func shrinking() throws {
    let text = "text: 'Hxxxxxxxxxxxxxxxxxxx', textColor: '#000000', font: 30"
    func rows(_ keys: String) throws -> (top: Int, bottom: Int, right: Int) {
      let bitmap = try bitmap("\(text), frame: [0, 0, 160, 40], \(keys)")
      var ink: [(x: Int, y: Int)] = []
      for y in 0..<80 { for x in 0..<320 where bitmap[x, y].red < 100 { ink.append((x, y)) } }
      return (
        ink.map(\.y).min() ?? 0, ink.map(\.y).max() ?? 0, ink.map(\.x).max() ?? 0
      )
    }
    let cut = try rows("")
    let fits = try rows("adjustsFontSizeToFitWidth: true")
    #expect(fits.top > cut.top + 10)
    #expect(abs(fits.bottom - cut.bottom) <= 1)
    #expect(fits.right > 310)
    // Down to half its size it does not fit, so that it is cut as well.
    let half = try rows("adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.9")
    #expect(half.top < fits.top)
    let centred = try rows(
      "adjustsFontSizeToFitWidth: true, baselineAdjustment: 'alignCenters'")
    #expect(centred.bottom < fits.bottom)
    #expect(try rows("minimumScaleFactor: 0.5").top == cut.top)
  }

  @Test("keeps the room between its lines that its paragraph style asks for")
  func paragraph() throws {
    let two = "text: 'a\\nb', numberOfLines: 0"
    let plain = try frame(two).height
    #expect(try frame("\(two), paragraphStyle: { lineSpacing: 6 }").height == plain + 12)
    #expect(
      try frame("text: 'a', paragraphStyle: { minimumLineHeight: 40 }").height == 80)
  }

  @Test(
    "says what is wrong with a run",
    arguments: [
      (
        "text: 'a', attributedText: ['b']",
        "a label has both text and attributedText; keep one of them"
      ),
      (
        "attributedText: [{ txt: 'b' }]",
        "unknown attribute “txt” of a run of text; did you mean “text”?"
      ),
      ("attributedText: [{ underlineStyle: 'dotted' }]", "unknown underlineStyle “dotted”"),
      ("paragraphStyle: { lineSpace: 1 }", "unknown attribute “lineSpace” of paragraphStyle"),
      ("attributedText: 'b'", "attributedText is “b”; write a list in brackets"),
      ("text: 'strings:gone'", "no string table has “gone”"),
    ])
  func mistakes(keys: String, sentence: String) throws {
    let problem = try Stage().problem("{ view: { subviews: [{ kind: 'label', \(keys) }] } }")
    #expect(problem.contains(sentence), "\(problem)")
  }
}
