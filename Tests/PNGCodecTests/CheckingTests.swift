import TestSupport
import Testing

@testable import PNGCodec

@Suite("Files compared with their copies")
struct CheckingTests {
  private func file(_ side: UInt32, before: [[UInt8]] = []) -> [UInt8] {
    PNGAssembly(width: side, height: side, type: .grey, before: before) { _, _ in [7] }.bytes
  }

  @Test(
    "of up to 262,144 pixels show rows that are too few", arguments: [(10, true), (600, false)])
  func rows(side: UInt32, isSeen: Bool) {
    let header = bigEndian(side) + bigEndian(side) + [8, 0, 0, 0, 0]
    let bytes =
      pngSignature + chunk("IHDR", header) + chunk("IDAT", stored([0, 7])) + chunk("IEND", [])
    #expect(DamageTests.failure(bytes) != nil)
    #expect(isIntactPNG(bytes) == !isSeen)
  }

  @Test("show damage of their texts whatever their size", arguments: [10, 600] as [UInt32])
  func text(side: UInt32) {
    let cut = chunk("zTXt", [65, 0, 0] + Array(stored([66, 67]).dropLast(4)))
    #expect(isIntactPNG(file(side)))
    #expect(!isIntactPNG(file(side, before: [cut])))
  }
}
