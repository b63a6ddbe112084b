public import Reporting

/// How a report is written.
public struct ReportOptions: Hashable, Sendable {
  /// Where the report can be reached once it is published.
  public var address: ReportAddress?
  /// Whether screens in which nothing needs a person get no page and no pictures.
  public var leavesOutUnchanged: Bool
  /// Whether to write one HTML file that holds everything in place of pages and pictures.
  public var isSingleFile: Bool

  public init(
    address: ReportAddress? = nil, leavesOutUnchanged: Bool = false, isSingleFile: Bool = false
  ) {
    self.address = address
    self.leavesOutUnchanged = leavesOutUnchanged
    self.isSingleFile = isSingleFile
  }
}
