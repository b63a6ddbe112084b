extension JSON5Parser {
  /// An ECMAScript 5.1 identifier name (section 7.6), or nil if none starts here.
  mutating func identifier() throws(ScreenError) -> String? {
    var name = String.UnicodeScalarView()
    while let scalar = current {
      if scalar == "\\" {
        name.append(try escapedLetter(first: name.isEmpty))
      } else if name.isEmpty ? startsIdentifier(scalar) : continuesIdentifier(scalar) {
        name.append(scalar)
        advance()
      } else {
        break
      }
    }
    return name.isEmpty ? nil : String(name)
  }

  private mutating func escapedLetter(first: Bool) throws(ScreenError) -> Unicode.Scalar {
    advance()
    guard take("u") else {
      throw failure("a backslash stands in a key", "write \\u and four digits, or quote the key")
    }
    let scalar = try unicodeEscape()
    guard first ? startsIdentifier(scalar) : continuesIdentifier(scalar) else {
      throw failure("the escaped \(quoted(scalar)) cannot stand in a bare key", "quote the key")
    }
    return scalar
  }

  func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case _ where scalar.isASCII: return false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber:
        return true
      default: return false
      }
    }
  }

  func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "\u{200C}", "\u{200D}": return true
    case _ where startsIdentifier(scalar): return true
    case _ where scalar.isASCII: return false
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
      default: return false
      }
    }
  }
}
