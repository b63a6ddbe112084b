import Drawing
import Geometry
import Pixels
import Typography
import ViewKinds

/// Draws one symbol's stand-in at one size.
///
/// Sizes follow the look of SF Symbols: in the medium scale a circle is 1.17 times as high as the
/// point size, and lines of the regular weight are 0.088 times as wide.
struct SymbolPainter {
  let fonts: FontCatalog
  /// In pixels.
  let pointSize: Double
  let weight: FontWeight

  /// The family of the icon font, and the package that has it.
  static let family = "Material Design Icons"
  static let package = "fonts-materialdesignicons-webfont"

  /// The side of the square that symbols fill, in pixels.
  private var side: Double { pointSize * 1.17 }
  /// One side of the canvas, in pixels: room for badges and bold outlines.
  private var extent: Int { Self.extent(pointSize: pointSize) }
  private var size: PixelSize { PixelSize(width: extent, height: extent) }
  private var center: Point { Point(x: Double(extent) / 2, y: Double(extent) / 2) }

  /// Shares of the point size: the width of lines, and by how much icons, which have one weight,
  /// grow on every side.
  private var strokeWidth: Double { pointSize * Self.weights[weightIndex].stroke }
  private var growth: Double { pointSize * Self.weights[weightIndex].growth }
  private var weightIndex: Int { FontWeight.allCases.firstIndex(of: weight) ?? 3 }

  private static let weights: [(stroke: Double, growth: Double)] = [
    (0.03, -0.036), (0.045, -0.03), (0.066, -0.022), (0.088, -0.012), (0.1, -0.006),
    (0.115, 0.002), (0.135, 0.012), (0.155, 0.024), (0.175, 0.036),
  ]

  private static func extent(pointSize: Double) -> Int {
    Int((pointSize * 1.17 * 1.3).rounded(.up)) + 4
  }

  /// How many pixels are painted for a symbol of a size, about: every mask in nine positions.
  static func work(pointSize: Double) -> Int {
    10 * extent(pointSize: pointSize) * extent(pointSize: pointSize)
  }

  /// The finished picture; nil where the icon font is missing.
  func picture(of art: SymbolArt) throws(FontError) -> Bitmap? {
    var mask: SymbolMask
    if let enclosure = art.enclosure {
      mask = frame(enclosure, isFilled: art.isFilled)
      if let base = art.base {
        guard let inner = try self.mask(of: base, share: 0.56) else { return nil }
        if art.isFilled { mask.cut(inner) } else { mask.add(inner) }
      }
    } else if let base = art.base {
      guard let whole = try self.mask(of: base, share: 1) else { return nil }
      mask = whole
    } else {
      return nil
    }
    if art.hasSlash { slash(&mask) }
    if let badge = art.badge { add(badge, to: &mask) }
    return mask.picture(margin: Int((pointSize * 0.04).rounded()))
  }

  private func frame(_ enclosure: SymbolArt.Enclosure, isFilled: Bool) -> SymbolMask {
    let inset = enclosure == .square ? side * 0.05 : 0
    let rect = Rect(
      x: center.x - side / 2 + inset, y: center.y - side / 2 + inset, width: side - 2 * inset,
      height: side - 2 * inset)
    let radius = enclosure == .circle ? side / 2 : side * 0.2
    return SymbolMask(
      .roundedRect(rect, radius: radius), size: size, border: isFilled ? nil : strokeWidth)
  }

  /// The base around `middle`, at a share of its full size; nil where a font is missing.
  private func mask(
    of base: SymbolArt.Base, share: Double, around middle: Point? = nil
  ) throws(FontError) -> SymbolMask? {
    let middle = middle ?? center
    switch base {
    case .strokes(let strokes):
      return SymbolMask(
        path(of: strokes, share: share, around: middle, width: strokeWidth), size: size)
    case .icon(let scalar, let style):
      guard let path = try path(of: scalar, share: share, around: middle) else { return nil }
      return mask(of: path, style, em: em(share))
    case .outline(let outline, let isFilled):
      let path = outline.path(center: middle, side: side * share)
      return SymbolMask(.path(path), size: size, border: isFilled ? nil : strokeWidth)
    case .halfDisc: return SymbolMask(halfDisc(share: share, around: middle), size: size)
    case .parts(let parts):
      var mask: SymbolMask?
      for part in parts {
        let part = part.placed(at: share)
        guard let layer = try self.mask(of: part.base, share: part.share, around: place(of: part))
        else { return nil }
        if part.keepsClear, let room = try silhouette(of: part) { mask?.cut(room) }
        if mask == nil { mask = layer } else { mask?.add(layer) }
      }
      return mask
    case .character(let character):
      return try letters(String(character), height: side * share * 1.1)
    case .placeholder(let initials):
      var mask = frame(.square, isFilled: false)
      mask.add(try letters(initials, height: side * 0.5))
      return mask
    }
  }

  private func place(of part: SymbolPart) -> Point {
    Point(
      x: center.x + (part.center.x - 0.5) * side, y: center.y + (part.center.y - 0.5) * side)
  }

  /// Icons keep a twelfth of their em free on every side.
  private func em(_ share: Double) -> Double { side * share * 1.2 }

