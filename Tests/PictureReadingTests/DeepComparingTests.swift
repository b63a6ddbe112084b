import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@testable import PictureReading

@Suite("Comparing 16 bits")
struct DeepComparingTests {
  private static let size = PixelSize(width: 5, height: 4)

  private static func bitmap(_ change: (Int, UInt16)? = nil) -> DeepBitmap {
    var samples = (0..<80).map { UInt16($0 * 771) }
    if let change { samples[change.0] = change.1 }
    return DeepBitmap(size: size, samples: samples)
  }

  @Test("finds a picture equal to itself")
  func equal() { #expect(DeepDifference(Self.bitmap(), Self.bitmap()) == nil) }

  @Test("finds one 65535th of one channel")
  func fine() {
    // Pixel 12 is in column 2 of row 2; its sample is 3 · 12 levels.
    let change = (48, UInt16(48 * 771 + 1))
    let found = DeepDifference(Self.bitmap(), Self.bitmap(change))
    #expect(found?.rows == 2..<3)
    #expect(
      found?.fine
        == FineDifference(
          pixels: 1, box: PixelRect(x: 2, y: 2, width: 1, height: 1), largest: 1))
  }

  @Test("leaves out what lies below a mask, to the pixel")
  func masks() {
    let change = (48, UInt16(48 * 771 + 1))
    func found(_ x: Int) -> DeepDifference? {
      let mask = PixelRect(x: x, y: 2, width: 1, height: 1)
      return DeepDifference(Self.bitmap(), Self.bitmap(change), outside: [mask])
    }
    #expect(found(2) == nil)
    #expect(found(1)?.fine?.pixels == 1 && found(3)?.fine?.pixels == 1)
  }

  @Test("leaves what 8 bits show to them")
  func coarse() {
    let found = DeepDifference(Self.bitmap(), Self.bitmap((48, UInt16(49 * 771))))
    #expect(found?.rows == 2..<3)
    #expect(found?.fine == nil)
  }

  @Test("reads pairs of files in 16 bits", arguments: ["grey-16.png", "rgba-16-interlaced.png"])
  func files(name: String) throws {
    let deep = try PillowPicture.bytes(name)
    let rounded = try encodePNG(try readPicture(deep).stored)
    guard case .differs(let found) = try PairReader().read(deep, rounded) else {
      #expect(Bool(false), "rounding is a difference")
      return
    }
    #expect(found.old == found.new)
    #expect(try #require(found.fine).largest <= 128)
    #expect(try #require(found.fine).pixels > 100)
  }

  @Test(
    "finds files of one content equal in either order of rows", arguments: ["grey", "rgb", "rgba"])
  func orders(type: String) throws {
    let plain = try PillowPicture.bytes("\(type)-16.png")
    let interlaced = try PillowPicture.bytes("\(type)-16-interlaced.png")
    #expect(try PairReader().read(plain, interlaced) == .equal(PixelSize(width: 13, height: 11)))
  }
}
