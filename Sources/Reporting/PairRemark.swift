public import RunRecords

/// What light and dark of a screen say about each other, in words that claim what is known.
public struct PairRemark: Hashable, Sendable {
  public var note: PairNote
  /// Without a full stop: `dark is now the same picture as light`.
  public var words: String
  /// The shots that it is about.
  public var variants: [String]

  public static func only(_ variant: String, of variants: [String]) -> PairRemark {
    PairRemark(note: .oneSided, words: "only \(variant) changed", variants: variants)
  }

  public static func becameSame(_ one: String, as other: String) -> PairRemark {
    PairRemark(
      note: .identicalStyles, words: "\(one) is now the same picture as \(other)",
      variants: [other, one])
  }

  public static func isSame(_ one: String, as other: String) -> PairRemark {
    PairRemark(
      note: .identicalStyles, words: "\(one) is the same picture as \(other)",
      variants: [other, one])
  }

  /// Whether it explains more than what changed in one of the shots.
  var isHeadline: Bool { note == .identicalStyles }

  var sentence: Sentence { Sentence(statement: words.prefix(1).uppercased() + words.dropFirst()) }
}

extension ScreenRecord {
  /// One for each note and each thing there is to say, in the order of the notes. What is stale after
  /// switching has lines of its own.
  public var pairRemarks: [PairRemark] {
    pairNotes.flatMap { note -> [PairRemark] in
      var remarks: [PairRemark] = []
      for (light, dark) in stylePairs {
        guard let words = words(of: note, light, dark) else { continue }
        let variants = [light.variant, dark.variant]
        if let place = remarks.firstIndex(where: { $0.words == words }) {
          remarks[place].variants += variants
        } else {
          remarks.append(PairRemark(note: note, words: words, variants: variants))
        }
      }
      return remarks
    }
  }

  /// Shots that differ in nothing but the style, light first.
  private var stylePairs: [(light: ShotRecord, dark: ShotRecord)] {
    shots.compactMap { light in
      guard light.variant == "light" || light.variant.hasPrefix("light.") else { return nil }
      let twin = "dark" + light.variant.dropFirst("light".count)
      return shots.first { $0.variant == twin }.map { (light, $0) }
    }
  }

  private func words(of note: PairNote, _ light: ShotRecord, _ dark: ShotRecord) -> String? {
    let (first, second) = (clipped(light.variant, to: 60), clipped(dark.variant, to: 60))
    switch note {
    case .oneSided:
      guard (light.comparison == nil) != (dark.comparison == nil) else { return nil }
      return PairRemark.only(dark.comparison == nil ? first : second, of: []).words
    case .geometryDiffers: return "views sit elsewhere in \(second) than in \(first)"
    case .identicalStyles:
      guard light.now?.digest == dark.now?.digest else { return nil }
      if light.hasFormerPicture, dark.hasFormerPicture,
        light.formerDigest != dark.formerDigest
      {
        return dark.comparison == nil
          ? PairRemark.becameSame(first, as: second).words
          : PairRemark.becameSame(second, as: first).words
      }
      // Of pictures alone nobody knows what they show.
      return device.isEmpty
        ? PairRemark.isSame(second, as: first).words
        : "\(second) looks exactly like \(first), although the screen has content that should adapt"
    case .staleAfterSwitching: return nil
    }
  }
}

extension ShotRecord {
  fileprivate var hasFormerPicture: Bool { formerDigest != nil }

  /// The pixels that now was held against; those of now where nothing differs.
  fileprivate var formerDigest: String? {
    if unexpected != nil { return after?.digest }
    if recorded != nil { return before?.digest }
    return verdict == .unchanged ? now?.digest : nil
  }
}
