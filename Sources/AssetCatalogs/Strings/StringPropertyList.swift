import Screens

/// Reads `.strings` files that are property lists, as XML or binary: what Xcode's tools and many
/// translation services write.
enum StringPropertyList {
  /// Whether a file begins as a property list does.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    // Without marks of the byte order and zero bytes UTF-16 begins like UTF-8.
    let letters = bytes.prefix(256).filter { $0 > 0x20 && $0 < 0x80 }
    return ["<?xml", "<!DOCTYPE", "<plist", "<!--"].contains { letters.starts(with: $0.utf8) }
  }

  static func texts(of bytes: [UInt8], file: String) throws(ScreenError) -> [String: String] {
    var texts: [String: String] = [:]
    // In order, so that of several mistakes always the same one is told.
    for (key, value) in try readPropertyList(bytes, file: file).sorted(by: { $0.key < $1.key }) {
      guard let text = value.string else {
        throw ScreenError(
          "the value of \(quoted(key)) is no string", remedy: "a table of strings has only these",
          at: Place(file: file, line: 0, path: ""))
      }
      texts[key] = text
    }
    return texts
  }
}
