/// An image of the report.
public struct ImageRecord: Codable, Hashable, Sendable {
  /// Relative to the report directory, such as `images/3f9a….png`.
  public var path: String
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// SHA-256 of the pixels, in hexadecimal digits.
  public var digest: String

  public init(path: String, width: Int, height: Int, digest: String) {
    self.path = path
    self.width = width
    self.height = height
    self.digest = digest
  }
}
