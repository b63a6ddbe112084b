import Foundation
import Geometry
import PNGCodec
import PictureReading
import Pixels
import TestSupport
import Testing

/// A picture file and what Pillow reads from it.
struct PillowPicture: Sendable, CustomTestStringConvertible {
  let name: String
  let size: PixelSize
  /// CRC-32 of the RGBA pixels.
  let checksum: UInt32
  /// The same with 16 bits a channel, highest byte first; nil for files with fewer.
  let deepChecksum: UInt32?
  var testDescription: String { name }

  static let folder = "\(repositoryRoot)/Tests/Fixtures/Pictures"

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
  }

  static func all() throws -> [PillowPicture] {
    try String(decoding: bytes("expected.tsv"), as: UTF8.self).split(separator: "\n").compactMap {
      let fields = $0.split(separator: "\t")
      guard fields.count == 5, let width = Int(fields[1]), let height = Int(fields[2]),
        let checksum = UInt32(fields[3], radix: 16)
      else { return nil }
      return PillowPicture(
        name: String(fields[0]), size: PixelSize(width: width, height: height),
        checksum: checksum, deepChecksum: UInt32(fields[4], radix: 16))
    }
  }
}

func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { crc, byte in
    (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}

@Suite("Pictures that Pillow reads too")
struct PillowTests {
  @Test("are of every kind")
  func kinds() throws {
    let names = try PillowPicture.all().map(\.name)
    #expect(names.count { $0.hasSuffix(".png") } == 54)
    #expect(names.count { $0.hasSuffix(".jpg") } == 6)
    #expect(names.count { $0.hasSuffix(".webp") } == 3)
    let files = try FileManager.default.contentsOfDirectory(atPath: PillowPicture.folder)
      .filter { PictureFormat(named: $0) != nil }
    #expect(Set(files) == Set(names))
  }

  @Test("have the same pixels here", arguments: try PillowPicture.all())
  func pixels(expected: PillowPicture) throws {
    let picture = try readPicture(try PillowPicture.bytes(expected.name))
    #expect(picture.size == expected.size)
    let bytes = picture.stored.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    #expect(crc32(bytes) == expected.checksum)
    #expect(PictureFormat(named: expected.name) == picture.format)
  }

  @Test(
    "keep all 16 bits where they have them",
    arguments: try PillowPicture.all().filter { $0.deepChecksum != nil })
  func deep(expected: PillowPicture) throws {
    let picture = try readPicture(try PillowPicture.bytes(expected.name))
    let deep = try #require(picture.deep)
    #expect(
      crc32(deep.samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == expected.deepChecksum)
  }

  @Test(
    "say which colours they mean",
    arguments: [
      ("p3.png", "Display P3"), ("p3.jpg", "Display P3"), ("p3.webp", "Display P3"),
      ("plain.jpg", "sRGB"), ("lossless.webp", "sRGB"), ("rgb-8.png", "sRGB"),
      ("wide.png", "the colour space “Wide RGB”"),
    ])
  func colorSpace(name: String, expected: String) throws {
    #expect("\(try readPicture(try PillowPicture.bytes(name)).colorSpace)" == expected)
  }

  @Test(
    "with any one byte changed are read or refused", arguments: ["p3.jpg", "p3.webp", "lossy.webp"])
  func damage(name: String) throws {
    let whole = try PillowPicture.bytes(name)
    var refused = 0
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= UInt8(1 << (index % 8))
      if (try? readPicture(bytes)) == nil { refused += 1 }
    }
    // Neither format has checksums, so most damage is a picture of other pixels.
    #expect(refused > 10)
  }

  @Test("cut off anywhere are refused", arguments: ["p3.jpg", "p3.webp", "lossy.webp", "p3.png"])
  func truncation(name: String) throws {
    let whole = try PillowPicture.bytes(name)
    for length in whole.indices where length % 7 == 0 || length > whole.count - 20 {
      // The marker that ends a JPEG is two bytes long.
      #expect((try? readPicture(Array(whole.prefix(length)))) == nil, "\(length) bytes")
    }
  }
}
