/// Replaces what does not fit into a line by an ellipsis.
struct Truncation {
  let mode: LineBreakMode
  /// In points.
  let width: Double
  /// The paragraph's bidi level, which the ellipsis takes.
  let level: UInt8

  /// The items of a line that begins like `head` from `start` on, ends like `tail`, and fits;
  /// only the ellipsis where not even a cluster fits beside it.
  ///
  /// `tailStart` is where the tail's own items begin to be usable.
  func line(
    head: LineFitting, from start: Int, tail: LineFitting, tailStart: Int,
    fonts: inout FontSet
  ) throws(FontError) -> [TextItem] {
    let span = start < head.items.count ? head.items[start].span : 0
    let ellipsis = try ellipsis(span: span, fonts: &fonts)
    var room = width - Shaper.shape(ellipsis[...], fonts: fonts).width
    // The parts are measured apart and set together; kerning with the ellipsis may need a second
    // try with less room.
    for _ in 0..<4 {
      let (before, after) = parts(head, start, tail, tailStart, room: room)
      let items = before + ellipsis + after
      let excess = Shaper.shape(items[...], fonts: fonts).width - width
      if excess <= LineFitting.tolerance || before.isEmpty && after.isEmpty { return items }
      room -= excess
    }
    return ellipsis
  }

  private func parts(
    _ head: LineFitting, _ start: Int, _ tail: LineFitting, _ tailStart: Int, room: Double
  ) -> ([TextItem], [TextItem]) {
    var headCount = 0
    var tailCount = 0
    switch mode {
    case .byTruncatingHead:
      tailCount = tail.suffix(from: tailStart, room: room)
    case .byTruncatingMiddle:
      tailCount = tail.suffix(from: tailStart, room: room / 2)
      let used = tail.advances.suffix(tailCount).reduce(0, +)
      headCount = head.prefix(from: start, room: room - used)
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
      headCount = head.prefix(from: start, room: room)
    }
    // No space beside the ellipsis.
    var before = Array(head.items[start..<start + headCount])
    while let last = before.last, last.isSpace { before.removeLast() }
    let after = tail.items.suffix(tailCount).drop { $0.isSpace }
    return (before, Array(after))
  }

  private func ellipsis(span: Int, fonts: inout FontSet) throws(FontError) -> [TextItem] {
    var items = [TextItem(scalar: 0x2026, span: span)]
    _ = try Itemizer.itemize(&items, fonts: &fonts, isRightToLeft: false)
    items[0].level = level
    return items
  }
}
