/// What a PNG says about the meaning of its samples, chunk by chunk.
public struct PNGColorChunks: Equatable, Sendable {
  /// Content of cICP.
  public private(set) var cicp: [UInt8]?
  /// The ICC profile of iCCP, unpacked; where that cannot be done, the chunk's own content.
  public private(set) var profile: [UInt8]?
  /// Whether sRGB is there.
  public private(set) var isSRGB = false
  /// Content of gAMA.
  public private(set) var gamma: [UInt8]?
  /// Content of cHRM.
  public private(set) var chromaticities: [UInt8]?

  fileprivate mutating func add(_ name: UInt32, _ content: UnsafeRawBufferPointer) {
    switch name {
    case PNGChunk.name("cICP"): cicp = cicp ?? Array(content)
    case PNGChunk.name("iCCP"): profile = profile ?? Self.profile(in: content) ?? Array(content)
    case PNGChunk.name("sRGB"): isSRGB = true
    case PNGChunk.name("gAMA"): gamma = gamma ?? Array(content)
    case PNGChunk.name("cHRM"): chromaticities = chromaticities ?? Array(content)
    default: break
    }
  }

  /// A name, 0, the method 0, a zlib stream. Source: PNG specification (third edition), 11.3.2.3.
  static func profile(in content: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let nameEnd = content.firstIndex(of: 0), content.count > nameEnd + 2,
      content[nameEnd + 1] == 0, let inflater = Inflater()
    else { return nil }
    return inflater.content(
      of: UnsafeRawBufferPointer(rebasing: content[(nameEnd + 2)...]), limit: 4 << 20)
  }
}

/// The colour chunks before the pixels of a PNG; what is damaged is passed over.
public func pngColorChunks(_ bytes: [UInt8]) -> PNGColorChunks {
  bytes.withUnsafeBytes { file in
    var found = PNGColorChunks()
    var offset = 8
    while offset + 12 <= file.count {
      let length = Int(bigEndian(file, at: offset))
      let name = bigEndian(file, at: offset + 4)
      guard length <= file.count - offset - 12, name != PNGChunk.pixels else { break }
      let content = UnsafeRawBufferPointer(rebasing: file[offset + 8..<offset + 8 + length])
      found.add(name, content)
      offset += 12 + length
    }
    return found
  }
}

/// The content of the chunk eXIf, which may stand behind the pixels too; nil where there is none.
public func pngExif(_ bytes: [UInt8]) -> [UInt8]? {
  bytes.withUnsafeBytes { file in
    var offset = 8
    while offset + 12 <= file.count {
      let length = Int(bigEndian(file, at: offset))
      guard length <= file.count - offset - 12 else { return nil }
      if bigEndian(file, at: offset + 4) == PNGChunk.name("eXIf") {
        return Array(file[offset + 8..<offset + 8 + length])
      }
      offset += 12 + length
    }
    return nil
  }
}
