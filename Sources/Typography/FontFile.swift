/// A font that a catalog can open; its bytes are read on first use.
public struct FontFile: Sendable {
  /// Who brings a font.
  public enum Origin: Hashable, Sendable {
    /// The machine, as a stand-in for what iOS has.
    case machine
    /// The project, under the names that its own code uses.
    case project
  }

  /// A setting of one axis of a variable font.
  public struct Variation: Hashable, Sendable {
    /// The axis's four letters, such as `wght`.
    public var axis: String
    /// In the axis's own unit.
    public var value: Double

    public init(axis: String, value: Double) {
      self.axis = axis
      self.value = value
    }
  }

  /// The file's name, such as `Inter-Regular.otf`; reports and errors name the font by it.
  public let name: String
  /// Which face of a font collection; 0 in other files.
  public let faceIndex: Int
  public let family: String
  public let weight: FontWeight
  public let italic: Bool
  /// Other names under which exactly this face is found, such as its PostScript name.
  public var aliases: [String] = []
  /// Of a variable font; empty for its default.
  public var variations: [Variation] = []
  public var origin = Origin.machine
  /// Reads the file. It is called at most once per catalog and file name, and must not call the
  /// catalog.
  public let load: @Sendable () throws -> any FontBytes

  public init(
    name: String, faceIndex: Int = 0, family: String, weight: FontWeight, italic: Bool = false,
    load: @escaping @Sendable () throws -> any FontBytes
  ) {
    self.name = name
    self.faceIndex = faceIndex
    self.family = family
    self.weight = weight
    self.italic = italic
    self.load = load
  }
}
