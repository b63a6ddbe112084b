import RunRecords

/// Where the page of a screen is, relative to the report directory: `screens/settings/theme.html`.
///
/// Screen ids are safe file names already; should a saved run hold another one, its odd bytes are
/// percent-encoded, so that no page leaves `screens/`.
func pagePath(ofScreen id: String) -> String {
  let segments = id.split(separator: "/", omittingEmptySubsequences: false).map { segment in
    segment.isEmpty ? "%" : percentEncoded(segment.utf8) { isUnreserved($0) || $0 == percent }
  }
  return "screens/" + segments.joined(separator: "/") + ".html"
}

/// The link from one page to another file of the report: `../../images/1f.png`.
///
/// A percent sign of a file name is encoded too, because browsers decode links.
func link(to path: String, from page: String) -> String {
  let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
  return String(repeating: "../", count: depth)
    + percentEncoded(path.utf8) { isUnreserved($0) || $0 == UInt8(ascii: "/") || $0 == dot }
}

private let percent = UInt8(ascii: "%")
private let dot = UInt8(ascii: ".")

private func percentEncoded(
  _ bytes: some Sequence<UInt8>, keeping isKept: (UInt8) -> Bool
) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  return String(
    decoding: bytes.flatMap { byte in
      isKept(byte) ? [byte] : [percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }, as: UTF8.self)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
    true
  default: false
  }
}
