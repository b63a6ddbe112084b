import Pixels
import TestSupport
import Testing

@Suite("Colour distances")
struct ColorDistanceTests {
  @Test("match the published pairs to four digits", arguments: publishedDistances)
  func published(pair: PublishedDistance) {
    let one = LabColor(lightness: pair.one[0], a: pair.one[1], b: pair.one[2])
    let other = LabColor(lightness: pair.other[0], a: pair.other[1], b: pair.other[2])
    #expect(abs(one.distance(to: other) - pair.distance) < 1e-4)
    #expect(one.distance(to: other) == other.distance(to: one))
  }

  @Test(
    "of iOS colours are those computed independently",
    arguments: [
      ("#000000", "#FFFFFF", 100_000), ("#FFFFFF", "#FEFEFE", 198), ("#000000", "#010101", 157),
      ("#FF0000", "#00FF00", 86_608), ("#0000FF", "#FFFF00", 103_427),
      ("#007AFF", "#0088FF", 5_042), ("#FF3B30", "#FF383C", 3_042),
      ("#1C1C1E", "#000000", 6_382), ("#1C1C1E", "#2C2C2E", 5_044),
      ("#F2F2F7", "#FFFFFF", 3_637), ("#C7C7CC", "#D1D1D6", 2_433),
      ("#B6B6BA", "#E8E8E9", 12_090), ("#123456", "#123457", 310),
      ("#800000", "#008000", 64_814),
    ])
  func systemColors(one: String, other: String, thousandths: Int) throws {
    let (first, second) = (try #require(RGBA8(hex: one)), try #require(RGBA8(hex: other)))
    #expect(abs(first.distance(to: second) - thousandths) <= 2)
  }

  @Test("are symmetric, and 0 for a colour and itself alone", arguments: 0..<200 as Range<UInt64>)
  func symmetric(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bits = generator.next()
    let one = RGBA8(rgb: UInt32(truncatingIfNeeded: bits))
    var other = RGBA8(rgb: UInt32(truncatingIfNeeded: bits >> 32))
    other.alpha = UInt8(truncatingIfNeeded: bits >> 56)
    #expect(one.distance(to: other) == other.distance(to: one))
    #expect(one.levels(to: other) == other.levels(to: one))
    #expect(one.distance(to: one) == 0)
    if one != other { #expect(one.distance(to: other) > 0) }
  }

  @Test("see alpha, also where one ground would hide it")
  func alpha() throws {
    let white = RGBA8.white
    let halfWhite = RGBA8(red: 255, green: 255, blue: 255, alpha: 128)
    #expect(white.distance(to: halfWhite) > 30_000)
    let clearBlack = RGBA8.clear
    let clearWhite = RGBA8(red: 255, green: 255, blue: 255, alpha: 0)
    #expect(clearBlack.distance(to: clearWhite) == 1)
  }

  @Test("of one level are small, at both ends", arguments: [0, 1, 100, 254] as [UInt8])
  func oneLevel(level: UInt8) {
    let one = RGBA8(red: level, green: level, blue: level)
    let other = RGBA8(red: level + 1, green: level + 1, blue: level + 1)
    #expect(one.levels(to: other) == 1)
    #expect((50...700).contains(one.distance(to: other)))
  }
}
