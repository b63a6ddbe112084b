import Rendering
import RunRecords

extension ShotExplanation {
  /// The most properties of one shot that a record holds.
  static let mostProperties = 40

  /// What is worth telling of a whole screen: each decision once, at the first view that it made,
  /// and none that the system's defaults made.
  init(selecting explanation: Explanation) {
    var seen: Set<String> = []
    var kept = 0
    self.init(views: [])
    for view in explanation.views {
      var explained = ViewExplanation(view)
      explained.properties = explained.properties.filter { property in
        guard !property.isPlain, seen.insert(property.decision).inserted else { return false }
        kept += 1
        if kept > Self.mostProperties { leftOut += 1 }
        return kept <= Self.mostProperties
      }
      if !explained.properties.isEmpty { views.append(explained) }
    }
  }
}

extension ViewExplanation.Property {
  /// True where nothing was chosen: what decided is the system or the variant, or a system colour
  /// that the view names or its kind has.
  fileprivate var isPlain: Bool {
    let isTrait = source.isEmpty
    guard isTrait else { return !source.contains { ":#(@ ".contains($0) } }
    let rule = rules.first { $0.outcome == .decided }
    let defaults = ["the system setting is ", "the variant’s ", "nothing says "]
    return rule.map { rule in defaults.contains { rule.text.hasPrefix($0) } } ?? true
  }

  /// The value with what decided it, whoever has it.
  fileprivate var decision: String {
    let rules = rules.filter { $0.outcome == .decided }
    // A colour or image is one decision, whichever views name it.
    let words = source.isEmpty ? rules.map { "\($0.text) \($0.place)" } : [source]
    return ([name, value] + words).joined(separator: "\n")
  }
}
