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
}
