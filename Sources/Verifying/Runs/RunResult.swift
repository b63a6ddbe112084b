import Baselines
public import RunRecords

/// What a run found, with the pictures of its report.
public struct RunResult: Sendable {
  public var record: RunRecord
  /// Where each picture of the report comes from, by path in the report.
  var images: [String: ImageSource]
  /// Holds the stored images among them.
  let store: BaselineStore
  /// The folder that the project reads from; a report is not written over it.
  let project: Project
  /// True where digests prove that nothing is affected, or where another shard has all there is to
  /// do.
  public let isProvenUnaffected: Bool

  /// True where a gate failed.
  public var fails: Bool { record.fails }

  /// True where not one shot was compared or found missing.
  public var comparedNothing: Bool {
    record.screens.allSatisfy { $0.shots.allSatisfy { $0.verdict == .skipped } }
  }
}
