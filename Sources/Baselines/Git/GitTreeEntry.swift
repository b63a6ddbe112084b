/// One line of `git ls-tree -z`.
struct GitTreeEntry: Hashable, Sendable {
  /// Octal digits.
  let mode: String
  let id: String
  /// Relative to what was listed.
  let path: String

  /// Nil where `line` is none: mode, type and id with spaces between, a tab, and the path.
  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " "))
    guard words.count == 3 else { return nil }
    mode = String(decoding: words[0], as: UTF8.self)
    id = String(decoding: words[2], as: UTF8.self)
    path = String(decoding: line[line.index(after: tab)...], as: UTF8.self)
  }

  var isFile: Bool { mode.hasPrefix("100") }
  var isFolder: Bool { mode == "040000" }
  var isLink: Bool { mode == "120000" }
  var isSubmodule: Bool { mode == "160000" }
}
