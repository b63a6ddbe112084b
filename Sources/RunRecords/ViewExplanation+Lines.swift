extension ViewExplanation {
  /// The properties for people, a line for each value and one for each rule: `✓` decided, `·` had
  /// nothing to say, `×` lost.
  public var lines: [String] {
    let nameWidth = properties.map(\.name.count).max() ?? 0
    let valueWidth = properties.map(\.value.count).filter { $0 <= Self.widest }.max() ?? 0
    var lines: [String] = []
    for property in properties {
      let name = property.name.padded(to: nameWidth)
      let value = property.value.padded(to: valueWidth)
      let head = "  \(name)  \(value)" + (property.source.isEmpty ? "" : "  \(property.source)")
      lines.append(head.trimmingTrailingSpaces)
      for rule in property.rules {
        let place = rule.place.isEmpty ? "" : " (\(rule.place))"
        lines.append("  \("".padded(to: nameWidth))  \(rule.outcome.mark) \(rule.text)\(place)")
      }
    }
    return lines
  }

  /// Longer values, such as paths of images, do not widen the column; in characters.
  private static let widest = 9
}

extension ViewExplanation.Rule.Outcome {
  /// The sign in front of a rule.
  public var mark: String {
    switch self {
    case .decided: "✓"
    case .silent: "·"
    case .lost: "×"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
