import Foundation
import Testing

@testable import Pixels

@Suite("Portable mathematics")
struct PortableMathTests {
  private static let shares = (0...400).map { Double($0) / 400 }

  private func isClose(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-12 * max(1, abs(expected))
  }

  @Test("agrees with the C library on roots and powers")
  func roots() {
    for share in Self.shares {
      #expect(isClose(PortableMath.cubeRoot(share), cbrt(share)))
      #expect(isClose(PortableMath.cubeRoot(share * 900), cbrt(share * 900)))
      #expect(isClose(PortableMath.power2_4(share * 1.1), pow(share * 1.1, 2.4)))
      #expect(isClose(PortableMath.exponential(-100 * share), exp(-100 * share)))
    }
  }

  @Test("agrees with the C library on angles")
  func angles() {
    for share in Self.shares {
      let angle = (share * 8 - 4) * Double.pi
      #expect(isClose(PortableMath.sine(angle), sin(angle)))
      #expect(isClose(PortableMath.cosine(angle), cos(angle)))
      let (x, y) = (cos(angle) * (1 + share), sin(angle) * (1 + share))
      #expect(isClose(PortableMath.angle(y: y, x: x), atan2(y, x)))
    }
    #expect(PortableMath.angle(y: 0, x: 0) == 0)
    #expect(isClose(PortableMath.angle(y: 0, x: -3), Double.pi))
    #expect(isClose(PortableMath.angle(y: -2, x: 0), -Double.pi / 2))
  }

  /// The bits of a few results: they must not change with machine, compiler or optimisation.
  @Test("gives the same bits everywhere")
  func bits() {
    let values = [
      PortableMath.cubeRoot(0.3), PortableMath.power2_4(0.7), PortableMath.sine(1),
      PortableMath.angle(y: 0.4, x: -0.9), PortableMath.exponential(-2.5),
    ]
    #expect(values.map(\.bitPattern) == Self.expectedBits)
  }

  private static let expectedBits: [UInt64] = [
    4_604_204_935_514_355_597, 4_601_325_031_369_901_198, 4_605_754_516_372_524_270,
    4_613_314_899_084_620_702, 4_590_579_268_170_609_517,
  ]
}
