public import RunRecords

extension ShotRecord {
  /// Why a shot is taken for equal that is not, to the pixel; nil where it is, and where it is not taken
  /// for equal. `equal within levels=2,region=200: 120 px by up to 2 levels, …`
  var excuse: String? {
    guard unexpected == nil else { return nil }
    let masked = (masks ?? []).map(\.words)
    let hidden =
      masked.isEmpty
      ? []
      : [
        "but for what \(masked.count == 1 ? "a mask hides" : "masks hide"), "
          + clipped(masked.joined(separator: " and "), to: 400)
      ]
    // An earlier Meian tells of no limits.
    let passed = tolerated.map { $0.hasPrefix("within ") ? $0 : "within a tolerance: \($0)" }
    let parts = (passed.map { [clipped($0, to: 600)] } ?? []) + hidden
    return parts.isEmpty ? nil : "equal " + parts.joined(separator: ", and ")
  }
}

extension RunRecord {
  /// Shots that are equal only by a tolerance or a mask, a line each, with those of a screen together
  /// that say the same.
  public var excuses: [String] {
    screens.flatMap { screen in
      perShot(screen) { $0.excuse.map { [$0] } ?? [] }.map { "\(screen.shownID), \($0)" }
    }
  }
}

/// At most `most` lines, and how many more there are.
func shortened(_ lines: [String], to most: Int) -> [String] {
  let rest = lines.count - most
  return lines.prefix(most) + (rest > 0 ? ["and \(counted(rest, "more shot"))"] : [])
}
