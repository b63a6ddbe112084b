import Drawing
import Geometry
import Pixels

/// One drawing, as `Tests/Accuracy/drawings.py` describes it.
struct Drawing: Decodable {
  var width: Int
  var height: Int
  var steps: [Step]

  func displayList() throws(DrawingError) -> DisplayList {
    var commands: [DrawCommand] = []
    for step in steps { commands.append(try step.command()) }
    return DisplayList(
      size: PixelSize(width: width, height: height), background: .white, commands: commands)
  }
}

/// What a drawing says that cannot be drawn.
struct DrawingError: Error, CustomStringConvertible {
  var description: String
}

/// One step of a drawing; which of its members count is decided by `name`.
struct Step: Decodable {
  var name: String
  var shape: ShapeWords?
  /// `#RRGGBB` or `#RRGGBBAA`.
  var color: String?
  /// A border's width in pixels, or a group's opacity.
  var number: Double?
  var picture: Picture?
  /// x, y, width and height.
  var destination: [Double]?
  /// Where the origin of glyphs lies.
  var origins: [[Double]]?
  var gradient: GradientWords?
  /// A layer's blend mode; see `BlendMode`.
  var blendMode: String?

  private enum CodingKeys: String, CodingKey {
    case name = "do"
    case shape, color, number, picture, destination, origins, gradient, blendMode
  }

  func command() throws(DrawingError) -> DrawCommand {
    switch name {
    case "fill": return .fill(try area(), try ink(), view: 0)
    case "border": return .border(try area(), width: number ?? 1, try ink(), view: 0)
    case "glyphs": return .glyphs(try glyphs(), try ink(), view: 0)
    case "clip": return .clip(try area())
    case "group": return .group(opacity: number ?? 1)
    case "layer":
      guard let mode = BlendMode(rawValue: blendMode ?? "normal") else {
        throw DrawingError(description: "there is no blend mode “\(blendMode ?? "")”")
      }
      return .layer(LayerPaint(opacity: number ?? 1, blendMode: mode))
    case "gradient":
      guard let gradient else { throw DrawingError(description: "a gradient says nothing") }
      return .gradient(try area(), try gradient.gradient(), view: 0)
    case "restore": return .restore
    case "image":
      guard let picture, let destination, destination.count == 4 else {
        throw DrawingError(description: "an image has no picture or no destination")
      }
      return .image(
        ImagePaint(bitmap: try picture.bitmap(), destination: rect(destination)), view: 0)
    default: throw DrawingError(description: "there is no step “\(name)”")
    }
  }

  private func area() throws(DrawingError) -> Shape {
    guard let shape else { throw DrawingError(description: "“\(name)” has no shape") }
    return try shape.shape()
  }

  private func ink() throws(DrawingError) -> RGBA8 {
    guard let color = RGBA8(hex: color ?? "") else {
      throw DrawingError(description: "“\(name)” has no colour")
    }
    return color
  }

  /// One outline at several places.
  private func glyphs() throws(DrawingError) -> GlyphRun {
    guard case .path(let path) = try area() else {
      throw DrawingError(description: "glyphs are paths")
    }
    return GlyphRun(
      outlines: [GlyphOutline(key: .init(face: 0, glyph: 0, size: 0), path: path)],
      glyphs: (origins ?? []).map { .init(outline: 0, origin: Point(x: $0[0], y: $0[1])) })
  }
}

/// A bitmap as rows of `RRGGBBAA`.
struct Picture: Decodable {
  var width: Int
  var height: Int
  var pixels: [String]

  func bitmap() throws(DrawingError) -> Bitmap {
    let colors = pixels.compactMap { RGBA8(hex: "#\($0)") }
    guard colors.count == width * height else {
      throw DrawingError(description: "a picture of \(width) × \(height) has other pixels")
    }
    return Bitmap(size: PixelSize(width: width, height: height), pixels: colors)
  }
}

func rect(_ numbers: [Double]) -> Rect {
  Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}
