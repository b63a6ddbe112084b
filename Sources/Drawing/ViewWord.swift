/// A word of a view tree's text, quoted where it needs to be.
struct ViewWord {
  let text: String

  init(_ word: String) {
    let scalars = word.unicodeScalars
    // A bare `+1` would read as a depth.
    if !scalars.isEmpty, scalars.first != "+", scalars.allSatisfy(Self.isBare) {
      text = word
      return
    }
    var quoted = "\""
    for scalar in scalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if Self.isInvisible(scalar) {
          quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    text = quoted + "\""
  }

  static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ":", "%", "+", "#": true
    default: false
    }
  }

  /// True for characters that would break a line or change how a terminal shows it.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
