/// Splits spans into paragraphs of scalars.
enum Paragraphs {
  /// The paragraphs of `spans`, at least one, without the newlines that separate them.
  ///
  /// Control characters are dropped; a tab becomes a space.
  static func split(_ spans: [TextSpan]) -> [[TextItem]] {
    var paragraphs: [[TextItem]] = [[]]
    var afterReturn = false
    for (span, content) in spans.enumerated() {
      paragraphs[paragraphs.count - 1].reserveCapacity(content.text.utf8.count)
      for scalar in content.text.unicodeScalars {
        let value = scalar.value
        defer { afterReturn = value == 0x0D }
        switch value {
        case 0x0A where afterReturn: break
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: paragraphs.append([])
        case 0x09: paragraphs[paragraphs.count - 1].append(TextItem(scalar: 0x20, span: span))
        case 0x00...0x1F, 0x7F...0x9F, 0xFEFF, 0xFFFC: break
        default: paragraphs[paragraphs.count - 1].append(TextItem(scalar: value, span: span))
        }
      }
    }
    return paragraphs
  }
}
