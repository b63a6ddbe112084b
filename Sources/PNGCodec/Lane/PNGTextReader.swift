/// Reads the text chunks of a PNG that the fast lane takes.
struct PNGTextReader {
  let limits: PNGLimits

  /// In the order of the file; nil where a text is anything but plainly right, so that libpng
  /// judges it.
  func texts(
    of structure: PNGStructure, in file: UnsafeRawBufferPointer, _ inflater: borrowing Inflater
  ) -> [PNGText]? {
    var texts: [PNGText] = []
    var bytes = 0
    for chunk in structure.others where Self.names.contains(chunk.name) {
      guard texts.count < limits.textCount,
        let text = text(
          chunk.name, UnsafeRawBufferPointer(rebasing: file[chunk.content]), inflater, &bytes),
        text.hasValidKeyword, bytes <= limits.textBytes
      else { return nil }
      texts.append(text)
    }
    return texts
  }

  private static let plain = PNGChunk.name("tEXt")
  private static let packed = PNGChunk.name("zTXt")
  private static let international = PNGChunk.name("iTXt")
  private static let names = [plain, packed, international]

  /// Source of the layouts: PNG specification (third edition), 11.3.3.
  private func text(
    _ name: UInt32, _ content: UnsafeRawBufferPointer, _ inflater: borrowing Inflater,
    _ bytes: inout Int
  ) -> PNGText? {
    guard let keywordEnd = content.firstIndex(of: 0) else { return nil }
    let keyword = latin1(content[..<keywordEnd])
    var rest = content[(keywordEnd + 1)...]
    var isPacked = name == Self.packed
    if name == Self.international {
      guard let flag = rest.popFirst(), flag <= 1 else { return nil }
      isPacked = flag == 1
    }
    if name != Self.plain {
      guard rest.popFirst() == 0 else { return nil }
    }
    if name == Self.international {
      // Language and translated keyword are not used.
      for _ in 0..<2 {
        guard let end = rest.firstIndex(of: 0) else { return nil }
        rest = rest[(end + 1)...]
      }
    }
    let value: [UInt8]
    if isPacked {
      guard
        let unpacked = inflater.content(
          of: UnsafeRawBufferPointer(rebasing: rest), limit: limits.chunkBytes)
      else { return nil }
      value = unpacked
    } else {
      value = Array(rest)
    }
    bytes += value.count
    guard !value.contains(0) else { return nil }
    return PNGText(
      keyword: keyword,
      value: name == Self.international ? String(decoding: value, as: UTF8.self) : latin1(value))
  }
}
