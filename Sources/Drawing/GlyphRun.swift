public import Geometry

/// Glyphs of one line in one font, placed on their baseline.
public struct GlyphRun: Sendable {
  /// One glyph: which outline, and where its origin (on the baseline) lies in the image, in pixels.
  public struct Glyph: Hashable, Sendable {
    /// Index into `outlines`.
    public var outline: Int
    /// The glyph's origin, in pixels of the image, y down.
    public var origin: Point

    public init(outline: Int, origin: Point) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// Distinct glyph outlines in pixels relative to the glyph's origin, y down.
  public var outlines: [GlyphOutline]
  public var glyphs: [Glyph]

  public init(outlines: [GlyphOutline], glyphs: [Glyph]) {
    self.outlines = outlines
    self.glyphs = glyphs
  }
}

/// A glyph's shape at its final size, with a key under which a rasteriser may keep its coverage.
public struct GlyphOutline: Sendable {
  /// Equal keys promise equal paths, within one process.
  public struct Key: Hashable, Sendable {
    /// Which loaded font face (its registration number) and glyph.
    public var face: Int
    public var glyph: UInt32
    /// The size in 1/64 pixels per em.
    public var size: Int

    public init(face: Int, glyph: UInt32, size: Int) {
      self.face = face
      self.glyph = glyph
      self.size = size
    }
  }

  public var key: Key
  /// In pixels relative to the glyph's origin, y down.
  public var path: Path

  public init(key: Key, path: Path) {
    self.key = key
    self.path = path
  }
}
