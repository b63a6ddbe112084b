/// The open faces that one layout uses, and which to ask first for each span.
struct FontSet {
  /// What a span's font comes to.
  struct SpanFont {
    let descriptor: FontDescriptor
    /// In points; 0 where the descriptor's is unusable.
    let size: Double
    /// Indices of the catalog's files: the font itself, then its fallbacks in order.
    let chain: [Int]
    /// Families that count as the system's, whose glyphs are tracked.
    let isSystem: Bool
  }

  private let catalog: FontCatalog
  let spans: [SpanFont]
  /// For each span, what the text adds after each glyph, in points; nil for nothing.
  let kerns: [Double?]
  private(set) var substituted: Set<String> = []
  private(set) var faces: [FontFace] = []
  private var slots: [Int: Int] = [:]

  /// HarfBuzz's language of Chinese characters, and of everything else.
  let language: TextLanguage

  init(
    _ spans: [TextSpan], language: String?, catalog: FontCatalog
  ) throws(FontError) {
    self.catalog = catalog
    kerns = spans.map(\.kern)
    self.language = TextLanguage(language)
    let fallbacks = self.language.sorted(catalog.fallbacks)
    var resolved: [SpanFont] = []
    for span in spans {
      if let last = resolved.last, last.descriptor == span.font {
        resolved.append(last)
        continue
      }
      let font = span.font
      let own = font.family.flatMap { catalog.index(named: $0, like: font) }
      if own == nil, let family = font.family { substituted.insert(family) }
      let system = catalog.systemIndex(like: font)
      guard let first = own ?? system else {
        throw .noSystemFont(family: catalog.system.text)
      }
      var chain = [first]
      let others =
        [system] + fallbacks.map { catalog.index(family: $0, like: font) }
      for case let index? in others where !chain.contains(index) { chain.append(index) }
      resolved.append(
        SpanFont(
          descriptor: font, size: font.usableSize, chain: chain, isSystem: own == nil))
    }
    self.spans = resolved
  }

  /// The slot of the first face of `span` that satisfies `condition`, or `missingFace`.
  mutating func slot(
    span: Int, where condition: (FontFace) -> Bool
  ) throws(FontError) -> Int {
    for index in spans[span].chain {
      let slot = try slot(file: index)
      if condition(faces[slot]) { return slot }
    }
    return TextItem.missingFace
  }

  /// The slot of the first face of `span` with pictures in colour that satisfies `condition`, or
  /// `missingFace`.
  mutating func pictureSlot(
    span: Int, where condition: (FontFace) -> Bool
  ) throws(FontError) -> Int {
    guard let index = catalog.pictureFont else { return TextItem.missingFace }
    let slot = try slot(file: index)
    return faces[slot].hasPictures && condition(faces[slot]) ? slot : TextItem.missingFace
  }

  /// The face a span asks for itself.
  mutating func firstFace(span: Int) throws(FontError) -> FontFace {
    faces[try slot(file: spans[span].chain[0])]
  }

  private mutating func slot(file index: Int) throws(FontError) -> Int {
    if let slot = slots[index] { return slot }
    faces.append(try catalog.face(at: index))
    slots[index] = faces.count - 1
    return faces.count - 1
  }

  /// Points to add after each glyph that a span takes from `face`.
  func tracking(span: Int, face: FontFace) -> Double {
    let font = spans[span]
    let kern = kerns[span] ?? 0
    guard catalog.isSystemFamily(face.file.family), font.isSystem else { return kern }
    return SystemTracking.points(size: font.size, weight: font.descriptor.weight) + kern
  }

  /// The line box of a span: San Francisco's for the system font, else the font's own.
  mutating func lineBox(span: Int) throws(FontError) -> LineBox {
    let font = spans[span]
    if font.isSystem { return .system(size: font.size) }
    let face = try firstFace(span: span)
    let unit = font.size / face.unitsPerEm
    return LineBox(
      ascender: face.ascender * unit, descender: face.descender * unit, gap: face.lineGap * unit)
  }
}

extension FontCatalog {
  /// The file of a font that a text names, the project's before the machine's.
  fileprivate func index(named name: String, like font: FontDescriptor) -> Int? {
    projectFamilies.index(named: name, weight: font.weight, italic: font.italic)
      ?? families.index(named: name, weight: font.weight, italic: font.italic)
  }

  fileprivate func index(family: String, like font: FontDescriptor) -> Int? {
    families.index(family: family, weight: font.weight, italic: font.italic)
  }

  /// The file of the system family that fits the size.
  fileprivate func systemIndex(like font: FontDescriptor) -> Int? {
    let display = font.usableSize >= 20 ? index(family: system.display, like: font) : nil
    return display ?? index(family: system.text, like: font)
  }

  fileprivate func isSystemFamily(_ family: String) -> Bool {
    family == system.text || family == system.display
  }
}
