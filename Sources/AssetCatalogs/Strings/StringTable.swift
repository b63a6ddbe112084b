import Screens

/// The texts of one file in one language.
struct StringTable {
  var language: String
  var texts: [String: String] = [:]
  /// Where a key stands for a second time, whose text counts; as `file:line`.
  var doubled: [String: String] = [:]
}
