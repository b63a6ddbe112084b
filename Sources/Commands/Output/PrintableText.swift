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
