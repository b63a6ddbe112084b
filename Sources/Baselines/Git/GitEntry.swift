/// What a folder of a commit holds under one path.
public struct GitEntry: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A symbolic link; its object holds where it leads.
    case link
    /// Another repository; its object is a commit of that one.
    case submodule
  }

  /// Relative to the folder. Where it is not UTF-8, with U+FFFD for what is none.
  public let path: String
  public let isUTF8: Bool
  /// The id of its object.
  public let object: String
  public let kind: Kind

  /// - Parameter entry: as `git ls-tree -z` writes it, mode SP type SP id TAB path; nil where it is
  ///   not.
  init?(_ entry: some Collection<UInt8>) {
    guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = entry[..<tab].split(separator: UInt8(ascii: " "))
    guard words.count == 3 else { return nil }
    let name = entry[entry.index(after: tab)...]
    path = String(decoding: name, as: UTF8.self)
    isUTF8 = path.utf8.elementsEqual(name)
    object = String(decoding: words[2], as: UTF8.self)
    // Source: git-fast-import(1), “filemodify”.
    switch String(decoding: words[0], as: UTF8.self) {
    case "040000": kind = .folder
    case "120000": kind = .link
    case "160000": kind = .submodule
    default: kind = .file
    }
  }
}
