import Geometry
import Pixels

/// Whether a region shows strokes of one ink on one ground, as text does.
struct StrokeShape {
  let content: RegionContent
  /// The ground's colour.
  private let ground: RGBA8

  /// Nil where there is no ground.
  init?(_ content: RegionContent) {
    guard let word = content.ground else { return nil }
    self.content = content
    ground = RGBA8(bits: UInt32(bigEndian: word))
  }

  /// True where both images are made of strokes, or one is and the other is bare ground.
  var isText: Bool {
    let box = content.box
    // A hairline or a dot has no shape; no line of text is as high as a third of a screen.
    guard box.height >= 5, box.width >= 3, box.height <= 400 else { return false }
    let shapes = [content.before, content.after].map(shape)
    return shapes.allSatisfy { $0 != .other } && shapes.contains(.strokes)
  }

  private enum Shape {
    case bare
    case strokes
    case other
  }

  private func shape(_ plane: PixelPlane) -> Shape {
    guard let ink = ink(of: plane) else { return .bare }
    let box = content.box
    var mixed = 0
    var inked = 0
    var runs = 0
    // The rows of the highest line, where bare rows part the lines.
    var line = 0
    var open = 0
    for y in box.y..<box.maxY {
      let before = inked
      var isInk = false
      var last: UInt32?
      var share = 0
      for x in box.x..<box.maxX {
        let word = plane.word(x, y)
        if word != last {
          last = word
          share = self.share(of: ink, in: plane.color(x, y)) ?? -1
        }
        if share >= 0 { mixed += 1 }
        let wasInk = isInk
        isInk = share >= 128
        if isInk {
          inked += 1
          if !wasInk { runs += 1 }
        }
      }
      open = inked > before ? open + 1 : 0
      line = max(line, open)
    }
    // Emoji and other pictures are no mixtures of two colours; some noise is allowed.
    guard mixed * 100 >= box.width * box.height * 97, runs > 0 else { return .other }
    // Strokes are thin against the height of a line; letters leave at least a quarter bare.
    let isThin = inked <= runs * max(4, line / 3)
    return isThin && inked * 4 <= box.width * box.height * 3 ? .strokes : .other
  }

  /// The colour farthest from the ground, or nil where there is only ground.
  private func ink(of plane: PixelPlane) -> RGBA8? {
    let box = content.box
    var farthest = 0
    var ink: RGBA8?
    for y in box.y..<box.maxY {
      var last = content.ground
      for x in box.x..<box.maxX {
        let word = plane.word(x, y)
        guard word != last else { continue }
        last = word
        let color = plane.color(x, y)
        let distance =
          abs(Int(color.red) - Int(ground.red)) + abs(Int(color.green) - Int(ground.green))
          + abs(Int(color.blue) - Int(ground.blue)) + abs(Int(color.alpha) - Int(ground.alpha))
        if distance > farthest {
          farthest = distance
          ink = color
        }
      }
    }
    return ink
  }

  /// How much ink is in a colour, from 0 to 256; nil where it is no mixture of ink and ground.
  private func share(of ink: RGBA8, in color: RGBA8) -> Int? {
    let whole = ink.channels &- ground.channels
    let part = color.channels &- ground.channels
    var widest = 0
    for channel in 1..<4 where abs(whole[channel]) > abs(whole[widest]) { widest = channel }
    guard whole[widest] != 0 else { return nil }
    let share = part[widest] * 256 / whole[widest]
    guard (-4...260).contains(share) else { return nil }
    let off = part &* 256 &- whole &* share
    let slack: Int32 = 3 * 256
    guard all(off .<= slack), all(off .>= -slack) else { return nil }
    return Int(max(0, share))
  }
}

extension RGBA8 {
  /// Red, green, blue and alpha.
  fileprivate var channels: SIMD4<Int32> {
    SIMD4(Int32(red), Int32(green), Int32(blue), Int32(alpha))
  }
}