  private func path(
    of icon: Unicode.Scalar, share: Double, around middle: Point
  ) throws(FontError) -> Path? {
    let em = em(share)
    guard let icon = try fonts.icon(icon, family: Self.family, pixelsPerEm: em) else { return nil }
    return icon.path.offset(
      x: middle.x - em / 2, y: middle.y + (icon.ascender - icon.descender) / 2)
  }

  private func path(
    of strokes: SymbolStrokes, share: Double, around middle: Point, width: Double
  ) -> Path {
    // Lines end half their width beyond the square.
    let inner = side * 0.86 * share - (share < 1 ? strokeWidth * 0.5 : 0)
    return strokes.path(center: middle, side: inner, width: width)
  }

  private func halfDisc(share: Double, around middle: Point) -> Path {
    let radius = side * share / 2
    let pull = radius * Path.quarterCircleControl
    return Path([
      .move(Point(x: middle.x - radius, y: middle.y)),
      .cubic(
        control1: Point(x: middle.x - radius, y: middle.y - pull),
        control2: Point(x: middle.x - pull, y: middle.y - radius),
        end: Point(x: middle.x, y: middle.y - radius)),
      .cubic(
        control1: Point(x: middle.x + pull, y: middle.y - radius),
        control2: Point(x: middle.x + radius, y: middle.y - pull),
        end: Point(x: middle.x + radius, y: middle.y)), .close,
    ])
  }

  /// What a part covers with everything inside it, and a gap around it.
  private func silhouette(of part: SymbolPart) throws(FontError) -> SymbolMask? {
    let gap = strokeWidth * 0.8
    switch part.base {
    case .icon(let scalar, _):
      guard let path = try path(of: scalar, share: part.share, around: place(of: part)) else {
        return nil
      }
      return SymbolMask(path.withoutHoles, size: size, growth: gap)
    case .strokes(let strokes):
      let path = path(
        of: strokes, share: part.share, around: place(of: part), width: strokeWidth + 2 * gap)
      return SymbolMask(path, size: size)
    case .outline(let outline, _):
      let path = outline.path(center: place(of: part), side: side * part.share)
      return SymbolMask(path, size: size, growth: gap)
    case .halfDisc, .parts, .character, .placeholder: return nil
    }
  }

  private func mask(of path: Path, _ style: SymbolArt.IconStyle, em: Double) -> SymbolMask {
    switch style {
    case .plain: return SymbolMask(path, size: size, growth: growth)
    case .silhouette: return SymbolMask(path.withoutHoles, size: size, growth: growth)
    case .outlined:
      var mask = SymbolMask(path, size: size)
      mask.cut(SymbolMask(path, size: size, growth: -strokeWidth))
      return mask
    case .solid:
      let silhouette = path.withoutHoles
      var lines = SymbolMask(path, size: size)
      // The icon's own border is 2 of its 24 units wide; what lies further in are its lines.
      lines.keep(SymbolMask(silhouette, size: size, growth: -em * 2.2 / 24))
      var mask = SymbolMask(silhouette, size: size, growth: growth)
      mask.cut(lines)
      return mask
    }
  }

  /// A text in the system's font, `height` pixels per em, around the middle.
  private func letters(_ text: String, height: Double) throws(FontError) -> SymbolMask {
    var font = FontDescriptor.system(height)
    font.weight = max(weight, .medium)
    let layout = try fonts.layout(
      TextRequest(
        [TextSpan(text, font: font)], maxWidth: nil, maxLines: 1,
        lineBreakMode: .byClipping, alignment: .left, scale: .x1))
    var elements: [Path.Element] = []
    for glyph in layout.lines.flatMap(\.glyphs) {
      elements +=
        fonts.outline(face: glyph.face, glyph: glyph.glyph, pixelsPerEm: glyph.size)
        .offset(x: glyph.x, y: glyph.y).elements
    }
    let path = Path(elements)
    guard let bounds = path.controlBounds else { return SymbolMask(path, size: size) }
    return SymbolMask(
      path.offset(x: center.x - bounds.midX, y: center.y - bounds.midY), size: size)
  }

  private func slash(_ mask: inout SymbolMask) {
    let reach = side * 0.42
    let start = Point(x: center.x - reach, y: center.y - reach)
    let end = Point(x: center.x + reach, y: center.y + reach)
    mask.cut(SymbolMask(Stroke.line(from: start, to: end, width: strokeWidth * 3), size: size))
    mask.add(SymbolMask(Stroke.line(from: start, to: end, width: strokeWidth), size: size))
  }

  /// A small disc at the lower right, with its sign cut out.
  private func add(_ badge: SymbolArt.Badge, to mask: inout SymbolMask) {
    let radius = side * 0.22
    let middle = Point(x: center.x + side * 0.34, y: center.y + side * 0.3)
    func disc(_ radius: Double) -> SymbolMask {
      SymbolMask(
        .ellipse(
          Rect(
            x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)),
        size: size)
    }
    mask.cut(disc(radius * 1.3))
    var sign = disc(radius)
    if let strokes = SymbolStrokes(named: badge.rawValue) {
      sign.cut(
        SymbolMask(
          strokes.path(center: middle, side: radius * 1.2, width: strokeWidth * 0.8), size: size))
    }
    mask.add(sign)
  }
}
