/// What is wrong with the chunks that say what the samples of a PNG mean, in libpng's manner; nil
/// where nothing is.
///
/// libpng passes these over here, or reads them with a warning. One that is out of place or says
/// nothing that exists leaves open which colours the picture has.
func pngChunkFault(_ file: UnsafeRawBufferPointer) -> String? {
  var rules = PNGChunkRules()
  var offset = 8
  while offset + 12 <= file.count {
    let length = Int(bigEndian(file, at: offset))
    guard length <= file.count - offset - 12 else { return nil }
    let content = UnsafeRawBufferPointer(rebasing: file[offset + 8..<offset + 8 + length])
    if let fault = rules.fault(bigEndian(file, at: offset + 4), content) { return fault }
    offset += 12 + length
  }
  return nil
}

/// Source of the places, lengths and values: PNG specification (third edition), 5.6 and 11.3. Behind a
/// palette such a chunk still stands before all that it is about, and programs have written it there.
private struct PNGChunkRules {
  private var isBehindPixels = false
  private var met: Set<UInt32> = []
  /// Of IHDR.
  private var depth: UInt8 = 8
  private var colorType: UInt8 = 6

  mutating func fault(_ name: UInt32, _ content: UnsafeRawBufferPointer) -> String? {
    switch name {
    case PNGChunk.header where content.count == 13:
      depth = content[8]
      colorType = content[9]
    case PNGChunk.pixels: isBehindPixels = true
    case PNGChunk.transparency: return sampleFault(content)
    default: return Self.colors.first { $0.name == name }.flatMap { fault($0, content) }
    }
    return nil
  }

  private struct Kind {
    let letters: String
    let name: UInt32
    /// In bytes; nil where it varies.
    let length: Int?
  }

  private static let colors = [
    Kind(letters: "cICP", name: PNGChunk.name("cICP"), length: 4),
    Kind(letters: "iCCP", name: PNGChunk.name("iCCP"), length: nil),
    Kind(letters: "sRGB", name: PNGChunk.name("sRGB"), length: 1),
    Kind(letters: "gAMA", name: PNGChunk.name("gAMA"), length: 4),
    Kind(letters: "cHRM", name: PNGChunk.name("cHRM"), length: 32),
  ]

  private mutating func fault(_ kind: Kind, _ content: UnsafeRawBufferPointer) -> String? {
    if isBehindPixels { return "\(kind.letters): out of place" }
    if !met.insert(kind.name).inserted { return "\(kind.letters): duplicate" }
    if let length = kind.length, content.count != length {
      return "\(kind.letters): invalid length"
    }
    switch kind.letters {
    // Four rendering intents exist.
    case "sRGB" where content[0] > 3, "gAMA" where bigEndian(content, at: 0) == 0:
      return "\(kind.letters): invalid value"
    default: return nil
    }
  }

  /// The clear grey or colour of a picture without alpha has 16 bits a sample, of which only as many
  /// count as its samples have. Other lengths are libpng's to refuse.
  private func sampleFault(_ content: UnsafeRawBufferPointer) -> String? {
    guard [0, 2].contains(colorType), depth < 16, content.count % 2 == 0 else { return nil }
    let samples = stride(from: 0, to: content.count, by: 2).map {
      UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
    }
    return samples.contains { $0 >> UInt16(depth) != 0 } ? "tRNS: invalid value" : nil
  }
}
