import Baselines
import Digests
import Screens

/// Ids too long for files to be named after them, which would end the whole run.
enum ScreenIDLength {
  /// What is wrong with the id, or nil where its length is fine.
  static func problem(of id: String) -> (problem: String, remedy: String)? {
    let longest = id.utf8.split(separator: UInt8(ascii: "/")).map(\.count).max() ?? 0
    if id.utf8.count > BaselineKey.longestScreen {
      return (
        "the screen id has \(id.utf8.count) bytes",
        "use at most \(BaselineKey.longestScreen)"
      )
    }
    if longest > BaselineKey.longestSegment {
      return (
        "a part of the screen id has \(longest) bytes",
        "use at most \(BaselineKey.longestSegment) between two “/”"
      )
    }
    return nil
  }

  /// An id that stands for a longer one in the report: its beginning and eight digits of its digest.
  static func shortened(_ id: String) -> String {
    let start = id.utf8.prefix(40).map { byte in
      let isPlain = Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
      return isPlain ? Character(Unicode.Scalar(byte)) : "_"
    }
    return String(start) + "-" + "\(Digest(of: id))".prefix(8)
  }
}
