/// The names that a project's asset catalogs define, so that a missing one is found while reading.
public struct ResourceNames: Sendable {
  public let colors: Set<String>
  public let images: Set<String>
  /// True where a project-relative image file exists.
  public let hasFile: @Sendable (_ path: String) -> Bool

  public init(
    colors: Set<String> = [], images: Set<String> = [],
    hasFile: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
  ) {
    self.colors = colors
    self.images = images
    self.hasFile = hasFile
  }
}
