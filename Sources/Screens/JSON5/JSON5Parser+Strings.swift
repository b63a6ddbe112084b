extension JSON5Parser {
  /// A string in either kind of quotation marks.
  mutating func string() throws(ScreenError) -> String {
    let opening = line
    let quote = current
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current {
      switch scalar {
      case quote:
        advance()
        return String(text)
      case "\n", "\r":
        throw failure(
          "a string is not closed on its line", "close it, or end the line with a backslash")
      case "\\":
        advance()
        if let escaped = try escape() { text.append(escaped) }
      default:
        text.append(scalar)
        advance()
      }
    }
    throw failure("the string opened on line \(opening) is not closed", "add the quotation mark")
  }

  /// What stands behind a backslash; nil for the continuation of a line.
  private mutating func escape() throws(ScreenError) -> Unicode.Scalar? {
    guard let scalar = current else {
      throw failure("the file ends inside a string", "add the quotation mark")
    }
    advance()
    switch scalar {
    case "b": return "\u{08}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{0B}"
    case "x": return Unicode.Scalar(UInt8(try hexDigits(2)))
    case "u": return try unicodeEscape()
    case "0":
      if let next = current, "0"..."9" ~= next { throw octal() }
      return "\0"
    case "1"..."9": throw octal()
    case "\r":
      if current == "\n" { advance() }
      return nil
    case "\n", "\u{2028}", "\u{2029}": return nil
    default: return scalar
    }
  }

  private func octal() -> ScreenError {
    failure("a digit follows a backslash", "write \\x and two digits, or \\u and four")
  }

  /// The character whose number follows `\u`, read from two escapes where it needs a pair.
  mutating func unicodeEscape() throws(ScreenError) -> Unicode.Scalar {
    let unit = try hexDigits(4)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, current == "\\", following == "u" else { throw unpaired() }
    advance()
    advance()
    let low = try hexDigits(4)
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw unpaired() }
    return scalar
  }

  private func unpaired() -> ScreenError {
    failure("an escape is half of a surrogate pair", "write both halves, or the character itself")
  }

  private mutating func hexDigits(_ count: Int) throws(ScreenError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<count {
      guard let scalar = current, let digit = Character(scalar).hexDigitValue, scalar.isASCII else {
        throw failure("an escape has too few digits", "write \\x with two or \\u with four")
      }
      number = number << 4 | UInt32(digit)
      advance()
    }
    return number
  }
}
