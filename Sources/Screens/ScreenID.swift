/// Whether `id` can name a screen: segments of `A-Z a-z 0-9 _ -`, and of bytes written as `%` and
/// two capital hexadecimal digits, joined by `/`.
public func isScreenID(_ id: String) -> Bool {
  !id.isEmpty
    && id.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { isSegment(Array($0)) }
}

/// The id of a screen that a storyboard or a captured file names freely: every other character
/// than `A-Z a-z 0-9 _ - /` becomes `%` and two digits for each of its UTF-8 bytes.
///
/// Different names give different ids, since `%` itself is encoded. A `/` separates segments.
public func percentEncodedID(_ name: String) -> String {
  let digits = Array("0123456789ABCDEF".unicodeScalars)
  var id = String.UnicodeScalarView()
  for byte in name.utf8 {
    if isPlain(byte) || byte == UInt8(ascii: "/") {
      id.append(Unicode.Scalar(byte))
    } else {
      id.append("%")
      id.append(digits[Int(byte >> 4)])
      id.append(digits[Int(byte & 15)])
    }
  }
  return String(id)
}

/// The ids that are the same once letter case is ignored, in groups of two and more.
///
/// File systems of other machines cannot keep the baselines of such screens apart.
///
/// - Returns: Each group sorted, the groups by their first id; repeated ids stay repeated.
public func caseInsensitiveDuplicates(_ ids: [String]) -> [[String]] {
  Dictionary(grouping: ids) { $0.lowercased() }
    .values.filter { $0.count > 1 }.map { $0.sorted() }
    .sorted { $0[0] < $1[0] }
}

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
    true
  default: false
  }
}

private func isSegment(_ bytes: [UInt8]) -> Bool {
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "%") {
      guard index + 2 < bytes.count, bytes[index + 1...index + 2].allSatisfy(isCapitalHex) else {
        return false
      }
      index += 3
    } else {
      guard isPlain(bytes[index]) else { return false }
      index += 1
    }
  }
  return !bytes.isEmpty
}

private func isCapitalHex(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
}
