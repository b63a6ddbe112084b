/// The list of tables at the start of a font, checked against the file's length.
///
/// HarfBuzz leaves out a table that ends beyond the file and draws nothing for its glyphs; a file that
/// was cut short has to be told.
struct FontDirectory {
  /// What is wrong with a font file; nil for nothing.
  static func problem(in font: any FontBytes) -> String? {
    font.withBytes { $0.withUnsafeBytes { problem(in: $0) } }
  }

  private static func problem(in bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.starts(with: "wOFF".utf8) || bytes.starts(with: "wOF2".utf8) {
      return "it is packed as WOFF, which apps cannot use"
    }
    guard bytes.starts(with: "ttcf".utf8) else { return problem(in: bytes, at: 0) }
    guard let count = number(in: bytes, at: 8), count > 0 else { return "it holds no font" }
    for index in 0..<min(count, FontFile.largestCollection) {
      guard let start = number(in: bytes, at: 12 + 4 * index) else { return cutShort }
      if let problem = problem(in: bytes, at: start) { return problem }
    }
    return nil
  }

  private static let cutShort = "the file ends within the list of its tables"

  private static func problem(in bytes: UnsafeRawBufferPointer, at start: Int) -> String? {
    guard let version = number(in: bytes, at: start), versions.contains(version) else {
      return "it does not begin as a TrueType or OpenType font"
    }
    guard start + 12 <= bytes.count else { return cutShort }
    var tables: Set<String> = []
    let count = Int(bytes[start + 4]) << 8 | Int(bytes[start + 5])
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard record + 16 <= bytes.count, let offset = number(in: bytes, at: record + 8),
        let length = number(in: bytes, at: record + 12)
      else { return cutShort }
      let name = String(decoding: bytes[record..<(record + 4)], as: UTF8.self)
      guard offset + length <= bytes.count else {
        return "its table \(name) ends at byte \(offset + length), and the file has \(bytes.count)"
      }
      if name == "head", number(in: bytes, at: offset + 12) != headMark {
        return "its table head is damaged"
      }
      tables.insert(name)
    }
    let missing = ["head", "hhea", "hmtx", "maxp", "cmap"].filter { !tables.contains($0) }
    if !missing.isEmpty { return "it has no table \(missing.joined(separator: ", "))" }
    return tables.isDisjoint(with: shapes) ? "it has no glyphs" : nil
  }

  /// TrueType outlines, PostScript outlines, and what older systems of Apple write.
  private static let versions: Set = [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7479_7031]
  /// The number that every table `head` holds in its bytes 12 to 15.
  private static let headMark = 0x5F0F_3CF5
  /// Tables of which a font needs one, with outlines or pictures of glyphs.
  private static let shapes: Set = ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "SVG "]

  /// Four bytes, the highest first; nil beyond the end.
  private static func number(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
