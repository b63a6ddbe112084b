import Screens

/// A command line that cannot be understood.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func unknown(_ noun: String, _ word: String, among known: [String], try hint: String)
    -> UsageError
  {
    let near = nearest(word, in: known)
    return UsageError(
      "unknown \(noun) “\(word)”; "
        + (near.map { "did you mean “\($0)”?" } ?? "“\(hint)” lists what there is"))
  }

  /// Words of other programs that compare pictures; nil for all else.
  static func ofOthers(_ word: String, among known: [String]) -> UsageError? {
    guard ["--threshold", "--fuzz"].contains(word), known.contains("--tolerance") else {
      return nil
    }
    return UsageError(
      "unknown option “\(word)”; what may pass has units here, such as --tolerance levels=2,region=400: levels of 0 to 255, or distance=1.5 in CIEDE2000, and the most pixels of one region"
    )
  }
}
