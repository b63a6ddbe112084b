import Drawing
import Geometry
import Pixels
import Rasterizer

/// The image of `commands` on a canvas of `size` pixels square.
func image(
  _ commands: [DrawCommand], size: Int = 32, background: RGBA8 = .white,
  painter: Painter = Painter()
) -> Bitmap {
  painted(commands, size: size, background: background, painter: painter).bitmap
}

func painted(
  _ commands: [DrawCommand], size: Int = 32, background: RGBA8 = .white,
  painter: Painter = Painter()
) -> Painted {
  painter.paint(
    DisplayList(
      size: PixelSize(width: size, height: size), background: background, commands: commands))
}

/// How much of each pixel `shape` covers, from 0 to 255: black on white, inverted.
func levels(of shape: Shape, size: Int = 32) -> [[Int]] {
  let bitmap = image([.fill(shape, .black, view: 0)], size: size)
  return (0..<size).map { y in (0..<size).map { x in 255 - Int(bitmap[x, y].red) } }
}

extension Bitmap {
  /// FNV-1a over the size and all channels, 64 bits.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    add(UInt8(truncatingIfNeeded: size.width))
    add(UInt8(truncatingIfNeeded: size.height))
    for pixel in pixels {
      add(pixel.red)
      add(pixel.green)
      add(pixel.blue)
      add(pixel.alpha)
    }
    return hash
  }
}

/// Commands that a seed decides, for properties that hold for any scene.
struct SeededScene {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 16) % limit
  }

  /// A coordinate from −8 to 40 in steps of 1/8 pixel.
  mutating func coordinate() -> Double { Double(number(below: 384)) / 8 - 8 }

  mutating func color() -> RGBA8 {
    let alphas: [UInt8] = [255, 255, 128, 1, 200]
    return RGBA8(
      red: UInt8(number(below: 256)), green: UInt8(number(below: 256)),
      blue: UInt8(number(below: 256)), alpha: alphas[number(below: alphas.count)])
  }

  mutating func rect() -> Rect {
    Rect(
      x: coordinate(), y: coordinate(), width: Double(number(below: 200)) / 8,
      height: Double(number(below: 200)) / 8)
  }

  mutating func shape() -> Shape {
    switch number(below: 5) {
    case 0: return .rect(rect())
    case 1: return .roundedRect(rect(), radius: Double(number(below: 80)) / 8)
    case 2:
      return .roundedCorners(
        rect(), topLeft: 4, topRight: Double(number(below: 20)), bottomRight: 0, bottomLeft: 1.5)
    case 3: return .ellipse(rect())
    default:
      let points = (0..<5).map { _ in Point(x: coordinate(), y: coordinate()) }
      return .path(
        Path([
          .move(points[0]), .line(points[1]), .quadratic(control: points[2], end: points[3]),
          .line(points[4]),
        ]))
    }
  }

  mutating func bitmap() -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: 1 + number(below: 9), height: 1 + number(below: 9)))
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width { bitmap[x, y] = color() }
    }
    return bitmap
  }

  mutating func glyphs() -> GlyphRun {
    let outline = GlyphOutline(
      key: .init(face: 1, glyph: 1, size: 640),
      path: Path(ellipseIn: Rect(x: 0.5, y: -9, width: 6, height: 9)))
    return GlyphRun(
      outlines: [outline],
      glyphs: (0..<4).map { _ in .init(outline: 0, origin: Point(x: coordinate(), y: coordinate()))
      })
  }

  /// A command that paints.
  mutating func painting() -> DrawCommand {
    switch number(below: 6) {
    case 0, 1: return .fill(shape(), color(), view: 0)
    case 2:
      return .border(shape(), width: Double(1 + number(below: 24)) / 8, color(), view: 0)
    case 3: return .glyphs(glyphs(), color(), view: 0)
    case 4: return .image(ImagePaint(bitmap: bitmap(), destination: rect()), view: 0)
    default:
      return .image(
        ImagePaint(bitmap: bitmap(), destination: rect(), mode: .template(color())), view: 0)
    }
  }

  /// Painting commands with clips and groups around some of them, all ended.
  mutating func commands(count: Int) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var open = 0
    for _ in 0..<count {
      switch number(below: 8) {
      case 0:
        commands.append(.clip(shape()))
        open += 1
      case 1:
        commands.append(.group(opacity: Double(number(below: 9)) / 8))
        open += 1
      case 2 where open > 0, 3 where open > 0:
        commands.append(.restore)
        open -= 1
      default: commands.append(painting())
      }
    }
    return commands + [DrawCommand](repeating: .restore, count: open)
  }
}
