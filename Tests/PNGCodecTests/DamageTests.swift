import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Damaged PNGs")
struct DamageTests {
  /// A file of some 200 bytes with text on both sides of the pixels.
  static let intact: [UInt8] = {
    let text = chunk("tEXt", Array("Title".utf8) + [0] + Array("Weather".utf8))
    return PNGAssembly(
      width: 4, height: 3, type: .palette, depth: 4,
      before: [
        text, chunk("PLTE", Array(0..<48)), chunk("tRNS", [0, 128]), chunk("gAMA", [0, 0, 1, 0]),
      ],
      after: [text]
    ) { x, y in [UInt16(x + 4 * y)] }.bytes
  }()

  static func failure(_ bytes: [UInt8]) -> PNGError? {
    do {
      _ = try decodePNG(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("are not what these tests start from")
  func intactFile() { #expect(Self.failure(Self.intact) == nil) }

  @Test("cut off anywhere are refused as truncated", arguments: 1..<intact.count)
  func truncation(length: Int) {
    #expect(Self.failure(Array(Self.intact.prefix(length))) == .truncated)
  }

  @Test("with any one byte changed are refused", arguments: intact.indices)
  func corruption(index: Int) {
    for value in UInt8.min...UInt8.max where value != Self.intact[index] {
      var bytes = Self.intact
      bytes[index] = value
      #expect(Self.failure(bytes) != nil, "byte \(index) as \(value)")
    }
  }

  @Test("with any byte of a compressed file changed are refused", arguments: 0..<8)
  func compressedCorruption(bit: Int) throws {
    let picture = Bitmap.randomRectangles(PixelSize(width: 40, height: 30), seed: 9)
    let text = PNGText(keyword: "tree", value: String(repeating: "label\n", count: 99))
    let whole = try encodePNG(picture, text: [text])
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 1 << bit
      #expect(Self.failure(bytes) != nil, "byte \(index)")
    }
  }

  @Test("with anything behind the end are refused", arguments: [1, 12, 5000])
  func trailing(count: Int) {
    let bytes = Self.intact + [UInt8](repeating: 0, count: count)
    #expect(Self.failure(bytes) == .trailingBytes(count))
  }

  @Test("without an end are refused")
  func noEnd() { #expect(Self.failure(Self.intact.dropLast(12)) == .truncated) }

  @Test("that claim a size beyond the limits are refused before anything is allocated")
  func tooLarge() {
    for (width, height) in [(100_000, 100_000), (16_385, 1), (1, 16_385), (16_384, 16_384)] {
      let bytes = PNGAssembly(
        width: UInt32(width), height: UInt32(height), type: .grey, depth: 1,
        samples: { _, _ in [0] })
      let header = chunk(
        "IHDR", bigEndian(bytes.width) + bigEndian(bytes.height) + [1, 0, 0, 0, 0])
      #expect(
        Self.failure(pngSignature + header)
          == .tooLarge(width: width, height: height, limits: .default))
    }
  }

  @Test("that claim the largest number a header holds do not overflow")
  func largestNumber() {
    let header = chunk("IHDR", bigEndian(.max) + bigEndian(.max) + [1, 0, 0, 0, 0])
    #expect(
      Self.failure(pngSignature + header)
        == .tooLarge(width: 4_294_967_295, height: 4_294_967_295, limits: .default))
  }

  @Test("with a chunk that libpng would only warn of are refused", arguments: oddities)
  func oddity(item: Oddity) {
    guard case .damaged(let message) = Self.failure(item.assembly.bytes) else {
      #expect(Bool(false), "\(item.name) passed")
      return
    }
    #expect(!message.isEmpty)
  }

  struct Oddity: Sendable, CustomTestStringConvertible {
    let name: String
    var before: [[UInt8]] = []
    var type = PNGAssembly.ColorType.rgb
    var testDescription: String { name }
    var assembly: PNGAssembly {
      PNGAssembly(width: 2, height: 2, type: type, before: before) { _, _ in
        Array(repeating: 0, count: type.channels)
      }
    }
  }

  static let oddities = [
    Oddity(name: "tRNS of a wrong length", before: [chunk("tRNS", [1, 2, 3])]),
    Oddity(name: "tRNS beside alpha", before: [chunk("tRNS", [0, 0])], type: .greyAlpha),
    Oddity(name: "palette missing", type: .palette),
    Oddity(name: "palette of half a colour", before: [chunk("PLTE", [1, 2])], type: .palette),
    Oddity(name: "unknown critical chunk", before: [chunk("CgBI", [0, 0, 0, 0])]),
    Oddity(name: "second header", before: [chunk("IHDR", Array(repeating: 1, count: 13))]),
    Oddity(name: "33 texts", before: Array(repeating: chunk("tEXt", [65, 0, 66]), count: 33)),
    Oddity(
      name: "text that unpacks to 9 MB",
      before: [
        chunk("zTXt", [65, 0, 0] + stored(Array(repeating: 32, count: 9_000_000)))
      ]),
  ]

  @Test("with texts that are too long together are refused", arguments: [0, 1], [false, true])
  func allTexts(surplus: Int, compressed: Bool) {
    let limits = PNGLimits(side: 99, pixels: 99, textBytes: 300)
    func text(_ count: Int) -> [UInt8] {
      let content = Array(repeating: UInt8(65), count: count)
      return compressed
        ? chunk("zTXt", [65, 0, 0] + stored(content)) : chunk("tEXt", [65, 0] + content)
    }
    // On both sides of the pixels.
    let bytes = PNGAssembly(
      width: 2, height: 2, type: .grey, before: [text(100), text(100)],
      after: [text(100 + surplus)]
    ) { _, _ in [0] }.bytes
    let refusal =
      surplus == 0 ? nil : PNGError.damaged("the texts are too long together")
    do {
      _ = try decodePNG(bytes, limits: limits)
      #expect(refusal == nil)
    } catch {
      #expect(error == refusal)
    }
  }

  @Test("of 32 texts are none")
  func allowedTexts() throws {
    let texts = Array(repeating: chunk("tEXt", [65, 0, 66]), count: 32)
    #expect(try decodePNG(Oddity(name: "", before: texts).assembly.bytes).text.count == 32)
  }

  @Test("with a row too few or too many are refused", arguments: [-1, 1])
  func rows(surplus: Int) {
    let rows = Array(repeating: [0, 7, 7] as [UInt8], count: 3 + surplus)
    let header = chunk("IHDR", bigEndian(2) + bigEndian(3) + [8, 0, 0, 0, 0])
    let bytes =
      pngSignature + header + chunk("IDAT", stored(rows.flatMap { $0 })) + chunk("IEND", [])
    #expect(Self.failure(bytes) != nil)
  }
}
