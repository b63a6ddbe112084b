import RunRecords

extension ScreenRecord {
  /// What people call the screen. The id of a picture that was only compared is the name of its file,
  /// in which other characters than those of an id are written as their bytes: `home@2x` for
  /// `home%402x`. A project's id is what its commands take.
  var shownID: String { isComparison ? percentDecoded(id) : id }
}

/// `text` with each `%` and two digits as the byte they stand for; itself where that is no UTF-8.
private func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  let bytes = Array(text.utf8)
  var decoded: [UInt8] = []
  var place = 0
  while place < bytes.count {
    if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
      let high = digit(bytes[place + 1]), let low = digit(bytes[place + 2])
    {
      decoded.append(high << 4 | low)
      place += 3
    } else {
      decoded.append(bytes[place])
      place += 1
    }
  }
  return String(validating: decoded, as: UTF8.self) ?? text
}

private func digit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}
