/// The same PNG with the checksum of every chunk put right, as far as chunks can be told apart.
func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var result = Array(bytes.prefix(8))
  var offset = 8
  while offset + 12 <= bytes.count {
    let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - offset - 12 else { break }
    let body = Array(bytes[offset + 4..<offset + 8 + length])
    result += bytes[offset..<offset + 4] + body + bigEndian(crc32(body))
    offset += 12 + length
  }
  return result + bytes.dropFirst(offset)
}

/// A chunk with its length and its right checksum.
func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + content
  return bigEndian(UInt32(content.count)) + body + bigEndian(crc32(body))
}

func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// A zlib stream of uncompressed blocks.
func stored(_ content: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  let starts = Array(stride(from: 0, to: content.count, by: 65_535))
  for start in starts {
    let block = content[start..<min(start + 65_535, content.count)]
    let length = UInt16(block.count)
    stream.append(start == starts.last ? 1 : 0)
    for value in [length, ~length] { stream += [UInt8(value & 255), UInt8(value >> 8)] }
    stream += block
  }
  var low: UInt32 = 1
  var high: UInt32 = 0
  for byte in content {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }
  return stream + bigEndian(high << 16 | low)
}

func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { crc, byte in crcTable[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
}

private let crcTable: [UInt32] = (0..<256).map { index in
  (0..<8).reduce(UInt32(index)) { value, _ in
    value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
  }
}
