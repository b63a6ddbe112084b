extension ScreenError {
  /// A word that is not among the known ones: names the nearest, else lists them.
  ///
  /// - Parameters:
  ///   - noun: What the word is, in the singular, such as `key` or `kind`.
  ///   - known: In any order; at most 12 are listed.
  public static func unknown(
    _ noun: String, _ word: String, known: [String], at place: Place
  ) -> ScreenError {
    let remedy =
      if let close = nearest(word, in: known) {
        "did you mean \(quoted(close))?"
      } else {
        known.isEmpty ? "" : "the \(noun)s are \(listed(known))"
      }
    return ScreenError("unknown \(noun) \(quoted(word))", remedy: remedy, at: place)
  }
}

/// The words in alphabetical order, the first 12 of them by name.
private func listed(_ words: [String]) -> String {
  let sorted = words.sorted()
  let shown = sorted.prefix(12).joined(separator: ", ")
  return sorted.count > 12 ? "\(shown) and \(sorted.count - 12) more" : shown
}
