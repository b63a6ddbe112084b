public import Rendering
public import RunRecords
import Traits

extension ViewExplanation {
  /// The same as a record.
  public init(_ view: ExplainedView) {
    self.init(
      view: view.id, kind: view.kind, place: view.place,
      properties: view.properties.map { property in
        Property(
          name: property.name, value: property.value, source: property.source,
          rules: property.rules.map {
            Rule(text: $0.text, place: $0.place, outcome: Rule.Outcome($0.outcome))
          })
      })
  }
}

extension ViewExplanation.Rule.Outcome {
  fileprivate init(_ outcome: AppearanceRule.Outcome) {
    switch outcome {
    case .decided: self = .decided
    case .silent: self = .silent
    case .lost: self = .lost
    }
  }
}
