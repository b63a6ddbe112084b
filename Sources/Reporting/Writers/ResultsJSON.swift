public import RunRecords

/// The JSON Schema (2020-12) of `results.json`.
public let resultsSchema = String(decoding: PackageResources.results_schema_json, as: UTF8.self)

/// The run itself, from which every other format can be made again.
public enum ResultsJSON: ReportWriter {
  public static let name = "results-json"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    [ReportFile(path: "results.json", contents: encodeJSON(run))]
  }
}
