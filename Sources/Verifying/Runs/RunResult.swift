public import RunRecords

/// What a run found, with the pictures of its report.
public struct RunResult: Sendable {
  public var record: RunRecord
  /// Where the bytes of each picture of the report come from, by path in the report.
  var images: [String: ImageBytes]

  /// True where a gate failed.
  public var fails: Bool { record.fails }

  /// True where not one shot was compared or found missing.
  public var comparedNothing: Bool {
    record.screens.allSatisfy { $0.shots.allSatisfy { $0.verdict == .skipped } }
  }
}

/// A picture of the report: bytes that were made for it, or a baseline to copy.
enum ImageBytes: Sendable {
  case made([UInt8])
  case file(String)
}
