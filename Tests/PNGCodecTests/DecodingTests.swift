import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Decoding PNGs")
struct DecodingTests {
  static let size = PixelSize(width: 11, height: 9)

  static func assembly(
    _ type: PNGAssembly.ColorType, _ depth: Int, interlaced: Bool = false,
    before: [[UInt8]] = [], samples: @escaping (Int, Int) -> [UInt16]
  ) -> PNGAssembly {
    PNGAssembly(
      width: UInt32(size.width), height: UInt32(size.height), type: type, depth: depth,
      isInterlaced: interlaced, before: before, samples: samples)
  }

  /// The picture that `color` describes.
  static func picture(_ color: (Int, Int) -> RGBA8) -> Bitmap {
    Bitmap(
      size: size,
      pixels: (0..<size.area).map { color($0 % size.width, $0 / size.width) })
  }

  @Test(
    "spreads grey of any depth over the three colours", arguments: [1, 2, 4, 8], [false, true])
  func grey(depth: Int, interlaced: Bool) throws {
    let largest = (1 << depth) - 1
    let bytes = Self.assembly(.grey, depth, interlaced: interlaced) { x, y in
      [UInt16((x * 7 + y) & largest)]
    }.bytes
    let expected = Self.picture { x, y in
      let level = UInt8(((x * 7 + y) & largest) * 255 / largest)
      return RGBA8(red: level, green: level, blue: level)
    }
    #expect(try decodePNG(bytes).bitmap == expected)
  }

  @Test(
    "rounds 16 bits to the nearest 8",
    arguments: [
      (0, 0), (128, 0), (129, 1), (0x7FFF, 127), (0x8080, 128), (0xFF7E, 254), (65535, 255),
    ]
      as [(UInt16, UInt8)], [PNGAssembly.ColorType.grey, .greyAlpha, .rgb, .rgba])
  func sixteenBits(level: (UInt16, UInt8), type: PNGAssembly.ColorType) throws {
    let bytes = Self.assembly(type, 16) { _, _ in
      Array(repeating: level.0, count: type.channels)
    }.bytes
    let hasAlpha = type == .greyAlpha || type == .rgba
    let expected = Self.picture { _, _ in
      RGBA8(red: level.1, green: level.1, blue: level.1, alpha: hasAlpha ? level.1 : 255)
    }
    #expect(try decodePNG(bytes).bitmap == expected)
  }

  @Test(
    "tells where 8 bits do not hold what 16 did",
    arguments: [(0, false), (0x0101, false), (0x8080, false), (65535, false)]
      + [(1, true), (0x0100, true), (0x80FF, true), (0xFFFE, true)] as [(UInt16, Bool)],
    [false, true])
  func reduced(level: (UInt16, Bool), interlaced: Bool) throws {
    // The last pixel of the last row is the only one that may not fit.
    let bytes = Self.assembly(.rgb, 16, interlaced: interlaced) { x, y in
      [0x4242, x == 10 && y == 8 ? level.0 : 0, 0]
    }.bytes
    #expect(try decodePNG(bytes).isReduced == level.1)
    if level.1 {
      #expect(throws: PNGError.deepSamples) { try decodeExactPNG(bytes) }
    } else {
      #expect(try decodeExactPNG(bytes) == decodePNG(bytes))
    }
  }

  @Test("makes the one colour of tRNS clear before 16 bits become 8")
  func deepTransparentColor() throws {
    let key = chunk("tRNS", [0x10, 1, 0x20, 2, 0x30, 3])
    let bytes = Self.assembly(.rgb, 16, before: [key]) { x, _ in
      [0x1001, 0x2002, x < 3 ? 0x3003 : 0x3004]
    }.bytes
    let row = try decodePNG(bytes).bitmap.row(4)
    #expect(row.map(\.alpha) == [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255])
    #expect(Set(row.map(\.blue)) == [48])
  }

  @Test("looks up palettes of any depth, and their alpha", arguments: [1, 2, 4, 8], [false, true])
  func palette(depth: Int, interlaced: Bool) throws {
    let colors: [RGBA8] = [
      RGBA8(red: 255, green: 0, blue: 1, alpha: 0), RGBA8(red: 2, green: 254, blue: 3, alpha: 77),
    ]
    let bytes = Self.assembly(
      .palette, depth, interlaced: interlaced,
      before: [
        chunk("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] }),
        chunk("tRNS", colors.map(\.alpha)),
      ]
    ) { x, y in [UInt16((x ^ y) & 1)] }.bytes
    #expect(try decodePNG(bytes).bitmap == Self.picture { colors[($0 ^ $1) & 1] })
  }

  @Test("makes the one colour of tRNS clear", arguments: [8, 16])
  func transparentColor(depth: Int) throws {
    let bytes = Self.assembly(.rgb, depth, before: [chunk("tRNS", [0, 1, 0, 2, 0, 3])]) { x, _ in
      x < 3 ? [1, 2, 3] : [1, 2, 4]
    }.bytes
    let alphas = try decodePNG(bytes).bitmap.row(4).map(\.alpha)
    #expect(alphas == [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255])
  }

  @Test("keeps straight alpha and colours under clear pixels", arguments: [false, true])
  func straightAlpha(interlaced: Bool) throws {
    let expected = Bitmap.random(Self.size, seed: 3)
    let bytes = Self.assembly(.rgba, 8, interlaced: interlaced) { x, y in
      let color = expected[x, y]
      return [color.red, color.green, color.blue, color.alpha].map(UInt16.init)
    }.bytes
    #expect(try decodePNG(bytes).bitmap == expected)
  }

  @Test("takes samples as sRGB whatever the colour chunks say")
  func colorChunks() throws {
    let bytes = Self.assembly(
      .greyAlpha, 8,
      before: [
        chunk("gAMA", bigEndian(100_000)), chunk("cHRM", Array(repeating: 0, count: 32)),
        chunk("iCCP", Array("broken".utf8)), chunk("bKGD", [0, 255]),
      ]
    ) { _, _ in [100, 200] }.bytes
    let expected = RGBA8(red: 100, green: 100, blue: 100, alpha: 200)
    #expect(try decodePNG(bytes).bitmap == Self.picture { _, _ in expected })
  }

  @Test("tells the size from the first 24 bytes alone")
  func header() throws {
    let bytes = Self.assembly(.grey, 8) { _, _ in [0] }.bytes
    #expect(try pngHeader(Array(bytes.prefix(24))) == Self.size)
  }
}
