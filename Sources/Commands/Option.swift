/// A named option of a command line.
struct Option: Hashable, Sendable {
  /// Without the two hyphens.
  let name: String
  /// What stands for its value in the help; nil for a flag.
  let value: String?
  let summary: String

  init(_ name: String, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  static let project = Option("project", "DIR", "the project's folder; found upwards otherwise")
  static let variant = Option("variant", "V", "only this variant, such as dark; repeatable")
  static let report = Option("report", "DIR", "where the report goes")
  static let jobs = Option("jobs", "N", "how many shots are drawn at once")
  static let format = Option("format", "human|json", "for people, or for programs")
  static let quiet = Option("quiet", nil, "no progress")
  static let color = Option("color", "auto|always|never", "colours on a terminal")
  static let allowRead = Option(
    "allow-read", "DIR", "a folder outside the project that it may read assets from; repeatable")
}
