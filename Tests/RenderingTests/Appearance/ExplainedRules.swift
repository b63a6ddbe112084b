import Rendering
import Testing
import Traits

/// The rules of one property of a view, each with its mark and its line.
func rules(
  _ screen: String, _ variant: String, _ view: String, _ property: String
) throws -> [String] {
  let explanation = try AppearanceStage().explain(screen, try Variant(name: variant))
  let explained = try #require(explanation.views.first { $0.id == view }, "no view \(view)")
  let found = try #require(explained.properties.first { $0.name == property }, "no \(property)")
  return found.rules.map { rule in
    let mark =
      switch rule.outcome {
      case .decided: "✓"
      case .silent: "·"
      case .lost: "×"
      }
    let line = rule.place.split(separator: " ").first.map { " (\($0))" } ?? ""
    return "\(mark) \(rule.text)\(line)"
  }
}
