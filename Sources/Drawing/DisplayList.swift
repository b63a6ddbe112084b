public import Geometry
public import Pixels

/// Everything that makes one image, in painting order.
public struct DisplayList: Sendable {
  /// The finished image's extent.
  public var size: PixelSize
  /// What lies beneath everything; opaque.
  public var background: RGBA8
  public var commands: [DrawCommand]

  public init(size: PixelSize, background: RGBA8, commands: [DrawCommand]) {
    self.size = size
    self.background = background
    self.commands = commands
  }
}
