/// Which characters of a text are not drawn as they should be.
struct CharacterFindings {
  /// Those no font has, each once, in order.
  private(set) var missing: [String] = []
  /// Those that ask for a colour glyph and get an outline, each once, in order.
  private(set) var monochrome: [String] = []

  init(_ lines: [FittedLine]) {
    for line in lines {
      var index = 0
      while index < line.items.count {
        var end = index + 1
        while end < line.items.count, !line.items[end].startsCluster { end += 1 }
        note(line.items[index..<end])
        index = end
      }
    }
  }

  private mutating func note(_ cluster: ArraySlice<TextItem>) {
    guard let first = cluster.first else { return }
    if first.face == TextItem.missingFace {
      let name = MissingGlyph.name(of: cluster.string)
      if !missing.contains(name) { missing.append(name) }
    } else if first.scalar > 0xFF, Self.wantsColor(cluster) {
      let name = MissingGlyph.name(of: cluster.string)
      if !monochrome.contains(name) { monochrome.append(name) }
    }
  }

  /// True for emoji, unless the variation selector for text follows.
  private static func wantsColor(_ cluster: ArraySlice<TextItem>) -> Bool {
    if cluster.contains(where: { $0.scalar == 0xFE0E }) { return false }
    if cluster.contains(where: { $0.scalar == 0xFE0F }) { return true }
    return cluster.first.flatMap { Unicode.Scalar($0.scalar) }?.properties.isEmojiPresentation
      ?? false
  }
}
