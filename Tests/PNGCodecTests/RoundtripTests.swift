import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Encoding and decoding PNGs")
struct RoundtripTests {
  @Test("gives the same pixels", arguments: 0..<30 as Range<UInt64>)
  func pixels(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let size = PixelSize(
      width: Int.random(in: 1...70, using: &generator),
      height: Int.random(in: 1...70, using: &generator))
    let bitmap =
      seed.isMultiple(of: 3)
      ? Bitmap.randomRectangles(size, seed: seed)
      : Bitmap.random(size, seed: seed, opaque: seed % 3 == 1)
    #expect(try decodePNG(encodePNG(bitmap)) == PNGImage(bitmap: bitmap))
  }

  @Test("leaves alpha out where all is opaque", arguments: [(UInt8(255), UInt8(2)), (254, 6)])
  func colorType(alpha: UInt8, type: UInt8) throws {
    var bitmap = Bitmap(size: PixelSize(width: 3, height: 3), filledWith: .black)
    bitmap[2, 2].alpha = alpha
    #expect(try encodePNG(bitmap)[25] == type)
  }

  @Test("writes the same bytes for the same picture, and no time")
  func sameBytes() throws {
    let text = [PNGText(keyword: "a", value: String(repeating: "b", count: 999))]
    let bitmap = Bitmap.randomRectangles(PixelSize(width: 200, height: 100), seed: 5)
    let bytes = try encodePNG(bitmap, text: text)
    #expect(try encodePNG(bitmap, text: text) == bytes)
    #expect(chunkNames(bytes) == ["IHDR", "sRGB", "iTXt", "IDAT", "IEND"])
  }

  @Test(
    "keeps texts and their order",
    arguments: [
      [], [PNGText(keyword: "k", value: "")],
      [PNGText(keyword: "k", value: "v"), PNGText(keyword: "k", value: "w")],
      [PNGText(keyword: "明暗 is not Latin-1", value: "x")].map {
        PNGText(keyword: "Motörhead", value: $0.keyword)
      },
      [
        PNGText(keyword: "tree", value: String(repeating: "天気 🌦️\n", count: 12_000)),
        PNGText(keyword: "b", value: String(repeating: "x", count: 256)),
        PNGText(keyword: "a", value: String(repeating: "x", count: 257)),
      ],
    ])
  func texts(text: [PNGText]) throws {
    let bitmap = Bitmap(size: PixelSize(width: 2, height: 1), filledWith: .white)
    let bytes = try encodePNG(bitmap, text: text)
    #expect(try decodePNG(bytes) == PNGImage(bitmap: bitmap, text: text))
    #expect(bytes.count < 3_000)
  }

  @Test(
    "refuses keywords that no PNG can hold",
    arguments: [
      "", " a", "a ", "a  b", "a\nb", "a\0b", "明暗", String(repeating: "k", count: 80), "a\u{A0}b",
    ])
  func keywords(keyword: String) {
    #expect(throws: PNGError.invalidKeyword(keyword)) {
      try encodePNG(
        Bitmap(size: PixelSize(width: 1, height: 1)),
        text: [PNGText(keyword: keyword, value: "")])
    }
  }

  @Test("refuses U+0000 in a text, which would end it early")
  func zeroInText() {
    #expect(throws: PNGError.invalidText(keyword: "k")) {
      try encodePNG(
        Bitmap(size: PixelSize(width: 1, height: 1)), text: [PNGText(keyword: "k", value: "a\0b")])
    }
  }

  @Test("refuses a picture without pixels", arguments: [(0, 0), (0, 5), (5, 0)])
  func noPixels(width: Int, height: Int) {
    let size = PixelSize(width: width, height: height)
    #expect(throws: PNGError.noPixels(size)) { try encodePNG(Bitmap(size: size)) }
  }

  @Test("reads Latin-1 texts before and behind the pixels")
  func latin1() throws {
    let text = Array("Title".utf8) + [0, 0xE9]
    let image = try decodePNG(
      PNGAssembly(
        width: 1, height: 1, before: [chunk("tEXt", text)],
        after: [chunk("zTXt", Array("Z".utf8) + [0, 0] + stored([0xFF, 0x41]))]
      ) { _, _ in [1, 2, 3, 4] }.bytes)
    #expect(
      image.text == [PNGText(keyword: "Title", value: "é"), PNGText(keyword: "Z", value: "ÿA")])
    #expect(image.text(of: "Z") == "ÿA")
    #expect(image.text(of: "z") == nil)
  }

  private func chunkNames(_ bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      names.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
      offset += 12 + bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return names
  }
}
