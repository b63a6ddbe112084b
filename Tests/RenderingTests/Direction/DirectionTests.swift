import Geometry
import Pixels
import Rendering
import Testing
import Traits

@Suite("The direction of reading")
struct DirectionTests {
  @Test("decides where views are", arguments: DirectionCase.all)
  func places(_ rule: DirectionCase) throws { #expect(try rule.found() == rule.frame) }

  static let rightToLeft = Variant(style: .light, direction: .rightToLeft)

  @Test(
    "turns the drawing of a kind round",
    arguments: [
      "{ kind: 'switch', isOn: true }", "{ kind: 'switch' }",
      "{ kind: 'tableViewCell', width: 320, accessory: 'disclosureIndicator' }",
      "{ kind: 'tableViewCell', width: 320, accessory: 'detail' }",
      "{ kind: 'tableViewCell', width: 320, switch: true }",
      "{ kind: 'tableView', height: 200, style: 'insetGrouped', sections: [{ rows: [{}, { accessory: 'disclosureIndicator' }] }] }",
      "{ kind: 'separator', axis: 'vertical', height: 40 }",
      "{ kind: 'scrollView', showsVerticalScrollIndicator: true, subviews: [{ kind: 'view', height: 900, width: 20, backgroundColor: '#FF0000' }] }",
    ])
  func mirrored(view: String) throws {
    let stage = try Stage()
    for style in UserInterfaceStyle.allCases {
      let plain = try stage.view(view, Variant(style: style)).bitmap
      let turned = try stage.view(view, Variant(style: style, direction: .rightToLeft)).bitmap
      #expect(plain != turned)
      #expect(plain.mirrored == turned)
    }
  }

  @Test("leaves a check mark its shape")
  func checkmark() throws {
    let cell = "{ kind: 'tableViewCell', width: 320, accessory: 'checkmark' }"
    let plain = try Stage().view(cell).bitmap
    let turned = try Stage().view(cell, Self.rightToLeft).bitmap
    #expect(abs(lowestShare(of: plain) - lowestShare(of: turned)) < 0.05)
    #expect(lowestShare(of: plain) < 0.45)
  }

  /// How far across the ink its lowest pixel is, from 0 at the left to 1 at the right.
  private func lowestShare(of bitmap: Bitmap) -> Double {
    var ink: [(x: Int, y: Int)] = []
    for y in 0..<86 {
      for x in 0..<640 where bitmap[x, y].red < 128 { ink.append((x, y)) }
    }
    let columns = ink.map(\.x)
    guard let left = columns.min(), let right = columns.max(), right > left,
      let lowest = ink.max(by: { $0.y < $1.y })
    else { return -1 }
    return Double(lowest.x - left) / Double(right - left)
  }

  @Test("does not turn pictures, unless they ask for it")
  func pictures() throws {
    let stage = try Stage()
    func left(_ image: String, _ keys: String = "", _ variant: Variant = Self.rightToLeft) throws
      -> String
    {
      try stage.view(
        "{ kind: 'imageView', image: \(image), frame: [0, 0, 20, 10], \(keys) }", variant
      ).color(5, 5)
    }
    #expect(try left("'file:flag.png'") == "#FF0000")
    let flips = "flipsForRightToLeftLayoutDirection: true"
    #expect(try left("'file:flag.png'", flips) == "#0000FF")
    #expect(try left("{ image: 'file:flag.png', \(flips) }") == "#0000FF")
    #expect(try left("'file:flag.png'", flips, .light) == "#FF0000")
    // An image view that is no part of the mirroring shows the picture as it is.
    #expect(
      try left("'file:flag.png'", "\(flips), semanticContentAttribute: 'spatial'") == "#FF0000")
  }

  @Test("moves natural text to the right, and only natural text")
  func alignment() throws {
    func firstInk(_ keys: String, _ variant: Variant) throws -> Int {
      let bitmap = try Stage().view(
        "{ kind: 'label', text: 'Text', frame: [0, 0, 320, 30], textColor: '#000000', \(keys) }",
        variant
      ).bitmap
      return (0..<640).first { x in (0..<60).contains { bitmap[x, $0].hex != "#FFFFFF" } } ?? -1
    }
    let right = try firstInk("textAlignment: 'right'", .light)
    #expect(right > 500)
    #expect(try firstInk("", .light) < 10)
    #expect(try firstInk("", Self.rightToLeft) == right)
    #expect(try firstInk("textAlignment: 'left'", Self.rightToLeft) < 10)
    #expect(try firstInk("semanticContentAttribute: 'forceLeftToRight'", Self.rightToLeft) < 10)
  }

  @Test(
    "leaves the caret at the end of the text that is typed",
    arguments: [
      "kind: 'textField'", "kind: 'textField', textAlignment: 'center'", "kind: 'searchBar'",
      "kind: 'textView', font: 17",
    ], [("Tokyo", false), ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", true)])
  func caret(kind: String, text: (String, Bool)) throws {
    for variant in [Variant.light, Self.rightToLeft] {
      let bitmap = try Stage().view(
        """
        { \(kind), text: '\(text.0)', isFirstResponder: true, frame: [20, 0, 280, 50],
          tintColor: '#FF0000', textColor: '#0000FF' }
        """, variant
      ).bitmap
      func columns(_ hex: String) -> [Int] {
        (0..<640).filter { x in (0..<100).contains { bitmap[x, $0].hex == hex } }
      }
      let caret = columns("#FF0000")
      let ink = columns("#0000FF")
      let (first, last) = (try #require(ink.first), try #require(ink.last))
      #expect(!caret.isEmpty && caret.allSatisfy { text.1 ? $0 < first : $0 > last })
    }
  }

  @Test("cannot be mixed in one pin")
  func mixed() throws {
    let problem = try Stage().problem(
      "{ view: { subviews: [{ kind: 'view', pin: { left: 0, trailing: 0 } }] } }")
    #expect(problem.contains("pin mixes leading or trailing with left or right"))
  }
}
