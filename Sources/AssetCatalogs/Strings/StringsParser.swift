import Screens

/// Reads `.strings` files of the older kind: `"key" = "text";` with comments, in UTF-8 or UTF-16.
struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private let file: String
  private var index = 0
  private var line = 1

  static func read(
    _ bytes: [UInt8], file: String, into table: inout StringTable
  ) throws(ScreenError) {
    var parser = StringsParser(scalars: try decoded(bytes, file: file), file: file)
    try parser.read(into: &table)
  }

  private init(scalars: [Unicode.Scalar], file: String) {
    self.scalars = scalars
    self.file = file
  }

  /// The largest file read, in bytes.
  private static let largestFile = 8 << 20

  /// UTF-16 where a byte order mark says so, else UTF-8.
  private static func decoded(
    _ bytes: [UInt8], file: String
  ) throws(ScreenError) -> [Unicode.Scalar] {
    let place = Place(file: file, line: 0, path: "")
    guard bytes.count <= largestFile else {
      throw ScreenError(
        "the table has \(bytes.count) bytes", remedy: "at most \(largestFile) are read", at: place)
    }
    func units(_ isBig: Bool) -> [UInt16] {
      stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBig ? first << 8 | second : second << 8 | first
      }
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return Array(String(decoding: units(true), as: UTF16.self).unicodeScalars)
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return Array(String(decoding: units(false), as: UTF16.self).unicodeScalars)
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let text = String(validating: bytes[start...], as: UTF8.self), !bytes.contains(0) else {
      throw ScreenError(
        "the table is neither text in UTF-8, or in UTF-16 with a byte order mark, nor a property list",
        remedy: "save it as UTF-8", at: place)
    }
    return Array(text.unicodeScalars)
  }

  private mutating func read(into table: inout StringTable) throws(ScreenError) {
    try skip()
    while index < scalars.count {
      let start = line
      let key = try word()
      try skip()
      // A key alone is its own text.
      var text = key
      if take("=") {
        try skip()
        text = try word()
        try skip()
      }
      guard take(";") else { throw problem("“;” is missing", "write “\"key\" = \"text\";”") }
      if table.texts.updateValue(text, forKey: key) != nil {
        table.doubled[key] = "\(file):\(start)"
      }
      try skip()
    }
  }

  private mutating func word() throws(ScreenError) -> String {
    var text = String.UnicodeScalarView()
    guard take("\"") else {
      while let scalar = current, isPlain(scalar) {
        text.append(scalar)
        advance()
      }
      guard !text.isEmpty else {
        throw problem("a key or text is missing", "write “\"key\" = \"text\";”")
      }
      return String(text)
    }
    while let scalar = current {
      advance()
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw problem("a text has no end", "close it with a quotation mark")
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || "_.-/$:".unicodeScalars.contains(scalar)
  }

  private mutating func escaped() throws(ScreenError) -> Unicode.Scalar {
    guard let scalar = current else {
      throw problem("a text ends with “\\”", "write what it stands for")
    }
    advance()
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u", "U":
      var value: UInt32 = 0
      var digits = 0
      while digits < 4, let digit = current.flatMap({ Character($0).hexDigitValue }) {
        value = value << 4 | UInt32(digit)
        digits += 1
        advance()
      }
      guard digits == 4, let scalar = Unicode.Scalar(value) else {
        throw problem("“\\U” needs four digits of a character", "write such as “\\U00e4”")
      }
      return scalar
    default: return scalar
    }
  }

  // MARK: Reading on

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if scalars[index] == "\n" { line += 1 }
    index += 1
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    advance()
    return true
  }

  /// Skips white space and comments.
  private mutating func skip() throws(ScreenError) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while index < scalars.count, scalars[index] != "\n" { advance() }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ScreenError) {
    let start = line
    advance()
    advance()
    while index + 1 < scalars.count {
      if scalars[index] == "*", scalars[index + 1] == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    line = start
    throw problem("a comment has no end", "close it with “*/”")
  }

  private func problem(_ what: String, _ remedy: String) -> ScreenError {
    ScreenError(what, remedy: remedy, at: Place(file: file, line: line, path: ""))
  }
}
