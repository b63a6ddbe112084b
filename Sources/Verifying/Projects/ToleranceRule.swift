import ImageDiff
import Screens

/// A named exception from comparing exactly.
struct ToleranceRule: Hashable, Sendable {
  var scope: RuleScope
  var tolerance: Tolerance

  /// Reads one of `tolerances` of a project file.
  init(_ value: SourceValue) throws(ScreenError) {
    _ = try ProjectFile.object(
      value, known: RuleScope.keys + ["levels", "distance", "largestRegion", "edgesOnly"])
    scope = try RuleScope(value, "tolerance")
    tolerance = Tolerance(
      limit: try Self.limit(value), largestRegion: try Self.largestRegion(value),
      edgesOnly: try Self.flag(value["edgesOnly"]))
  }

  private static func limit(_ value: SourceValue) throws(ScreenError) -> Tolerance.Limit {
    let levels = ProjectFile.present(value["levels"])
    let distance = ProjectFile.present(value["distance"])
    switch (levels, distance) {
    case (let levels?, nil):
      return .levels(try wholeNumber(levels, "levels", 1...255))
    case (nil, let distance?):
      guard case .number(let number) = distance.content, number >= 0.001, number <= 100 else {
        throw ScreenError(
          "distance is not a number of CIEDE2000 up to 100",
          remedy: "write distance: 1.5, where 1 is just visible", at: distance.place)
      }
      return .distance(Int((number * 1000).rounded()))
    default:
      throw ScreenError(
        "a tolerance has either levels or a distance",
        remedy: "write levels: 2 for channels, or distance: 1.5 for CIEDE2000", at: value.place)
    }
  }

  private static func largestRegion(_ value: SourceValue) throws(ScreenError) -> Int {
    guard let region = ProjectFile.present(value["largestRegion"]) else {
      throw ScreenError(
        "the tolerance has no largestRegion",
        remedy: "write largestRegion: 200, the most pixels that may be connected",
        at: value.place)
    }
    return try wholeNumber(region, "largestRegion", 1...100_000_000)
  }

  private static func wholeNumber(
    _ value: SourceValue, _ name: String, _ range: ClosedRange<Int>
  ) throws(ScreenError) -> Int {
    guard case .number(let number) = value.content, number == number.rounded(),
      number >= Double(range.lowerBound), number <= Double(range.upperBound)
    else {
      throw ScreenError(
        "\(name) is not a whole number from \(range.lowerBound) to \(range.upperBound)",
        remedy: "write \(name): \(range.lowerBound)", at: value.place)
    }
    return Int(number)
  }

  private static func flag(_ value: SourceValue?) throws(ScreenError) -> Bool {
    guard let value = ProjectFile.present(value) else { return false }
    guard case .bool(let flag) = value.content else {
      throw ScreenError(
        "edgesOnly is neither true nor false", remedy: "write edgesOnly: true", at: value.place)
    }
    return flag
  }
}
