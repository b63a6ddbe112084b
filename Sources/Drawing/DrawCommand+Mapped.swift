public import Geometry
import Pixels

extension DrawCommand {
  /// The command as it is where everything has gone through `mapping`.
  ///
  /// Glyphs that are more than moved become outlines, since their pictures are kept for one size and
  /// upright lines only. Nothing comes of a gradient or image under a mapping without a way back,
  /// which leaves no area of it.
  public func mapped(by mapping: AffineMapping) -> [DrawCommand] {
    switch self {
    case .fill(let shape, let color, let view):
      return [.fill(shape.mapped(by: mapping), color, view: view)]
    case .gradient(let shape, var gradient, let view):
      guard let back = mapping.inverse else { return [] }
      gradient.plane = back.then(gradient.plane)
      return [.gradient(shape.mapped(by: mapping), gradient, view: view)]
    case .shadow(let shape, let shadow, let view):
      return [.shadow(shape.mapped(by: mapping), shadow.mapped(by: mapping), view: view)]
    case .border(let shape, let width, let color, let view):
      return [Self.border(shape, width, mapping, color, view)]
    case .glyphs(let run, let color, let view): return run.mapped(by: mapping, color, view)
    case .image(var paint, let view):
      if mapping.isTranslation, paint.mapping.isIdentity {
        paint.destination = paint.destination.offset(x: mapping.tx, y: mapping.ty)
      } else {
        paint.mapping = paint.mapping.then(mapping)
      }
      return [.image(paint, view: view)]
    case .backdrop(let shape, var backdrop, let view):
      backdrop.blur *= mapping.meanScale
      return [.backdrop(shape.mapped(by: mapping), backdrop, view: view)]
    case .clip(let shape): return [.clip(shape.mapped(by: mapping))]
    case .layer(var paint):
      paint.shadow = paint.shadow?.mapped(by: mapping)
      return [.layer(paint)]
    case .group, .mask, .restore: return [self]
    }
  }

  /// The band between a shape's edge and the shape further inside, wherever the mapping puts both.
  private static func border(
    _ shape: Shape, _ width: Double, _ mapping: AffineMapping, _ color: RGBA8, _ view: ViewIndex
  ) -> DrawCommand {
    if mapping.isTranslation || mapping.isUprightScale {
      return .border(shape.mapped(by: mapping), width: width * mapping.a, color, view: view)
    }
    if case .path = shape {
      return .border(
        shape.mapped(by: mapping), width: width * mapping.meanScale, color, view: view)
    }
    var band = shape.outline.mapPoints { mapping($0) }
    if let inner = shape.inset(by: width) {
      band.elements += inner.outline.reversed.mapPoints { mapping($0) }.elements
    }
    return .fill(.path(band), color, view: view)
  }
}

extension GlyphRun {
  fileprivate func mapped(
    by mapping: AffineMapping, _ color: RGBA8, _ view: ViewIndex
  ) -> [DrawCommand] {
    if mapping.isTranslation {
      var run = self
      for index in run.glyphs.indices {
        run.glyphs[index].origin = mapping(run.glyphs[index].origin)
      }
      return [.glyphs(run, color, view: view)]
    }
    return glyphs.compactMap { glyph in
      guard outlines.indices.contains(glyph.outline) else { return nil }
      let path = outlines[glyph.outline].path
        .mapPoints { mapping(Point(x: $0.x + glyph.origin.x, y: $0.y + glyph.origin.y)) }
      return .fill(.path(path), color, view: view)
    }
  }
}
