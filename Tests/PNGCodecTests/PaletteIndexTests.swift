import Pixels
import TestSupport
import Testing

@testable import PNGCodec

@Suite("Indices without a colour")
struct PaletteIndexTests {
  /// Two colours, of which the second has alpha 128, and the indices 0 to `largest`.
  private func file(_ largest: Int, depth: Int, isInterlaced: Bool) -> [UInt8] {
    PNGAssembly(
      width: 7, height: 5, type: .palette, depth: depth, isInterlaced: isInterlaced,
      before: [chunk("PLTE", [10, 20, 30, 40, 50, 60]), chunk("tRNS", [255, 128])]
    ) { x, y in [UInt16((x + y) % (largest + 1))] }.bytes
  }

  @Test(
    "make a picture a damaged one, also the first behind the palette", arguments: [1, 2, 4, 8],
    [false, true])
  func depths(depth: Int, isInterlaced: Bool) throws {
    let whole = file(1, depth: depth, isInterlaced: isInterlaced)
    let bitmap = try decodePNG(whole).bitmap
    #expect(bitmap[0, 0] == .init(red: 10, green: 20, blue: 30, alpha: 255))
    #expect(bitmap[6, 3] == .init(red: 40, green: 50, blue: 60, alpha: 128))
    let deep = try decodeDeepPNG(whole)
    #expect(Array(deep.samples.prefix(8)) == [10, 20, 30, 255, 40, 50, 60, 128].map { $0 * 257 })
    for largest in [2, 3, 15, 255] where largest < 1 << depth {
      let bytes = file(largest, depth: depth, isInterlaced: isInterlaced)
      // The indices of 35 pixels end at 10.
      #expect(DamageTests.failure(bytes) == .damaged("an index is beyond the palette"))
      #expect(throws: PNGError.self) { try decodeDeepPNG(bytes) }
      #expect(!isIntactPNG(bytes) && PNGPairReader().pair(bytes, whole, isWhole: false) == nil)
    }
  }
}
