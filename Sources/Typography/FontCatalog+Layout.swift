public import Geometry

extension FontCatalog {
  /// Sets a text.
  ///
  /// Work and memory grow with what is shown, not with the text, where both a width and a number
  /// of lines are given.
  public func layout(_ request: TextRequest) throws(FontError) -> TextLayout {
    var fonts = try FontSet(request.spans, language: request.language, catalog: self)
    guard request.spans.contains(where: { !$0.text.isEmpty && $0.font.usableSize > 0 }) else {
      return try emptyLayout(request, fonts: &fonts, lines: 0)
    }
    if let width = request.maxWidth, width <= 0 {
      return try emptyLayout(request, fonts: &fonts, lines: 1)
    }
    var filling = LineFilling(
      request: request, fonts: fonts, breaker: lineBreakers[request.language])
    try filling.fill(Paragraphs.split(request.spans))
    var placing = LinePlacing(request: request, fonts: filling.fonts)
    let (lines, height, width) = try placing.place(filling.lines)
    let findings = CharacterFindings(filling.lines, fonts: placing.fonts)
    let faces = Set(lines.flatMap { $0.glyphs.map(\.face) })
    let names = placing.fonts.faces.filter { faces.contains($0.number) }.map(\.file.name)
    markUsed(names)
    let shownWidth = filling.needsClipping ? min(width, request.maxWidth ?? width) : width
    return TextLayout(
      lines: lines,
      size: Size(
        width: request.scale.roundedUp(shownWidth), height: request.scale.roundedUp(height)),
      firstBaseline: lines.first?.baseline ?? 0, isTruncated: filling.isTruncated,
      needsClipping: filling.needsClipping, missing: findings.missing,
      monochromeEmoji: findings.monochrome,
      substitutedFamilies: fonts.substituted.sorted(), fontFiles: Set(names).sorted())
  }

  /// Sets a text in one font.
  public func layoutText(
    _ text: String, font: FontDescriptor, maxWidth: Double? = nil, maxLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
    scale: Scale
  ) throws(FontError) -> TextLayout {
    try layout(
      TextRequest(
        [TextSpan(text, font: font)], maxWidth: maxWidth, maxLines: maxLines,
        lineBreakMode: lineBreakMode, alignment: alignment, scale: scale))
  }

  /// The line box of `font`, for controls that need its height without a text.
  public func lineBox(of font: FontDescriptor) throws(FontError) -> LineBox {
    var fonts = try FontSet([TextSpan("", font: font)], language: nil, catalog: self)
    return try fonts.lineBox(span: 0)
  }

  private func emptyLayout(
    _ request: TextRequest, fonts: inout FontSet, lines: Int
  ) throws(FontError) -> TextLayout {
    let box =
      request.spans.isEmpty ? LineBox(ascender: 0, descender: 0) : try fonts.lineBox(span: 0)
    return TextLayout(
      lines: [],
      size: Size(width: 0, height: box.labelHeight(lines: lines, scale: request.scale)),
      firstBaseline: request.scale.rounded(box.ascender), isTruncated: lines > 0,
      needsClipping: false, missing: [], monochromeEmoji: [],
      substitutedFamilies: fonts.substituted.sorted(),
      fontFiles: [])
  }
}
