import Rendering
import Traits

/// What `meian explain` says of one view, for people.
struct ExplanationText {
  let lines: [String]

  init(_ view: ExplainedView, of explanation: Explanation) {
    let properties = view.properties
    let nameWidth = properties.map(\.name.count).max() ?? 0
    let valueWidth = properties.map(\.value.count).filter { $0 <= Self.widest }.max() ?? 0
    var lines = ["\(explanation.screen)#\(view.id)  \(explanation.variant)  \(view.kind)"]
    for property in properties {
      let name = property.name + Self.spaces(nameWidth - property.name.count)
      let value = property.value + Self.spaces(valueWidth - property.value.count)
      let head = "  \(name)  \(value)" + (property.source.isEmpty ? "" : "  \(property.source)")
      lines.append(head.trimmingTrailingSpaces)
      for rule in property.rules {
        let place = rule.place.isEmpty ? "" : " (\(rule.place))"
        lines.append(
          "  \(Self.spaces(nameWidth))  \(Self.mark(rule.outcome)) \(rule.text)\(place)")
      }
    }
    self.lines = lines
  }

  /// Longer values, such as paths of images, do not widen the column; in characters.
  private static let widest = 9

  private static func mark(_ outcome: AppearanceRule.Outcome) -> String {
    switch outcome {
    case .decided: "✓"
    case .silent: "·"
    case .lost: "×"
    }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
