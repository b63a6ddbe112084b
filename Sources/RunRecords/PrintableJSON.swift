/// A JSON text whose strings have their control and formatting characters as `\u` escapes, so that
/// it means the same and can neither steer a terminal nor look like something else.
///
/// - Parameter json: without control characters but the line feeds between its values, as encoders
///   write it.
public func printableJSON(_ json: String) -> String {
  let bytes = Array(json.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var start = 0
  while start < bytes.count {
    // Nearly all of it is ASCII, of which no category has to be looked up.
    let end = bytes[start...].firstIndex { !isPlain($0) } ?? bytes.count
    result += bytes[start..<end]
    guard end < bytes.count else { break }
    let next = bytes[(end + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    let text = String(decoding: bytes[end..<next], as: UTF8.self)
    for scalar in text.unicodeScalars { result += printable(scalar).utf8 }
    start = next
  }
  return String(decoding: result, as: UTF8.self)
}

/// Printable ASCII, and the line feed.
private func isPlain(_ byte: UInt8) -> Bool {
  (0x20...0x7E).contains(byte) || byte == UInt8(ascii: "\n")
}

private func printable(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control where scalar != "\n", .format, .lineSeparator, .paragraphSeparator:
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  default: String(scalar)
  }
}
