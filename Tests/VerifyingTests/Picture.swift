import PNGCodec
import Pixels
import TestSupport
import Testing

/// The pixels of a PNG in a folder.
func picture(_ folder: TemporaryFolder, _ name: String) throws -> Bitmap {
  try decodePNG(try #require(folder.bytes(of: name))).bitmap
}

/// A PNG of one pixel, whose 16-bit samples of 0x8001 no 8 bits hold.
let deepPNG: [UInt8] = [
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0,
  0, 1, 0, 0, 0, 1, 16, 2, 0, 0, 0, 192, 231, 143, 157, 0, 0, 0,
  12, 73, 68, 65, 84, 120, 156, 99, 104, 96, 4, 65, 0, 6, 16, 1, 132, 76,
  191, 57, 236, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
]

/// A PNG with a chunk cICP right behind its header, which says what its samples mean.
func tagged(_ png: [UInt8], cicp code: [UInt8]) -> [UInt8] {
  let body = Array("cICP".utf8) + code
  var sum: UInt32 = .max
  for byte in body {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
  return Array(png[..<33]) + bytes(UInt32(code.count)) + body + bytes(~sum) + png[33...]
}
