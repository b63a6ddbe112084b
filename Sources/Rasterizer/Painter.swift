public import Drawing
import Geometry
import Pixels

/// Paints display lists.
///
/// The same list gives the same pixels on every machine and in every build: coordinates and
/// areas use only IEEE basic operations, colours only integers. Colours are composed source-over
/// in gamma-encoded sRGB, as iOS does, and every product of two 8-bit values is divided by 255
/// and rounded to the nearest integer.
///
/// A list may say anything. A shape, glyph or image with a coordinate that is not a finite number
/// is left out (a clip with one does not clip), negative extents cover nothing, a `restore`
/// without a partner does nothing, and groups left open end with the list.
///
/// Where open layers and clip masks would take more than the painter's memory limit, further
/// groups compose command by command and further clips cut to the shape's bounding rectangle.
public struct Painter: Sendable {
  private let cache: GlyphMaskCache
  private let memoryLimit: Int

  /// A painter that remembers glyphs in `cache`, which painters may share.
  ///
  /// - Parameter memoryLimit: The most memory for open layers (4 bytes a pixel) and clip masks (1
  ///   byte a pixel), in bytes; 256 MB lets about 20 full-screen groups of a phone nest. It has an
  ///   influence on the pixels of lists that exceed it.
  public init(cache: GlyphMaskCache = GlyphMaskCache(), memoryLimit: Int = 256 << 20) {
    self.cache = cache
    self.memoryLimit = memoryLimit
  }

  /// How many pixels of the picture `command` may touch, without regard to clips.
  public static func area(of command: DrawCommand, in list: DisplayList) -> Int {
    let extent = command.extent.intersection(list.bounds)
    return max(0, extent.width) * max(0, extent.height)
  }

  /// The image of `list`; its background is taken as opaque whatever its alpha.
  public func paint(_ list: DisplayList) -> Painted {
    var painting = Painting(list, cache: cache, memoryLimit: memoryLimit, work: Work(limit: .max))
    for index in list.commands.indices { painting.run(list.commands[index], at: index) }
    return painting.finish(size: list.size)
  }

  /// The image of `list`, or nil where painting it takes more than `workLimit` steps.
  ///
  /// A step takes about as long as one pixel of a plain fill, and no clock has a say: the same
  /// list is refused on every machine. 10⁹ steps take between a quarter and one second.
  public func paint(_ list: DisplayList, workLimit: Int) -> Painted? {
    guard Work.ofBackdrops(in: list) <= workLimit else { return nil }
    var painting = Painting(
      list, cache: cache, memoryLimit: memoryLimit, work: Work(limit: workLimit))
    for index in list.commands.indices {
      painting.run(list.commands[index], at: index)
      guard !painting.isOverworked else { return nil }
    }
    return painting.finish(size: list.size)
  }
}
