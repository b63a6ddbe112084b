import Drawing
import Geometry
import Pixels
import Typography

/// Collects the glyphs of a text into as few commands as their colours allow, in order.
struct GlyphPainting {
  /// The text's top left corner, in pixels of the image.
  let origin: Point
  /// Pixels per point.
  let factor: Double
  let view: ViewIndex
  private var commands: [DrawCommand] = []
  private var color: RGBA8?
  private var outlines: [GlyphOutline] = []
  private var positions: [GlyphOutline.Key: Int] = [:]
  private var glyphs: [GlyphRun.Glyph] = []

  init(origin: Point, factor: Double, view: ViewIndex) {
    self.origin = origin
    self.factor = factor
    self.view = view
  }

  mutating func add(_ glyph: PlacedGlyph, _ color: RGBA8, from fonts: FontCatalog) {
    if self.color != color { flush() }
    self.color = color
    let size = glyph.size * factor
    let key = GlyphOutline.Key(
      face: glyph.face, glyph: glyph.glyph, size: Int((size * 64).rounded()))
    let index: Int
    if let known = positions[key] {
      index = known
    } else {
      index = outlines.count
      positions[key] = index
      outlines.append(
        GlyphOutline(
          key: key, path: fonts.outline(face: glyph.face, glyph: glyph.glyph, pixelsPerEm: size)))
    }
    glyphs.append(GlyphRun.Glyph(outline: index, origin: place(of: glyph)))
  }

  /// A picture keeps its own colours; of the text's colour only the alpha counts.
  mutating func add(_ picture: (bitmap: Bitmap, frame: Rect), of glyph: PlacedGlyph, _ color: RGBA8)
  {
    flush()
    let place = place(of: glyph)
    // Whole pixels keep small pictures sharp.
    let frame = Rect(
      x: (place.x + picture.frame.minX).rounded(), y: (place.y + picture.frame.minY).rounded(),
      width: picture.frame.width.rounded(), height: picture.frame.height.rounded())
    guard frame.width > 0, frame.height > 0 else { return }
    let paint = DrawCommand.image(
      ImagePaint(bitmap: picture.bitmap, destination: frame), view: view)
    guard color.alpha < 255 else {
      commands.append(paint)
      return
    }
    commands += [.group(opacity: Double(color.alpha) / 255), paint, .restore]
  }

  private func place(of glyph: PlacedGlyph) -> Point {
    Point(x: origin.x + glyph.x * factor, y: origin.y + glyph.y * factor)
  }

  private mutating func flush() {
    if let color, !glyphs.isEmpty {
      commands.append(.glyphs(GlyphRun(outlines: outlines, glyphs: glyphs), color, view: view))
    }
    outlines = []
    positions = [:]
    glyphs = []
  }

  /// The commands that paint everything added.
  mutating func finished() -> [DrawCommand] {
    flush()
    return commands
  }
}
