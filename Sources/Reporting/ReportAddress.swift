/// The web address of a published report's directory.
public struct ReportAddress: Hashable, Sendable {
  /// `https://example.org/report`, of characters that need no escape in HTML, XML or Markdown.
  public let text: String

  /// nil where `text` is no plain `http` or `https` address without query and fragment.
  public init?(_ text: String) {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: text.lowercased().hasPrefix), text.utf8.count <= 2_000,
      text.utf8.count > scheme.utf8.count,
      text.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// GitLab shows the files of a job's artifacts below the job's address.
  ///
  /// - Parameters:
  ///   - directory: the report directory from the project's root.
  ///   - variables: those of the pipeline.
  public init?(directory: String, inPipelineWith variables: [String: String]) {
    guard let job = variables["CI_JOB_URL"], !directory.hasPrefix(".."), !directory.hasPrefix("/"),
      !directory.isEmpty
    else { return nil }
    self.init("\(job)/artifacts/file/\(directory)")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/%@+=,".utf8.contains(byte)
    }
  }

  /// The address of a screen's page, at one of its variants where that is named.
  public func link(toScreen id: String, variant: String? = nil) -> String {
    let page = "\(text)/\(Reporting.link(to: pagePath(ofScreen: id), from: "index.html"))"
    guard let variant, variant.utf8.allSatisfy(Self.isPlain) else { return page }
    return "\(page)#variant=\(variant)"
  }
}
