/// A font that a catalog can open; its bytes are read on first use.
public struct FontFile: Sendable {
  /// The file's name, such as `Inter-Regular.otf`; reports and errors name the font by it.
  public let name: String
  /// Which face of a font collection; 0 in other files.
  public let faceIndex: Int
  public let family: String
  public let weight: FontWeight
  public let italic: Bool
  /// Reads the file. It is called at most once per catalog and file name, and must not call the
  /// catalog.
  public let load: @Sendable () throws -> [UInt8]

  public init(
    name: String, faceIndex: Int = 0, family: String, weight: FontWeight, italic: Bool = false,
    load: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.name = name
    self.faceIndex = faceIndex
    self.family = family
    self.weight = weight
    self.italic = italic
    self.load = load
  }
}
