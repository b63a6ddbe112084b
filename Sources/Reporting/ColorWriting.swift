import RunRecords

/// How a colour that became another is written.
enum ColorWriting {
  /// By the names that a project has for colours, where it has one.
  case namesFirst
  /// As the pixels have it, with names behind where both sides have exactly one: of pictures without
  /// a project nobody knows what their colours are called.
  case valuesFirst

  typealias Color = (hex: String, tokens: [String])

  /// What several screens share, how a sentence says it, and the same with colours written out.
  func pair(
    from old: Color, to new: Color
  ) -> (key: Cause.Values, short: Cause.Values, full: Cause.Values) {
    switch self {
    case .namesFirst:
      let full = Cause.Values(before: named(old), after: named(new))
      let short = Cause.Values(
        before: withoutHex(full.before), after: withoutHex(full.after))
      return (short, short, full)
    case .valuesFirst:
      let key = Cause.Values(before: shortHex(old.hex), after: shortHex(new.hex))
      guard old.tokens.count == 1, new.tokens.count == 1 else { return (key, key, key) }
      let full = Cause.Values(
        before: "\(key.before) (\(old.tokens[0]))", after: "\(key.after) (\(new.tokens[0]))")
      return (key, full, full)
    }
  }

  private func named(_ color: Color) -> String {
    color.tokens.first.map { "\($0) \(color.hex)" } ?? color.hex
  }
}
