/// Fills lines with paragraphs until the text ends or no further line is allowed.
struct LineFilling {
  let request: TextRequest
  /// The room of a paragraph's first line, in points; infinite where the request names none.
  private let firstWidth: Double
  /// The same of its other lines.
  private let width: Double
  var fonts: FontSet
  let breaker: LineBreaker

  private(set) var lines: [FittedLine] = []
  private(set) var isTruncated = false
  private(set) var needsClipping = false

  init(request: TextRequest, fonts: FontSet, breaker: LineBreaker) {
    self.request = request
    self.fonts = fonts
    self.breaker = breaker
    let room = request.maxWidth.map { $0.isNaN ? .infinity : $0 } ?? .infinity
    let style = request.paragraph
    firstWidth = max(0, room - style.head(isFirst: true) - style.tail(in: room))
    width = max(0, room - style.head(isFirst: false) - style.tail(in: room))
  }

  private var linesLeft: Int {
    request.maxLines > 0 ? request.maxLines - lines.count : Int.max
  }

  mutating func fill(_ paragraphs: [[TextItem]]) throws(FontError) {
    for paragraph in paragraphs {
      guard linesLeft > 0 else {
        if request.lineBreakMode.truncates, !isTruncated { try appendEllipsis() }
        isTruncated = true
        break
      }
      try fill(paragraph)
    }
  }

  /// Sets one paragraph, shaping no more of it than the lines that are left can hold.
  private mutating func fill(_ paragraph: [TextItem]) throws(FontError) {
    if paragraph.isEmpty {
      lines.append(FittedLine(items: [], shaped: nil))
      return
    }
    let before = lines.count
    var count = min(paragraph.count, capacity(of: paragraph))
    while true {
      let usedAll = try fill(paragraph[..<count], of: paragraph)
      if !usedAll || count == paragraph.count { return }
      // Narrower than thought possible, such as a long row of marks: take more.
      lines.removeSubrange(before...)
      count = min(paragraph.count, count * 4)
    }
  }

  /// A generous bound on the items that fit: no glyph that advances is narrower than an eighth
  /// of an em, tracking included.
  private func capacity(of paragraph: [TextItem]) -> Int {
    guard width.isFinite, request.maxLines > 0 else { return paragraph.count }
    let smallest = fonts.spans.map(\.size).filter { $0 > 0 }.min() ?? 1
    let perLine = max(width, firstWidth) / (smallest / 8) + 32
    let items = perLine * Double(min(linesLeft, 10_000))
    return items < 1_000_000 ? Int(items) : 1_000_000
  }

  /// Fills lines from the start of a paragraph; true where the piece was used up.
  private mutating func fill(
    _ piece: ArraySlice<TextItem>, of paragraph: [TextItem]
  ) throws(FontError) -> Bool {
    var items = Array(piece)
    let level = try Itemizer.itemize(&items, fonts: &fonts, isRightToLeft: request.isRightToLeft)
    let isWhole = items.count == paragraph.count
    let shaped = Shaper.shape(items[...], fonts: fonts)
    if shaped.width <= firstWidth + LineFitting.tolerance {
      lines.append(FittedLine(items: items, shaped: shaped, baseLevel: level))
      return true
    }
    let breaksAtWords =
      request.lineBreakMode != .byCharWrapping && (linesLeft > 1 || wrapsLastLine)
    let hyphenation = try SoftHyphens(items, fonts: &fonts)
    let fitting = LineFitting(
      items: items, advances: shaped.advances,
      opportunities: breaksAtWords ? try breaker.opportunities(in: items.map(\.scalar)) : [],
      width: width, firstWidth: firstWidth, hyphenWidth: hyphenation.width)
    var start = 0
    while start < items.count {
      if linesLeft == 1, !wrapsLastLine {
        try appendLastLine(fitting, from: start, level: level, of: paragraph)
        return false
      }
      let end = fitting.end(ofLineAt: start)
      let isLast = end == items.count
      if isLast, !isWhole { return true }
      var line = Array(items[start..<end])
      while let last = line.last, last.isSpace { line.removeLast() }
      if !isLast { hyphenation.show(in: &line) }
      lines.append(
        FittedLine(
          items: line, startsParagraph: start == 0, isWrapped: !isLast, baseLevel: level))
      start = end
      if linesLeft == 0, start < items.count || !isWhole {
        isTruncated = true
        return false
      }
    }
    return true
  }

  /// True where the last allowed line ends like any other, and the rest is dropped.
  private var wrapsLastLine: Bool {
    request.lineBreakMode == .byWordWrapping || request.lineBreakMode == .byCharWrapping
  }

  private mutating func appendLastLine(
    _ fitting: LineFitting, from start: Int, level: UInt8, of paragraph: [TextItem]
  ) throws(FontError) {
    let rest = fitting.advances[start...].reduce(0, +)
    let width = fitting.width(ofLineAt: start)
    if rest <= width + LineFitting.tolerance, fitting.items.count == paragraph.count {
      append(Array(fitting.items[start...]), from: start, level: level)
      return
    }
    if request.lineBreakMode == .byClipping {
      needsClipping = true
      // One cluster beyond the edge, so that it is cut rather than left out.
      let fits = fitting.prefix(from: start, room: width)
      var end = min(start + fits + 1, fitting.items.count)
      while end < fitting.items.count, !fitting.items[end].startsCluster { end += 1 }
      isTruncated = end < fitting.items.count
      append(Array(fitting.items[start..<end]), from: start, level: level)
      return
    }
    isTruncated = true
    var tail = fitting
    var tailStart = start
    if request.lineBreakMode != .byTruncatingTail, fitting.items.count < paragraph.count {
      // The end of a text too long to be shaped as a whole.
      let count = min(paragraph.count - start, fitting.items.count)
      var items = Array(paragraph.suffix(count))
      _ = try Itemizer.itemize(&items, fonts: &fonts, isRightToLeft: request.isRightToLeft)
      tail = LineFitting(
        items: items, advances: Shaper.shape(items[...], fonts: fonts).advances,
        opportunities: [], width: width)
      tailStart = 0
    }
    let truncation = Truncation(
      mode: request.lineBreakMode, width: width, level: level)
    let items = try truncation.line(
      head: fitting, from: start, tail: tail, tailStart: tailStart, fonts: &fonts)
    append(items, from: start, level: level)
  }

  /// Appends the last line allowed, which begins with item `start` of its paragraph.
  private mutating func append(_ items: [TextItem], from start: Int, level: UInt8) {
    lines.append(FittedLine(items: items, startsParagraph: start == 0, baseLevel: level))
  }

  /// Ends the last line with an ellipsis because further paragraphs are left out.
  private mutating func appendEllipsis() throws(FontError) {
    guard let line = lines.popLast() else { return }
    let shaped = Shaper.shape(line.items[...], fonts: fonts)
    let room = line.startsParagraph ? firstWidth : width
    let fitting = LineFitting(
      items: line.items, advances: shaped.advances, opportunities: [], width: room)
    let items = try Truncation(
      mode: .byTruncatingTail, width: room, level: line.baseLevel
    ).line(
      head: fitting, from: 0, tail: fitting, tailStart: 0, fonts: &fonts)
    lines.append(
      FittedLine(
        items: items, startsParagraph: line.startsParagraph, baseLevel: line.baseLevel))
  }

}
