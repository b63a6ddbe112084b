/// For whom results are printed.
enum OutputFormat: String, CaseIterable, Sendable {
  case human
  case json
}
