import TestSupport
import Testing

@testable import PNGCodec

@Suite("Animated PNGs")
struct AnimationTests {
  private func file(_ before: [[UInt8]]) -> [UInt8] {
    PNGAssembly(width: 600, height: 600, type: .grey, before: before) { _, _ in [7] }.bytes
  }

  @Test("are refused by every reader, also beside a still one and their own copy")
  func refused() {
    let still = file([])
    let animated = file([chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])])
    #expect(DamageTests.failure(still) == nil && isIntactPNG(still))
    #expect(DamageTests.failure(animated) == .animated && !isIntactPNG(animated))
    for pair in [(still, animated), (animated, still), (animated, animated)] {
      #expect(PNGPairReader().pair(pair.0, pair.1, isWhole: false) == nil)
    }
  }
}
