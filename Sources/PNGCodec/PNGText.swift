/// One text chunk of a PNG.
public struct PNGText: Hashable, Sendable {
  /// 1 to 79 printable Latin-1 characters, without a space at either end or two in a row.
  public let keyword: String
  /// Any text without U+0000.
  public let value: String

  public init(keyword: String, value: String) {
    self.keyword = keyword
    self.value = value
  }

  /// Whether `keyword` is one that a PNG may hold.
  ///
  /// Source: PNG specification (third edition), 11.3.3.2.
  var hasValidKeyword: Bool {
    let scalars = keyword.unicodeScalars.map(\.value)
    let isPrintable = scalars.allSatisfy { (32...126).contains($0) || (161...255).contains($0) }
    return (1...79).contains(scalars.count) && isPrintable
      && scalars.first != 32 && scalars.last != 32
      && !zip(scalars, scalars.dropFirst()).contains { $0 == 32 && $1 == 32 }
  }

  /// The keyword as the Latin-1 that the file holds, ended by a zero.
  var keywordBytes: [CChar] {
    keyword.unicodeScalars.map { CChar(truncatingIfNeeded: $0.value) } + [0]
  }
}
