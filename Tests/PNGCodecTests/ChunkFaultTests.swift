import TestSupport
import Testing

@testable import PNGCodec

@Suite("Chunks that say what samples mean")
struct ChunkFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var before: [[UInt8]] = []
    var after: [[UInt8]] = []
    var type = PNGAssembly.ColorType.rgb
    var depth = 8
    /// Nil where nothing is wrong.
    var message: String?
    var testDescription: String { name }

    var bytes: [UInt8] {
      PNGAssembly(width: 2, height: 2, type: type, depth: depth, before: before, after: after) {
        _, _ in Array(repeating: 0, count: type.channels)
      }.bytes
    }
  }

  private static let contents: [(name: String, content: [UInt8])] = [
    ("cICP", [1, 13, 0, 1]), ("sRGB", [0]), ("gAMA", bigEndian(45_455)),
    ("cHRM", Array(repeating: 1, count: 32)), ("iCCP", [65, 0, 0] + stored([1])),
  ]
  private static let palette = chunk("PLTE", [1, 2, 3])

  static let cases: [Case] =
    contents.flatMap { name, content in
      let own = chunk(name, content)
      return [
        Case(name: "\(name) in its place", before: [own]),
        Case(name: "\(name) behind the pixels", after: [own], message: "\(name): out of place"),
        Case(
          name: "\(name) behind the palette", before: [palette, own], type: .palette),
        Case(name: "\(name) twice", before: [own, own], message: "\(name): duplicate"),
      ]
    }
    + contents.filter { $0.name != "iCCP" }.map { name, content in
      Case(
        name: "\(name) with a byte more", before: [chunk(name, content + [0])],
        message: "\(name): invalid length")
    }
    + [
      Case(name: "sRGB of intent 3", before: [chunk("sRGB", [3])]),
      Case(
        name: "sRGB of intent 4", before: [chunk("sRGB", [4])], message: "sRGB: invalid value"),
      Case(
        name: "gAMA of 0", before: [chunk("gAMA", [0, 0, 0, 0])], message: "gAMA: invalid value"),
      Case(name: "clear grey 255", before: [chunk("tRNS", [0, 255])], type: .grey),
      Case(
        name: "clear grey 256", before: [chunk("tRNS", [1, 0])], type: .grey,
        message: "tRNS: invalid value"),
      Case(name: "clear grey 3 of 2 bits", before: [chunk("tRNS", [0, 3])], type: .grey, depth: 2),
      Case(
        name: "clear grey 4 of 2 bits", before: [chunk("tRNS", [0, 4])], type: .grey, depth: 2,
        message: "tRNS: invalid value"),
      Case(
        name: "clear blue 256", before: [chunk("tRNS", [0, 1, 0, 1, 1, 0])],
        message: "tRNS: invalid value"),
      Case(
        name: "clear blue 256 of 16 bits", before: [chunk("tRNS", [0, 1, 0, 1, 1, 0])], depth: 16),
    ]

  @Test("are refused where they are out of place or say nothing that exists", arguments: cases)
  func fault(item: Case) {
    let expected = item.message.map { PNGError.damaged($0) }
    #expect(DamageTests.failure(item.bytes) == expected)
    if expected != nil {
      #expect(!isIntactPNG(item.bytes))
      let other = Case(name: "", type: item.type == .palette ? .rgb : item.type).bytes
      #expect(PNGPairReader().pair(item.bytes, other, isWhole: false) == nil)
      #expect(throws: PNGError.self) { try decodeDeepPNG(item.bytes) }
    }
  }
}
