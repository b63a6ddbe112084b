/// Shows soft hyphens where lines end with them.
struct SoftHyphens {
  /// The hyphen for a paragraph; nil where it has no soft hyphen.
  private let hyphen: TextItem?
  /// In points; 0 without a hyphen.
  let width: Double

  init(_ items: [TextItem], fonts: inout FontSet) throws(FontError) {
    guard let first = items.first(where: \.isSoftHyphen) else {
      hyphen = nil
      width = 0
      return
    }
    var hyphens = [TextItem(scalar: 0x2D, span: first.span)]
    _ = try Itemizer.itemize(&hyphens, fonts: &fonts, isRightToLeft: false)
    hyphen = hyphens.first
    width = Shaper.shape(hyphens[...], fonts: fonts).width
  }

  /// Replaces a soft hyphen at the end of a line by a hyphen.
  func show(in line: inout [TextItem]) {
    guard let hyphen, let last = line.last, last.isSoftHyphen else { return }
    var shown = hyphen
    shown.level = last.level
    line[line.count - 1] = shown
  }
}
