/// What a report must know beside the run.
public struct ReportContext: Hashable, Sendable {
  /// The report directory as seen from the directory the command ran in, such as `out/report`;
  /// GitLab looks for a test case's picture there. Empty where both are the same.
  public var attachmentPrefix: String

  public init(attachmentPrefix: String) {
    self.attachmentPrefix = attachmentPrefix
  }
}
