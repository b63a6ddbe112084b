public import RunRecords

/// A format of the report: a pure function from a run to text.
public protocol ReportWriter: Sendable {
  /// What the format is called, in lower case with hyphens.
  static var name: String { get }

  /// The files of this format, in a fixed order.
  static func files(for run: RunRecord, context: ReportContext) -> [ReportFile]
}

/// Every format, in alphabetical order of type names.
///
/// Adding a format means adding its file under `Writers/` and one line here.
public let allReportWriters: [any ReportWriter.Type] = [
  Assets.self,
  CodeQuality.self,
  IndexPage.self,
  JUnit.self,
  RegJSON.self,
  ResultsJSON.self,
  Sarif.self,
  ScreenPage.self,
  Summary.self,
]
