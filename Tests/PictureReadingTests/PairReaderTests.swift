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
    #expect(try PairReader().read(p3, try encodePNG(inSRGB)) == .equal(picture.size))
    guard case .differs = try PairReader().read(p3, try encodePNG(picture.stored)) else {
      #expect(Bool(false), "the same numbers in two colour spaces are other colours")
      return
    }
  }

  /// The same PNG with a text more, so that the bytes differ and the pixels do not.
  private func retexted(_ bytes: [UInt8]) -> [UInt8] {
    let body = Array("tEXtk".utf8) + [0] + Array("v".utf8)
    let text = bigEndian(3) + body + bigEndian(crc32(body))
    return bytes.dropLast(12) + text + bytes.suffix(12)
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
