/// A JSON text whose strings have their control and formatting characters as `\u` escapes, so that
/// it means the same and can neither steer a terminal nor look like something else.
///
/// - Parameter json: without control characters but the line feeds between its values, as encoders
///   write it.
public func printableJSON(_ json: String) -> String {
  var result = ""
  result.reserveCapacity(json.utf8.count)
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
