import Foundation

/// The files of Debian's package unicode-data, which are there on a machine prepared for tests.
enum UnicodeData {
  static let folder = "/usr/share/unicode"

  /// The lines of a file without comments and blanks; nil where the package is not installed.
  static func lines(of name: String) -> [Substring]? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let text = line.prefix { $0 != "#" }
      return text.allSatisfy(\.isWhitespace) ? nil : text
    }
  }

  /// Hexadecimal numbers with spaces between them.
  static func scalars(_ text: Substring) -> [UInt32] {
    text.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }
}
