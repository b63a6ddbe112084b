extension JSON5Parser {
  /// A finite number; the nearest `Double` to what is written.
  mutating func number() throws(ScreenError) -> Double {
    let start = position
    var literal = ""
    if take("-") { literal = "-" } else { _ = take("+") }
    if current == "0", following == "x" || following == "X" {
      advance()
      advance()
      // The exponent makes the slice a complete hexadecimal floating-point literal.
      literal += "0x" + digits { Character($0).isHexDigit && $0.isASCII } + "p0"
    } else {
      let whole = digits { "0"..."9" ~= $0 }
      let fraction = take(".") ? digits { "0"..."9" ~= $0 } : ""
      guard !whole.isEmpty || !fraction.isEmpty, whole.count < 2 || !whole.hasPrefix("0") else {
        throw malformedNumber(from: start)
      }
      literal += (whole.isEmpty ? "0" : whole) + "." + (fraction.isEmpty ? "0" : fraction)
      if take("e") || take("E") {
        literal += "e"
        if take("-") { literal += "-" } else { _ = take("+") }
        let exponent = digits { "0"..."9" ~= $0 }
        guard !exponent.isEmpty else { throw malformedNumber(from: start) }
        literal += exponent
      }
    }
    if let scalar = current, continuesNumber(scalar) {
      throw malformedNumber(from: start)
    }
    guard let number = Double(literal) else { throw malformedNumber(from: start) }
    guard number.isFinite else {
      throw failure(
        "\(quoted(written(from: start))) is too large for a number", "numbers must be finite")
    }
    return number
  }

  private mutating func digits(_ isDigit: (Unicode.Scalar) -> Bool) -> String {
    var digits = String.UnicodeScalarView()
    while let scalar = current, isDigit(scalar) {
      digits.append(scalar)
      advance()
    }
    return String(digits)
  }

  /// Whether a reader would take the character for part of a number before it, rightly or not.
  private func continuesNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "%" || continuesIdentifier(scalar)
  }

  private func written(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<position])
    return String(text)
  }

  private mutating func malformedNumber(from start: Int) -> ScreenError {
    while let scalar = current, continuesNumber(scalar) { advance() }
    let word = written(from: start)
    if word.hasSuffix("Infinity") || word.hasSuffix("NaN") {
      return failure("\(quoted(word)) is not a number here", "numbers must be finite")
    }
    return failure(
      "\(quoted(word)) is not a number", "write digits alone, or put text in quotation marks")
  }
}
