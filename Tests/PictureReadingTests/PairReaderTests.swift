import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@testable import PictureReading

@Suite("Reading pairs")
struct PairReaderTests {
  static let size = PixelSize(width: 20, height: 16)

  static func failure(_ old: [UInt8], _ new: [UInt8]) -> PairError? {
    do throws(PairError) {
      _ = try PairReader().read(old, new)
      return nil
    } catch { return error }
  }

  @Test("finds files of the same bytes equal", arguments: try PillowPicture.all())
  func sameBytes(picture: PillowPicture) throws {
    let bytes = try PillowPicture.bytes(picture.name)
    let size = try readPicture(bytes).size
    #expect(try PairReader().read(bytes, bytes) == .equal(size))
  }

  @Test(
    "refuses files of the same bytes that are damaged",
    arguments: ["rgb-8.png", "p3.jpg", "p3.webp"])
  func sameDamage(name: String) throws {
    let bytes = Array(try PillowPicture.bytes(name).dropLast(5))
    #expect(Self.failure(bytes, bytes) != nil)
    #expect(Self.failure([], []) == PairError(side: .old, reason: .png(.empty)))
  }

  @Test("names the picture at fault")
  func sides() throws {
    let intact = try PillowPicture.bytes("rgb-8.png")
    let cut = Array(intact.dropLast(5))
    #expect(Self.failure(cut, intact) == PairError(side: .old, reason: .png(.truncated)))
    #expect(Self.failure(intact, cut) == PairError(side: .new, reason: .png(.truncated)))
    #expect(
      Self.failure(intact, Array("GIF89a".utf8)) == PairError(side: .new, reason: .png(.notPNG)))
  }

  @Test("compares different formats by their pixels")
  func formats() throws {
    let lossless = try PillowPicture.bytes("lossless.webp")
    let bitmap = try readPicture(lossless).stored
    #expect(try PairReader().read(lossless, try encodePNG(bitmap)) == .equal(bitmap.size))
    var other = bitmap
    other[3, 5].red ^= 1
    let found = try PairReader().read(lossless, try encodePNG(other))
    #expect(
      found == .differs(DifferingPictures(size: bitmap.size, rows: 5..<6, old: bitmap, new: other)))
  }

  @Test("compares pictures of one unknown colour space by what they store")
  func oneSpace() throws {
    let wide = try PillowPicture.bytes("wide.png")
    #expect(try PairReader().read(wide, retexted(wide)) == .equal(try readPicture(wide).size))
  }

  @Test("refuses an unknown colour space beside another, whichever side it is on")
  func unknownSpace() throws {
    let wide = try PillowPicture.bytes("wide.png")
    let plain = try encodePNG(try readPicture(wide).stored)
    let space = try readPicture(wide).colorSpace
    let reason = PictureError.colorSpaces(space, other: .sRGB)
    #expect(Self.failure(wide, plain) == PairError(side: .old, reason: reason))
    #expect(Self.failure(plain, wide) == PairError(side: .new, reason: reason))
  }

  @Test("compares Display P3 with sRGB in sRGB")
  func converted() throws {
    let p3 = try PillowPicture.bytes("p3.png")
    let picture = try readPicture(p3)
    let inSRGB = try #require(picture.inSRGB)
    #expect(inSRGB != picture.stored)
    // All levels are in it, and sRGB has no such colour for some.
    guard case .differs(let found) = try PairReader().read(p3, try encodePNG(inSRGB)) else {
      #expect(Bool(false), "colours that were cut off are others")
      return
    }
    #expect(found.old == found.new && found.fine != nil)
    guard case .differs = try PairReader().read(p3, try encodePNG(picture.stored)) else {
      #expect(Bool(false), "the same numbers in two colour spaces are other colours")
      return
    }
  }

  @Test("finds a colour that sRGB does not have unequal to the nearest it has")
  func cutOff() throws {
    let size = PixelSize(width: 4, height: 3)
    var stored = Bitmap(size: size, filledWith: RGBA8(rgb: 0xEA3323))
    func wide(_ bitmap: Bitmap) throws -> [UInt8] {
      withChunk(try encodePNG(bitmap), "cICP", [12, 13, 0, 1])
    }
    let red = try encodePNG(Bitmap(size: size, filledWith: RGBA8(rgb: 0xFF0000)))
    #expect(try PairReader().read(try wide(stored), red) == .equal(size))
    stored[2, 1] = RGBA8(rgb: 0xFA0000)
    let box = PixelRect(x: 2, y: 1, width: 1, height: 1)
    for pair in [(try wide(stored), red), (red, try wide(stored))] {
      guard case .differs(let found) = try PairReader().read(pair.0, pair.1) else {
        #expect(Bool(false), "a colour that was cut off is another")
        return
      }
      #expect(found.rows == 1..<2 && found.old == found.new)
      #expect(found.fine?.box == box && found.fine?.pixels == 1)
      #expect(try PairReader().read(pair.0, pair.1, masks: [box]) == .equal(size))
    }
  }

  /// TIFF data with the orientation alone, as Exif has it.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + [0, 0, 0, 0]
  }

  @Test("refuses PNGs that are turned, on either side", arguments: 1...8 as ClosedRange<UInt8>)
  func turned(orientation: UInt8) throws {
    let plain = try encodePNG(Bitmap.random(PixelSize(width: 4, height: 3), seed: 1))
    let other = withChunk(plain, "eXIf", Self.exif(orientation))
    let isTurned = orientation > 1
    #expect(
      Self.failure(plain, other) == (isTurned ? PairError(side: .new, reason: .turned) : nil))
    #expect(
      Self.failure(other, plain) == (isTurned ? PairError(side: .old, reason: .turned) : nil))
  }

  @Test("turns a WebP upright")
  func turnedWebP() throws {
    let bytes = try PillowPicture.bytes("lossless.webp")
    let upright = try readPicture(bytes).stored
    let exif = Self.exif(3)
    let length = { (count: Int) in (0..<4).map { UInt8(count >> (8 * $0) & 255) } }
    // A file of chunks: what it has, and where it lies on its side.
    let size = upright.size
    let features: [UInt8] =
      [0x08, 0, 0, 0] + length(size.width - 1).prefix(3) + length(size.height - 1).prefix(3)
    let chunks =
      Array("WEBPVP8X".utf8) + length(10) + features + bytes[12...] + Array("EXIF".utf8)
      + length(exif.count) + exif
    let turned = try readPicture(Array("RIFF".utf8) + length(chunks.count) + chunks).stored
    #expect(turned.size == size && turned != upright)
    #expect(turned[0, 0] == upright[size.width - 1, size.height - 1])
  }

  /// The same PNG with a chunk more, before its pixels.
  private func withChunk(_ bytes: [UInt8], _ name: String, _ content: [UInt8]) -> [UInt8] {
    bytes.prefix(33) + chunk(name, content) + bytes.dropFirst(33)
  }

  /// The same PNG with a text more, so that the bytes differ and the pixels do not.
  private func retexted(_ bytes: [UInt8]) -> [UInt8] {
    bytes.dropLast(12) + chunk("tEXt", Array("k\0v".utf8)) + bytes.suffix(12)
  }
}
