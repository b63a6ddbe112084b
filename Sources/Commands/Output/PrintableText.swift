import Reporting

/// `text` as one line that cannot steer a terminal: what would be invisible, reorder text or end
/// the line is written out, as the report does it.
func printable(_ text: String) -> String {
  var line = ""
  for scalar in visible(text).unicodeScalars {
    switch scalar {
    case "\n": line += "␊"
    case "\t": line += "␉"
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line
}

/// A JSON text whose strings have their control and formatting characters as `\u` escapes, so that
/// it means the same and cannot steer a terminal.
func printableJSON(_ json: String) -> String {
  var result = ""
  for scalar in json.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control where scalar != "\n", .format, .lineSeparator, .paragraphSeparator:
      for unit in String(Character(scalar)).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
