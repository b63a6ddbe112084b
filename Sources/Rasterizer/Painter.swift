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
/// Open layers and clip masks take at most 512 MB. Beyond that, groups compose command by command
/// and clips cut to the shape's bounding rectangle; about 40 full-screen groups of a phone nest
/// within it.
public struct Painter: Sendable {
  private let cache: GlyphMaskCache

  /// A painter that remembers glyphs in `cache`, which painters may share.
  public init(cache: GlyphMaskCache = GlyphMaskCache()) { self.cache = cache }

  /// The image of `list`; its background is taken as opaque whatever its alpha.
  public func paint(_ list: DisplayList) -> Painted {
    var painting = Painting(list, cache: cache)
    for index in list.commands.indices { painting.run(list.commands[index], at: index) }
    return painting.finish(size: list.size)
  }
}
