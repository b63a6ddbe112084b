public import ImageDiff
public import RunRecords

extension ToleranceRecord {
  /// What a tolerance let pass.
  ///
  /// - Parameter reason: nil for a tolerance of a command line.
  public init(_ tolerance: Tolerance, _ explanation: Explanation, reason: String? = nil) {
    let regions = explanation.regions
    self.init(
      limits: tolerance.words, pixels: regions.reduce(0) { $0 + $1.pixels },
      largestRegion: regions.map(\.pixels).max() ?? 0,
      largestLevels: regions.map(\.largestLevels).max() ?? 0,
      largestDistance: regions.map(\.largestDistance).max() ?? 0, reason: reason)
  }
}

extension Tolerance {
  /// As a command line takes it: `distance=1.5,region=200,edges-only`.
  fileprivate var words: String {
    let limit =
      switch limit {
      case .levels(let levels): "levels=\(levels)"
      case .distance(let distance): "distance=\(shortThousandths(distance))"
      }
    return "\(limit),region=\(largestRegion)" + (edgesOnly ? ",edges-only" : "")
  }
}

/// `12` for 12000 and `1.5` for 1500 thousandths.
private func shortThousandths(_ number: Int) -> String {
  var text = thousandths(number)
  while text.hasSuffix("0") { text.removeLast() }
  return text.hasSuffix(".") ? String(text.dropLast()) : text
}
