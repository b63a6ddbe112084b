public import RunRecords

/// SARIF 2.1.0, as GitHub's code scanning and most editors read it: failing shots and findings at
/// their lines in the layout files.
public enum Sarif: ReportWriter {
  public static let name = "sarif"

  /// GitHub takes 5,000 results of a run at most and shows the first ones.
  private static let most = 1_000

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    let complaints = run.complaints.prefix(most)
    let rules = Set(complaints.map(\.rule)).sorted()
    let log = Log(
      runs: [
        Run(
          results: complaints.map(result),
          tool: .init(
            driver: .init(
              name: "Meian",
              rules: rules.map { Rule(id: $0, shortDescription: .init(text: words($0))) },
              version: visible(run.meian))))
      ])
    return [ReportFile(path: "findings.sarif", contents: json(log) + "\n")]
  }

  private static func words(_ rule: String) -> String {
    if let verdict = Verdict(rawValue: rule) { return "A shot with the verdict “\(verdict.words)”" }
    return PairNote(rawValue: rule).map(\.words) ?? "A remark on a shot"
  }

  private static func result(_ complaint: Complaint) -> Result {
    Result(
      level: complaint.isFailure ? "error" : "warning",
      locations: [
        .init(
          physicalLocation: .init(
            artifactLocation: .init(uri: link(to: visible(complaint.file), from: "")),
            region: .init(startLine: complaint.line)))
      ],
      message: .init(text: clipped(complaint.message, to: 900)),
      partialFingerprints: ["meian/v1": clipped(complaint.fingerprint, to: 400)],
      ruleId: complaint.rule)
  }

  private struct Log: Encodable {
    var runs: [Run]
    var version = "2.1.0"
  }

  private struct Run: Encodable {
    var results: [Result]
    var tool: Tool
  }

  private struct Tool: Encodable {
    var driver: Driver
  }

  private struct Driver: Encodable {
    var name: String
    var rules: [Rule]
    var version: String
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }

  private struct Message: Encodable {
    var text: String
  }

  private struct Result: Encodable {
    var level: String
    var locations: [Location]
    var message: Message
    var partialFingerprints: [String: String]
    var ruleId: String
  }

  private struct Location: Encodable {
    var physicalLocation: PhysicalLocation
  }

  private struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  private struct ArtifactLocation: Encodable {
    var uri: String
  }

  private struct Region: Encodable {
    var startLine: Int
  }
}
