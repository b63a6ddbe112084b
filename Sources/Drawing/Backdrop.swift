public import Pixels

/// How a blur effect turns what lies beneath it into its own background.
///
/// The steps follow each other: blur, saturation, tint, blend.
public struct Backdrop: Hashable, Sendable {
  /// How the blend colour meets what the tint has made.
  public enum BlendMode: String, CaseIterable, Hashable, Sendable {
    /// Brightens: each channel is divided by what the colour lacks of white.
    case colorDodge
    /// Raises contrast: dark channels are multiplied with the colour, light ones screened.
    case overlay
  }

  /// A colour and how it is blended.
  public struct Blend: Hashable, Sendable {
    public var mode: BlendMode
    /// Its alpha does not count.
    public var color: RGBA8

    public init(_ mode: BlendMode, _ color: RGBA8) {
      self.mode = mode
      self.color = color
    }
  }

  /// The blur's standard deviation in pixels; what lies outside the shape does not count.
  public var blur: Double
  /// In percent: 100 leaves colours as they are, 0 makes them grey.
  public var saturation: Int
  public var tint: RGBA8
  public var blend: Blend?

  public init(blur: Double, saturation: Int = 100, tint: RGBA8, blend: Blend? = nil) {
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
    self.blend = blend
  }
}
