extension JSON5Parser {
  /// The character to read next; nil at the end of the file.
  var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// The character after `current`.
  var following: Unicode.Scalar? {
    position + 1 < scalars.count ? scalars[position + 1] : nil
  }

  /// Steps over `current` and counts lines as editors do.
  mutating func advance() {
    let scalar = scalars[position]
    if scalar == "\n" || scalar == "\r" && following != "\n" { line += 1 }
    position += 1
  }

  /// Steps over `current` if it is `scalar`.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    advance()
    return true
  }

  /// Steps over white space and comments.
  mutating func skipSpace() throws(ScreenError) {
    while let scalar = current {
      if isSpace(scalar) {
        advance()
      } else if scalar == "/", following == "/" {
        while let scalar = current, !isLineTerminator(scalar) { advance() }
      } else if scalar == "/", following == "*" {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(ScreenError) {
    let opening = line
    advance()
    advance()
    while current != nil {
      if current == "*", following == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw failure("the comment opened on line \(opening) is not closed", "add */")
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{FEFF}": true
    case _ where scalar.isASCII: false
    default: isLineTerminator(scalar) || scalar.properties.generalCategory == .spaceSeparator
    }
  }

  func isLineTerminator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
