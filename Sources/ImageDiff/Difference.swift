public import Geometry

/// In what two images of the same extent differ.
public struct Difference: Hashable, Sendable {
  /// How many pixels differ in any channel; at least 1.
  public let pixels: Int
  /// The smallest rectangle that holds them all.
  public let box: PixelRect
  /// The most frequent pairs of colours, at most `storedColorChanges`, ordered by falling number
  /// of pixels, then by the colour in the baseline, then by the colour now.
  public let colorChanges: [ColorChange]
  /// How many different pairs there are, also those left out of `colorChanges`; where it is
  /// `countedColorChanges` there may be more, and pairs first met later are left out of both.
  public let distinctColorChanges: Int

  public init(
    pixels: Int, box: PixelRect, colorChanges: [ColorChange], distinctColorChanges: Int
  ) {
    self.pixels = pixels
    self.box = box
    self.colorChanges = colorChanges
    self.distinctColorChanges = distinctColorChanges
  }

  /// How many colour pairs are kept; antialiased text alone can make thousands.
  public static let storedColorChanges = 64
  /// How many colour pairs are counted, so that noise of 64 million pixels does not fill memory.
  public static let countedColorChanges = 65_536
}
