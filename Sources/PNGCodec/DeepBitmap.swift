public import Geometry

/// A rectangular image of 16 bits a channel with straight alpha, row by row from the top-left.
public struct DeepBitmap: Equatable, Sendable {
  public let size: PixelSize
  /// Red, green, blue and alpha of each pixel, from 0 to 65535; `4 * size.area` of them.
  public let samples: [UInt16]

  /// The count of `samples` must be `4 * size.area`.
  public init(size: PixelSize, samples: [UInt16]) {
    precondition(samples.count == 4 * size.area, "\(samples.count) samples do not fill \(size)")
    self.size = size
    self.samples = samples
  }
}
