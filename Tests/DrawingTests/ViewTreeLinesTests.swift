import Drawing
import Geometry
import Testing

@Suite("Lines of a view tree")
struct ViewTreeLinesTests {
  @Test("show kind, id, frame, style and properties, indented by depth")
  func format() {
    let tree = ResolvedViewTree(views: [
      view("window", kind: "window"),
      view(
        "title", kind: "label", depth: 1,
        properties: [
          .init(name: "text", source: "Guten Abend"),
          .init(name: "textColor", source: "label", value: "#FFFFFFFF"),
        ]),
    ])
    #expect(
      tree.lines == """
        window #window [0, 1, 20, 30] dark
          label #title [0, 1, 20, 30] dark text="Guten Abend" textColor=label #FFFFFFFF

        """)
  }

  @Test(
    "quote what is not a plain word",
    arguments: [
      ("", #""""#), ("夜", "\"夜\""), ("a\"b\\c", #""a\"b\\c""#), ("x\r\ny", #""x\r\ny""#),
      ("\u{1B}[31m", #""\u{1B}[31m""#), ("\u{202E}abc", #""\u{202E}abc""#),
      ("a=b", #""a=b""#), ("+1", #""+1""#), ("\u{301}", "\"\u{301}\""),
    ])
  func quoting(text: String, expected: String) throws {
    let tree = ResolvedViewTree(views: [
      view("v", kind: "label", properties: [.init(name: "text", source: text)])
    ])
    #expect(
      tree.lines.unicodeScalars.elementsEqual(
        "label #v [0, 1, 20, 30] dark text=\(expected)\n".unicodeScalars))
    #expect(try ResolvedViewTree(lines: tree.lines) == tree)
  }

  @Test("read back as the same tree", arguments: 0..<40 as Range<UInt64>)
  func roundtrip(seed: UInt64) throws {
    var random = SeededWords(seed: seed)
    let tree = ResolvedViewTree(views: (0..<20).map { _ in random.view() })
    let lines = tree.lines
    #expect(lines.unicodeScalars.filter { $0 == "\n" }.count == 20)
    #expect(try ResolvedViewTree(lines: lines) == tree)
  }

  @Test("of a chain of 10,000 views grow with the views only")
  func deepChain() throws {
    let tree = ResolvedViewTree(
      views: (0..<10_000).map { view("v\($0)", kind: "view", depth: $0) })
    let lines = tree.lines
    #expect(lines.utf8.count < 1_500_000)
    #expect(try ResolvedViewTree(lines: lines) == tree)
  }

  @Test(
    "are refused with line and column where they are damaged",
    arguments: [
      ("label", 1, 6, ViewLineError.Reason.missing("# and the view's id")),
      ("\n   label #a [0, 0, 1, 1] dark", 2, 4, .missing("two spaces for every level of depth")),
      ("a #b [0, 0, 99999999999999999999, 1] dark", 1, 13, .badNumber),
      ("a #b [0, 0, 1, 1] dark text=\"x", 1, 29, .unendedQuotation),
      ("a #b [0, 0, 1, 1] dark text=\"\\q\"", 1, 30, .unknownEscape),
      ("a #b [0, 0, 1, 1] dark text=\"\\u{D800}\"", 1, 30, .unknownEscape),
      ("a #b [0, 0, 1, 1] dark text", 1, 28, .missing("= and the property's source")),
      ("+ a #b [0, 0, 1, 1] dark", 1, 2, .badNumber),
    ])
  func errors(lines: String, line: Int, column: Int, reason: ViewLineError.Reason) {
    #expect(throws: ViewLineError(line: line, column: column, reason: reason)) {
      try ResolvedViewTree(lines: lines)
    }
  }

  @Test("never crash the reader when cut or overwritten", arguments: 0..<40 as Range<UInt64>)
  func hostile(seed: UInt64) {
    var random = SeededWords(seed: seed)
    let tree = ResolvedViewTree(views: (0..<4).map { _ in random.view() })
    var scalars = Array(tree.lines.unicodeScalars)
    for _ in 0..<3 {
      scalars[Int(random.next() % UInt64(scalars.count))] = random.pick(
        Array("\"\\u{} [,+#=\n0".unicodeScalars))
    }
    var text = ""
    text.unicodeScalars.append(
      contentsOf: scalars.prefix(Int(random.next() % UInt64(scalars.count))))
    // Either a tree that can be written and read again, or an error.
    guard let read = try? ResolvedViewTree(lines: text) else { return }
    #expect((try? ResolvedViewTree(lines: read.lines)) == read)
  }

  @Test("name the place and the remedy in a message")
  func message() {
    let error = ViewLineError(line: 3, column: 7, reason: .missing("the view's style"))
    #expect("\(error)" == "line 3, column 7: something else stands here; expected the view's style")
  }

  private func view(
    _ id: String, kind: String, depth: Int = 0, properties: [ResolvedView.Property] = []
  ) -> ResolvedView {
    ResolvedView(
      id: id, kind: kind, depth: depth, frame: PixelRect(x: 0, y: 1, width: 20, height: 30),
      style: "dark", properties: properties)
  }
}

/// Words and views made of characters that are likely to break a line format.
private struct SeededWords {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }

  mutating func word() -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "Z", "0", "#", "=", "\"", "\\", "\n", "\r", "\t", " ", "+", "[", "]", ",", "夜",
      "\u{301}",
      "\u{0}", "\u{1B}", "\u{85}", "\u{2028}", "\u{200D}", "\u{1F600}", "\u{E000}",
    ]
    var word = ""
    for _ in 0..<next() % 6 { word.unicodeScalars.append(pick(alphabet)) }
    return word
  }

  mutating func view() -> ResolvedView {
    func number(_ value: UInt64) -> Int { Int(value % 4000) - 1000 }
    var properties: [ResolvedView.Property] = []
    for _ in 0..<next() % 4 {
      properties.append(.init(name: word(), source: word(), value: word()))
    }
    return ResolvedView(
      id: word(), kind: word(), depth: Int(next() % 50),
      frame: PixelRect(
        x: number(next()), y: number(next()), width: number(next()), height: number(next())),
      style: pick(["light", "dark", word()]), properties: properties)
  }
}
