public import Pixels

/// What a PNG file holds, as far as this product cares.
public struct PNGImage: Equatable, Sendable {
  public let bitmap: Bitmap
  /// In the order of the file; the same keyword may come twice.
  public let text: [PNGText]
  /// True where the file has samples of 16 bits that are not exactly ones of 8 bits.
  public let isReduced: Bool

  public init(bitmap: Bitmap, text: [PNGText] = [], isReduced: Bool = false) {
    self.bitmap = bitmap
    self.text = text
    self.isReduced = isReduced
  }

  /// The value of the first text with that keyword.
  public func text(of keyword: String) -> String? {
    text.first { $0.keyword == keyword }?.value
  }
}
