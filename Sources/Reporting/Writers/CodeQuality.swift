public import RunRecords

/// GitLab's code quality report: failing shots and findings at their lines in the layout files.
public enum CodeQuality: ReportWriter {
  public static let name = "code-quality"

  /// GitLab shows no more than some hundred, and refuses files of many megabytes.
  private static let most = 500

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    let entries = run.complaints.prefix(most).map { complaint in
      Entry(
        check_name: "meian/\(complaint.rule)", description: clipped(complaint.message, to: 600),
        fingerprint: clipped(complaint.fingerprint, to: 400),
        location: .init(lines: .init(begin: complaint.line), path: visible(complaint.file)),
        severity: complaint.isFailure ? "major" : "minor")
    }
    return [ReportFile(path: "codequality.json", contents: json(entries) + "\n")]
  }

  /// Named as the format has it.
  private struct Entry: Encodable {
    var check_name: String
    var description: String
    var fingerprint: String
    var location: Location
    var severity: String

    struct Location: Encodable {
      var lines: Lines
      var path: String
    }

    struct Lines: Encodable {
      var begin: Int
    }
  }
}
