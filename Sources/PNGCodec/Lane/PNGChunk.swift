import CScanlines

/// One chunk of a PNG whose checksum is right.
struct PNGChunk: Equatable {
  /// The four letters, first one highest.
  let name: UInt32
  /// Where the content is in the file.
  let content: Range<Int>

  static let header = name("IHDR")
  static let palette = name("PLTE")
  static let transparency = name("tRNS")
  static let pixels = name("IDAT")
  static let end = name("IEND")
  static let animation = name("acTL")

  /// The number for four letters.
  static func name(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// PNG 5.4: a lower-case first letter says that a reader may skip the chunk.
  var isCritical: Bool { name >> 24 & 0x20 == 0 }

  /// All chunks of a file up to its end, or nil where anything is wrong with the order of bytes:
  /// the signature, a length, a name, a checksum, a byte too many or too few.
  static func all(in file: UnsafeRawBufferPointer) -> [PNGChunk]? {
    guard file.count >= 8, bigEndian64(file, at: 0) == 0x8950_4E47_0D0A_1A0A else { return nil }
    var chunks: [PNGChunk] = []
    var offset = 8
    while offset < file.count {
      guard file.count - offset >= 12, chunks.count < mostChunks else { return nil }
      let length = Int(bigEndian(file, at: offset))
      guard length <= file.count - offset - 12 else { return nil }
      let content = offset + 8..<offset + 8 + length
      let chunk = PNGChunk(name: bigEndian(file, at: offset + 4), content: content)
      let named = UnsafeRawBufferPointer(rebasing: file[offset + 4..<content.upperBound])
      guard chunk.isNamedInLetters,
        cscan_crc32(named.baseAddress?.assumingMemoryBound(to: UInt8.self), named.count)
          == bigEndian(file, at: content.upperBound)
      else { return nil }
      chunks.append(chunk)
      offset = content.upperBound + 4
      if chunk.name == end { return offset == file.count ? chunks : nil }
    }
    return nil
  }

  /// So that a file of empty chunks does not fill memory; programs write far fewer.
  private static let mostChunks = 100_000

  private var isNamedInLetters: Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      let letter = name >> shift & 0xDF
      return (0x41...0x5A).contains(letter)
    }
  }
}

/// Four bytes as a number, the first one highest.
func bigEndian(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
  UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
}

private func bigEndian64(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
  UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
}
