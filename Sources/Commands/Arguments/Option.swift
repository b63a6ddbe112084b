/// A named option of a command line.
struct Option: Hashable, Sendable {
  /// Without the two hyphens.
  let name: String
  /// What stands for its value in the help; nil for a flag.
  let value: String?
  let summary: String
  /// Whether it may be given more than once.
  let isRepeatable: Bool

  init(_ name: String, _ value: String? = nil, _ summary: String, isRepeatable: Bool = false) {
    self.name = name
    self.value = value
    self.summary = summary
    self.isRepeatable = isRepeatable
  }

  static let project = Option(
    "project", "DIR", "the project's folder or file; found upwards otherwise")
  static let variant = Option(
    "variant", "V", "only this variant, such as dark; repeatable", isRepeatable: true)
  static let report = Option(
    "report", "DIR", "where the report goes; meian-report in the project otherwise")
  static let reportURL = Option(
    "report-url", "URL", "where the report will be published; the summary links there")
  static let changedOnly = Option(
    "changed-only", nil, "leave pages and pictures of unchanged screens out of the report")
  static let singleFile = Option(
    "single-file", nil, "also write report.html, one file that holds all pages and pictures")
  static let jobs = Option(
    "jobs", "N", "how many pictures are worked on at once; one a processor otherwise")
  static let format = Option("format", "human|json", "for people, or for programs")
  static let quiet = Option("quiet", nil, "no progress")
  static let color = Option("color", "auto|always|never", "colours; auto: on a terminal")
  static let allowRead = Option(
    "allow-read", "DIR", "let the project take assets from this folder outside; repeatable",
    isRepeatable: true)
  static let help = Option("help", nil, "this text")
}
