import RunRecords

/// What happened in a picture of which no views are known, as its regions tell.
///
/// Colours are named for areas and texts alone: what moved, came or went has other colours where it
/// stood, and they explain nothing.
struct RegionCauses {
  private let comparison: ComparisonRecord
  private let writing: ColorWriting

  /// nil where views own regions, and where there is no region.
  init?(_ comparison: ComparisonRecord, _ writing: ColorWriting) {
    guard comparison.views.isEmpty, !comparison.regions.isEmpty,
      comparison.regions.allSatisfy({ $0.owner == nil })
    else { return nil }
    self.comparison = comparison
    self.writing = writing
  }

  /// What explains most first; never empty.
  var all: [CountedCause] {
    let rows = rowCauses
    let size = PictureSizes(comparison)
    if let words = size?.scaledWords { return [CountedCause(statement: words)] }
    let sizes = size.map { [$0.cause] } ?? []
    let grew = Set(regions { $0.kind.hasSuffix("-rows") }.map(\.box.height)).count == 1
    // Rows that came make the picture larger, and not the reverse.
    let structure = grew && !rows.isEmpty ? rows + sizes : sizes + rows
    let found = structure + contents + borders + noise + others
    guard let spaces = comparison.colorSpaces else { return found }
    let marked = [CountedCause(statement: spaces.words)]
    return spaces.areValuesEqual ? marked + found : found + marked
  }

  private func regions(_ isWanted: (RegionRecord) -> Bool) -> [RegionRecord] {
    comparison.regions.filter(isWanted)
  }

  private var rowCauses: [CountedCause] {
    regions { $0.kind == "inserted-rows" || $0.kind == "removed-rows" }.map { region in
      let verb = region.kind == "inserted-rows" ? "inserted" : "removed"
      return CountedCause(
        statement:
          "\(counted(region.box.height, "pixel row")) \(region.box.height == 1 ? "was" : "were")"
          + " \(verb) at y \(region.box.y)")
    }
  }

  /// What moved, changed its colour or says something else, that of most pixels first.
  private var contents: [CountedCause] {
    var found: [(pixels: Int, causes: [CountedCause])] = []
    let moved = regions { $0.kind == "moved" }
    var offsets: [RegionRecord.Offset?] = []
    for region in moved where !offsets.contains(region.offset) { offsets.append(region.offset) }
    for offset in offsets {
      let pixels = pixelSum(moved.filter { $0.offset == offset })
      found.append((pixels, [CountedCause(statement: movedWords(offset))]))
    }
    let colors = RegionColors(comparison)
    let areas = regions { $0.kind == "area" }
    if !areas.isEmpty { found.append((pixelSum(areas), areaCauses(areas, colors))) }
    let texts = regions { $0.kind == "text" }
    if !texts.isEmpty, areas.isEmpty || !colors.explainTexts {
      found.append((pixelSum(texts), textCauses(texts, areas.isEmpty ? colors : nil)))
    }
    // Stable: of equals the one named first above.
    return found.enumerated()
      .sorted { ($1.element.pixels, $0.offset) < ($0.element.pixels, $1.offset) }
      .flatMap(\.element.causes)
  }

  private func movedWords(_ offset: RegionRecord.Offset?) -> String {
    func part(_ pixels: Int, _ more: String, _ less: String) -> String? {
      let words = "\(grouped(Int(clamping: pixels.magnitude))) px \(pixels > 0 ? more : less)"
      return pixels == 0 ? nil : words
    }
    let parts = [
      offset.flatMap { part($0.x, "right", "left") }, offset.flatMap { part($0.y, "down", "up") },
    ].compactMap(\.self)
    return "content moved" + (parts.isEmpty ? "" : " " + parts.joined(separator: ", "))
  }

  private func areaCauses(_ areas: [RegionRecord], _ colors: RegionColors) -> [CountedCause] {
    if !colors.causes.isEmpty {
      return colors.causes.map { CountedCause("colours changed", $0, writing) }
    }
    let levels = areas.map(\.largestLevels).max() ?? 0
    if comparison.colorChanges.isEmpty, comparison.causes.isEmpty, levels <= 1 {
      return [CountedCause(statement: "colours changed by less than a level of 8 bits")]
    }
    guard areas.count == 1 else {
      return [CountedCause(statement: "\(counted(areas.count, "area")) changed")]
    }
    return [
      CountedCause(statement: "an area at x \(areas[0].box.x), y \(areas[0].box.y) changed")
    ]
  }

  private func textCauses(_ texts: [RegionRecord], _ colors: RegionColors?) -> [CountedCause] {
    let isAlone = texts.count == comparison.regions.count
    let change = isAlone ? TextChange(comparison) : .words
    if change == .color, let cause = colors?.causes.first {
      return [CountedCause("text changed its colour", cause, writing)]
    }
    let places = texts.count == 1 ? "" : " in \(counted(texts.count, "place"))"
    return [CountedCause(statement: "text \(change.verb)\(places)")]
  }

  private var borders: [CountedCause] {
    guard !regions({ $0.kind == "edge" }).isEmpty else { return [] }
    let isAll = comparison.regions.allSatisfy { ["edge", "noise"].contains($0.kind) }
    return [CountedCause(statement: "\(isAll ? "only " : "")antialiased borders changed")]
  }

  private var noise: [CountedCause] {
    let noise = regions { $0.kind == "noise" }
    guard !noise.isEmpty else { return [] }
    let isAll = noise.count == comparison.regions.count
    let levels = noise.map(\.largestLevels).max() ?? 0
    return [
      CountedCause(
        statement:
          "\(isAll ? "only " : "")scattered noise of at most \(counted(levels, "level")) differs")
    ]
  }

  private static let kinds = [
    "inserted-rows", "removed-rows", "moved", "area", "text", "edge", "noise",
  ]

  /// Kinds that a later Meian may know.
  private var others: [CountedCause] {
    regions { !Self.kinds.contains($0.kind) }.isEmpty
      ? [] : [CountedCause(statement: "the picture changed")]
  }
}

extension CountedCause {
  /// A cause that is a sentence by itself, as `content moved 3 px down`.
  init(statement: String) {
    let cause = Cause(subject: statement, values: nil)
    self.init(key: cause, cause: cause, views: [], statement: statement, example: cause)
  }

  /// A colour that became another one, which several screens may share.
  init(_ statement: String, _ color: ColorCauseRecord, _ writing: ColorWriting) {
    let pair = writing.pair(
      from: (color.from, color.fromTokens), to: (color.to, color.toTokens))
    self.init(
      key: Cause(subject: "", values: pair.key), cause: Cause(subject: "", values: pair.short),
      views: [], statement: statement, example: Cause(subject: "", values: pair.full))
  }
}

/// Of regions; numbers that no picture has do not trap.
func pixelSum(_ regions: [RegionRecord]) -> Int {
  regions.reduce(0) { $0 + min(max(0, $1.pixels), 1 << 40) }
}
