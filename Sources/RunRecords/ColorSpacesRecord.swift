/// That two pictures say in different ways what their colours mean, so that they were compared in sRGB.
public struct ColorSpacesRecord: Codable, Hashable, Sendable {
  /// Such as `sRGB`.
  public var before: String
  /// Such as `Display P3`.
  public var after: String
  /// Whether both store the same values, so that nothing but what they mean differs.
  public var areValuesEqual: Bool

  public init(before: String, after: String, areValuesEqual: Bool) {
    self.before = before
    self.after = after
    self.areValuesEqual = areValuesEqual
  }

  /// `the same values are Display P3 instead of sRGB now`.
  public var words: String {
    areValuesEqual
      ? "the same pixel values are marked \(after) instead of \(before)"
      : "the picture is marked \(after) instead of \(before)"
  }
}
