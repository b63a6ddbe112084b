import Drawing
import Geometry
import Pixels
import Rasterizer

/// What painting one thing over a whole screen costs, and that the cost grows with the area.
struct FeatureBenchmark {
  /// A phone's screen, 2.96 million pixels.
  static let screen = PixelSize(width: 1170, height: 2532)

  /// One thing that can be painted.
  struct Feature: Sendable {
    var name: String
    /// Paints it once over a canvas of this size.
    var commands: @Sendable (PixelSize) -> [DrawCommand]
  }

  /// In milliseconds: over the screen, and over four times its area.
  struct Times {
    var screen: Double
    var fourfold: Double
  }

  static func times(_ feature: Feature) -> Times {
    let small = list(feature, screen)
    let large = list(feature, PixelSize(width: 2 * screen.width, height: 2 * screen.height))
    let painter = Painter()
    let nothing = [small, large].map {
      DisplayList(size: $0.size, background: .white, commands: [])
    }
    let times = Stopwatch.medians(
      rounds: 9,
      [
        { _ = painter.paint(small) }, { _ = painter.paint(large) },
        { _ = painter.paint(nothing[0]) }, { _ = painter.paint(nothing[1]) },
      ])
    return Times(screen: times[0] - times[2], fourfold: times[1] - times[3])
  }

  private static func list(_ feature: Feature, _ size: PixelSize) -> DisplayList {
    DisplayList(size: size, background: .white, commands: feature.commands(size))
  }

  /// A rectangle of the whole canvas, less an inset that is no whole pixel.
  private static func area(_ size: PixelSize) -> Rect {
    PixelRect(x: 0, y: 0, width: size.width, height: size.height).rect.inset(by: .uniform(0.5))
  }

  private static let ink = RGBA8(red: 10, green: 132, blue: 255)
  private static let glass = RGBA8(red: 10, green: 132, blue: 255, alpha: 128)

  private static func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height), filledWith: ink)
    for y in 0..<height { bitmap[y % width, y] = glass }
    return bitmap
  }

  private static func picture(_ width: Int, _ height: Int) -> [DrawCommand] {
    let bitmap = bitmap(width, height)
    return [
      .image(
        ImagePaint(
          bitmap: bitmap,
          destination: PixelRect(x: 0, y: 0, width: width, height: height).rect), view: 0)
    ]
  }

  /// Text as dense as in a page of a book: a disc of 12 × 12 pixels every 16 across and 40 down.
  private static func glyphs(_ size: PixelSize) -> [DrawCommand] {
    let outline = GlyphOutline(
      key: .init(face: 0, glyph: 0, size: 0),
      path: Path(ellipseIn: Rect(x: 0.5, y: -12, width: 12, height: 12)))
    return stride(from: 40, through: size.height, by: 40).map { y in
      .glyphs(
        GlyphRun(
          outlines: [outline],
          glyphs: stride(from: 4, to: size.width - 16, by: 16).map {
            .init(outline: 0, origin: Point(x: Double($0), y: Double(y)))
          }), ink, view: 0)
    }
  }

  /// From the top to the bottom, out from the middle, or round it.
  private static func gradient(_ kind: Gradient.Kind, _ size: PixelSize) -> [DrawCommand] {
    let (width, height) = (Double(size.width), Double(size.height))
    let plane: AffineMapping =
      switch kind {
      case .linear: AffineMapping(a: 0, b: 1, c: 1 / height, d: 0, tx: 0, ty: 0)
      case .radial, .conic:
        AffineMapping(a: 1 / width, b: 0, c: 0, d: 1 / width, tx: -0.5, ty: -height / width / 2)
      }
    let stops = [
      Gradient.Stop(0, ink), Gradient.Stop(0.6, glass), Gradient.Stop(1, .black),
    ]
    return [.gradient(.rect(area(size)), Gradient(kind, stops: stops, plane: plane), view: 0)]
  }

  static let all = plain + effects

  private static let plain: [Feature] = [
    Feature(name: "fill") { [.fill(.rect(area($0)), ink, view: 0)] },
    Feature(name: "fill, half transparent") { [.fill(.rect(area($0)), glass, view: 0)] },
    Feature(name: "rounded rectangle") {
      [.fill(.roundedRect(area($0), radius: 80), ink, view: 0)]
    },
    Feature(name: "ellipse") { [.fill(.ellipse(area($0)), ink, view: 0)] },
    Feature(name: "path") { [.fill(.path(Path(ellipseIn: area($0))), ink, view: 0)] },
    Feature(name: "border of a rounded rectangle") {
      [.border(.roundedRect(area($0), radius: 80), width: 3, ink, view: 0)]
    },
    Feature(name: "text, a page full") { glyphs($0) },
    Feature(name: "picture as it is") { picture($0.width, $0.height) },
    Feature(name: "picture enlarged 3 times") { size in
      [
        .image(
          ImagePaint(bitmap: bitmap(size.width / 3, size.height / 3), destination: area(size)),
          view: 0)
      ]
    },
    Feature(name: "picture shrunk to a third") { size in
      let bitmap = bitmap(size.width, size.height)
      let side = Double(size.width) / 3
      return [
        .image(
          ImagePaint(
            bitmap: bitmap,
            destination: Rect(x: 0.5, y: 0.5, width: side, height: Double(size.height) / 3)),
          view: 0)
      ]
    },
    Feature(name: "clip to a rounded rectangle, and a fill") {
      [
        .clip(.roundedRect(area($0), radius: 80)), .fill(.rect(area($0)), ink, view: 0), .restore,
      ]
    },
    Feature(name: "group of 50 %, and a fill") {
      [.group(opacity: 0.5), .fill(.rect(area($0)), ink, view: 0), .restore]
    },
    Feature(name: "backdrop of a bar's material") {
      [
        .backdrop(
          .rect(area($0)), Backdrop(blur: 30, saturation: 180, tint: glass), view: 0)
      ]
    },
  ]

  private static let effects: [Feature] = [
    Feature(name: "linear gradient") { gradient(.linear, $0) },
    Feature(name: "radial gradient") { gradient(.radial, $0) },
    Feature(name: "conic gradient") { gradient(.conic, $0) },
    Feature(name: "shadow of a rounded rectangle") {
      let shadow = Shadow(color: glass, blur: 30, offset: Point(x: 0, y: 12))
      return [.shadow(.roundedRect(area($0), radius: 80), shadow, view: 0)]
    },
    Feature(name: "layer with a shadow, and a fill") {
      let shadow = Shadow(color: glass, blur: 30, offset: Point(x: 0, y: 12))
      return [.layer(LayerPaint(shadow: shadow)), .fill(.rect(area($0)), ink, view: 0), .restore]
    },
    Feature(name: "layer that multiplies, and a fill") {
      [.layer(LayerPaint(blendMode: .multiply)), .fill(.rect(area($0)), ink, view: 0), .restore]
    },
    Feature(name: "layer of a luminosity, and a fill") {
      [.layer(LayerPaint(blendMode: .luminosity)), .fill(.rect(area($0)), ink, view: 0), .restore]
    },
    Feature(name: "layer under a mask, and a fill") {
      [
        .layer(LayerPaint()), .fill(.rect(area($0)), ink, view: 0), .mask,
        .fill(.ellipse(area($0)), ink, view: 0), .restore, .restore,
      ]
    },
  ]
}
