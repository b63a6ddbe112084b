public import RunRecords

/// What the pages load: their style sheet and a script that they do not depend on.
public enum Assets: ReportWriter {
  public static let name = "assets"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    [
      ReportFile(path: "assets/report.css", contents: styleSheet),
      ReportFile(path: "assets/report.js", contents: script),
    ]
  }
}
