/// The characters of a text file, checked to be text.
struct SourceText {
  /// The largest file read, in bytes.
  static let largestFile = 8 * 1024 * 1024

  /// Without the byte order mark that may stand in front.
  let scalars: [Unicode.Scalar]

  init(_ bytes: [UInt8], file: String, holding document: String) throws(ScreenError) {
    let whole = Place(file: file, line: 0, path: "")
    guard !bytes.isEmpty else {
      throw ScreenError(
        "the file is empty", remedy: "\(withArticle(document)) starts with {", at: whole)
    }
    guard bytes.count <= Self.largestFile else {
      throw ScreenError(
        "the file has \(bytes.count) bytes", remedy: "at most \(Self.largestFile) are read",
        at: whole)
    }
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      throw ScreenError("the file is written in UTF-16", remedy: "save it as UTF-8", at: whole)
    }
    guard !bytes.contains(0) else {
      throw ScreenError(
        "not a text file", remedy: "\(withArticle(document)) is written as JSON5", at: whole)
    }

    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    decoding: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
      case .emptyInput: break decoding
      case .error:
        let line = 1 + scalars.lineBreaks
        throw ScreenError(
          "the bytes of this line are not UTF-8", remedy: "save the file as UTF-8",
          at: Place(file: file, line: line, path: ""))
      }
    }
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    self.scalars = scalars
  }
}

extension [Unicode.Scalar] {
  /// How often a line ends, by a line feed, a carriage return or the pair of them.
  fileprivate var lineBreaks: Int {
    var count = 0
    for (index, scalar) in enumerated() {
      if scalar == "\n" && (index == 0 || self[index - 1] != "\r") || scalar == "\r" { count += 1 }
    }
    return count
  }
}
