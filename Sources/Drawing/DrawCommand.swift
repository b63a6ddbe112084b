public import Pixels

/// One step of drawing a shot. Coordinates are pixels of the finished image; every colour is final.
public enum DrawCommand: Sendable {
  /// Fills the inside of a shape with one colour, source-over.
  case fill(Shape, RGBA8, view: ViewIndex)
  /// Fills the inside of a shape with a gradient, source-over.
  case gradient(Shape, Gradient, view: ViewIndex)
  /// Paints a shape's shadow, and not the shape.
  case shadow(Shape, Shadow, view: ViewIndex)
  /// Fills the band of `width` pixels just inside a shape's edge, as a layer's border is drawn.
  case border(Shape, width: Double, RGBA8, view: ViewIndex)
  /// Paints shaped glyphs in one colour.
  case glyphs(GlyphRun, RGBA8, view: ViewIndex)
  /// Paints an image into a rectangle.
  case image(ImagePaint, view: ViewIndex)
  /// Replaces what lies beneath a shape by its backdrop. Inside a group only what the group has
  /// painted lies beneath.
  case backdrop(Shape, Backdrop, view: ViewIndex)
  /// Restricts everything up to the matching `restore` to the inside of a shape.
  case clip(Shape)
  /// Draws everything up to the matching `restore` as one group with this opacity, 0 to 1.
  case group(opacity: Double)
  /// As `group`, for one that always has a picture of its own: it may cast a shadow, blend with what
  /// lies beneath, or be cut by a mask.
  case layer(LayerPaint)
  /// Draws everything up to the matching `restore` unseen: of the layer around it, which must be the
  /// innermost that is open, only what the alpha of this picture covers stays.
  case mask
  /// Ends the innermost `clip`, `group`, `layer` or `mask`.
  case restore
}

extension DrawCommand {
  /// The view that paints; nil for what only surrounds painting.
  public var view: ViewIndex? {
    switch self {
    case .fill(_, _, let view), .gradient(_, _, let view), .shadow(_, _, let view),
      .border(_, _, _, let view), .glyphs(_, _, let view), .image(_, let view),
      .backdrop(_, _, let view):
      view
    case .clip, .group, .layer, .mask, .restore: nil
    }
  }
}
