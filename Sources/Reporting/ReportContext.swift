/// What a report must know beside the run.
public struct ReportContext: Hashable, Sendable {
  /// The report directory as seen from the directory the command ran in, such as `out/report`;
  /// GitLab looks for a test case's picture there. Empty where both are the same.
  public var attachmentPrefix: String
  /// Where the report directory can be reached once it is published, without a slash at the end;
  /// nil where nobody said so.
  public var address: ReportAddress?
  /// True where screens in which nothing needs a person get no page and no pictures.
  public var leavesOutUnchanged: Bool

  public init(
    attachmentPrefix: String, address: ReportAddress? = nil, leavesOutUnchanged: Bool = false
  ) {
    self.attachmentPrefix = attachmentPrefix
    self.address = address
    self.leavesOutUnchanged = leavesOutUnchanged
  }
}
