import PNGCodec
import Testing

@testable import PictureReading

@Suite("Colour spaces of PNGs")
struct ColorSpaceTests {
  /// The start of a PNG with these chunks; checksums do not matter here.
  private static func png(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for (name, content) in chunks + [("IDAT", [])] {
      bytes += numbers([content.count])
      bytes += Array(name.utf8)
      bytes += content
      bytes += [0, 0, 0, 0]
    }
    return bytes
  }

  private static func numbers(_ values: [Int]) -> [UInt8] {
    values.flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
  }

  private static let ofP3 = numbers([
    31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000,
  ])
  private static let ofSRGB = numbers([
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ])
  private static let usual = numbers([45_455])

  @Test("come from the first chunk that counts")
  func order() {
    let table: [([(String, [UInt8])], String)] = [
      ([], "sRGB"), ([("sRGB", [0])], "sRGB"), ([("gAMA", Self.usual)], "sRGB"),
      ([("gAMA", Self.usual), ("cHRM", Self.ofSRGB)], "sRGB"),
      ([("gAMA", Self.usual), ("cHRM", Self.ofP3)], "Display P3"),
      ([("cHRM", Self.ofP3)], "Display P3"),
      ([("sRGB", [0]), ("cHRM", Self.ofP3)], "sRGB"),
      ([("cICP", [12, 13, 0, 1]), ("sRGB", [0])], "Display P3"),
      ([("sRGB", [0]), ("cICP", [1, 13, 0, 1])], "sRGB"),
      ([("cICP", [9, 16, 0, 1])], "the colour space “cICP [9, 16, 0, 1]”"),
      ([("gAMA", Self.numbers([100_000]))], "the colour space “gAMA, cHRM”"),
      ([("iCCP", Array("broken".utf8)), ("sRGB", [0])], "the colour space “unnamed”"),
    ]
    for (chunks, expected) in table {
      #expect("\(PictureColorSpace(ofPNG: Self.png(chunks)))" == expected)
    }
  }

  @Test("are told apart by what describes them")
  func others() {
    func space(_ gamma: Int) -> PictureColorSpace {
      PictureColorSpace(ofPNG: Self.png([("gAMA", Self.numbers([gamma]))]))
    }
    #expect(space(100_000) == space(100_000))
    #expect(space(100_000) != space(50_000))
  }

  @Test("of profiles need the curve as well as the primaries")
  func profile() throws {
    let profile = try #require(pngColorChunks(try PillowPicture.bytes("p3.png")).profile)
    #expect(PictureColorSpace(profile: profile) == .displayP3)
    for name in ["rTRC", "bXYZ"] {
      var other = profile
      // The tag's name in the table of tags, which then has none of that name.
      let place = try #require(other.firstRange(of: Array(name.utf8)))
      other.replaceSubrange(place, with: Array("none".utf8))
      guard case .other = PictureColorSpace(profile: other) else {
        #expect(Bool(false), "without \(name) it is taken for \(PictureColorSpace(profile: other))")
        return
      }
    }
  }

  @Test("of profiles cut off anywhere are others")
  func cutProfile() throws {
    let profile = try #require(pngColorChunks(try PillowPicture.bytes("p3.png")).profile)
    for length in 0..<profile.count - 20 {
      guard case .other = PictureColorSpace(profile: Array(profile.prefix(length))) else {
        #expect(Bool(false), "\(length) bytes are enough")
        return
      }
    }
  }
}
