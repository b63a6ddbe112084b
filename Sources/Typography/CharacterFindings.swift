/// Which characters of a text are not drawn as they should be.
struct CharacterFindings {
  /// Those no font has, each once, in order.
  private(set) var missing: [String] = []
  /// Those that ask for a colour glyph and get an outline, each once, in order.
  private(set) var monochrome: [String] = []

  private let fonts: FontSet

  init(_ lines: [FittedLine], fonts: FontSet) {
    self.fonts = fonts
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
    } else if !fonts.faces[first.face].hasPictures,
      EmojiCluster.wantsColor(cluster.map(\.scalar)), first.scalar > 0xFF
    {
      let name = MissingGlyph.name(of: cluster.string)
      if !monochrome.contains(name) { monochrome.append(name) }
    }
  }
}
