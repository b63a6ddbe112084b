import RunRecords

/// Which of a picture's colour changes are those of its areas, or of its texts where it has no area.
///
/// Colours are counted over a whole picture. A change of more pixels than all other regions have
/// together must be an area's, and so is one of as many pixels as an area has.
struct RegionColors {
  /// Those that make up at least a twentieth of what changed, and the first, by falling pixels.
  let causes: [ColorCauseRecord]
  /// Whether they explain texts beside areas too, as one tint for buttons and links does.
  let explainTexts: Bool

  init(_ comparison: ComparisonRecord) {
    let regions = comparison.regions
    let areas = regions.filter { $0.kind == "area" }
    let texts = regions.filter { $0.kind == "text" }
    let own = areas.isEmpty ? texts : areas
    let others = regions.filter {
      !own.contains($0) && !$0.kind.hasSuffix("-rows")
    }
    let rest = pixelSum(others) + Self.unlisted(comparison)
    let total = pixelSum(own)
    let matching = Self.counted(comparison).filter { cause in
      let pixels = Self.pixels(of: cause)
      return pixels > rest || own.contains { abs(pixelSum([$0]) - pixels) <= pixels / 50 }
    }
    causes = matching.enumerated()
      .filter { $0.offset == 0 || Self.pixels(of: $0.element) >= total / 20 }.map(\.element)
    let explained = matching.reduce(0) { $0 + Self.pixels(of: $1) }
    let textPixels = pixelSum(texts)
    explainTexts = !matching.isEmpty && total + textPixels - explained <= textPixels / 2
  }

  /// The causes; the most frequent pair of colours where an earlier Meian recorded none.
  private static func counted(_ comparison: ComparisonRecord) -> [ColorCauseRecord] {
    guard comparison.causes.isEmpty, let first = comparison.colorChanges.first else {
      return comparison.causes
    }
    return [
      ColorCauseRecord(
        fingerprint: "", from: first.from, to: first.to, fromTokens: first.fromTokens,
        toTokens: first.toTokens, pixels: first.pixels)
    ]
  }

  /// The most pixels that regions beyond the recorded ones may have; these are sorted by pixels.
  private static func unlisted(_ comparison: ComparisonRecord) -> Int {
    let count = min(max(0, comparison.regionCount), 1 << 20) - comparison.regions.count
    return max(0, count) * min(max(0, comparison.regions.last?.pixels ?? 0), 1 << 40)
  }

  private static func pixels(of cause: ColorCauseRecord) -> Int {
    min(max(0, cause.pixels), 1 << 40) + min(max(0, cause.mixedPixels), 1 << 40)
  }
}

/// What happened to text, as the most frequent pairs of colours tell where nothing else changed.
enum TextChange {
  /// Other words.
  case words
  /// The same words in another colour.
  case color
  case added
  case removed

  init(_ comparison: ComparisonRecord) {
    let pairs = comparison.colorChanges
    let (old, new) = (Set(pairs.map(\.from)), Set(pairs.map(\.to)))
    // One pair alone may be either.
    guard pairs.count > 1 else {
      self = .words
      return
    }
    if new.count == 1 {
      // Ink of every shade became the ground.
      self = .removed
    } else if old.count == 1 {
      self = .added
    } else if old.count == pairs.count, new.count == pairs.count, old.isDisjoint(with: new),
      let first = comparison.causes.first, isMost(first, of: comparison.pixels)
    {
      // Each shade became a shade of its own, and one pair explains them.
      self = .color
    } else {
      self = .words
    }
  }

  var verb: String {
    switch self {
    case .words, .color: "changed"
    case .added: "was added"
    case .removed: "was removed"
    }
  }
}

private func isMost(_ cause: ColorCauseRecord, of pixels: Int) -> Bool {
  let explained = min(max(0, cause.pixels), 1 << 40) + min(max(0, cause.mixedPixels), 1 << 40)
  return explained >= min(max(0, pixels), 1 << 40) / 10 * 9
}
