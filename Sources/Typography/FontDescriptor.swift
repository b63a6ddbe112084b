/// Which font a text asks for.
public struct FontDescriptor: Hashable, Sendable {
  /// A family's name, or nil for the system font.
  public var family: String?
  /// In points. Text of a size that is not a positive number takes no room.
  public var size: Double
  public var weight: FontWeight
  public var italic: Bool
  /// All digits equally wide, as in `monospacedDigitSystemFont`.
  public var monospacedDigits: Bool

  public init(
    family: String? = nil, size: Double, weight: FontWeight = .regular, italic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
  }

  /// The system font at `size` points.
  public static func system(_ size: Double, _ weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(size: size, weight: weight)
  }

  /// `size` where it is usable, else 0; larger than any screen is cut to 4096.
  var usableSize: Double { size.isFinite && size > 0 ? min(size, 4096) : 0 }
}
