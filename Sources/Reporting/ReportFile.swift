/// A text file of a report.
public struct ReportFile: Hashable, Sendable {
  /// Relative to the report directory, with `/` between segments; never leaves it.
  public var path: String
  public var contents: String

  public init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }
}
