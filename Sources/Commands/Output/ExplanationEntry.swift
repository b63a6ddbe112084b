import Rendering
import Traits

/// What `meian explain` says of one view, for programs.
struct ExplanationEntry: Encodable {
  var screen: String
  var variant: String
  var view: String
  var kind: String
  var place: String
  var properties: [Property]

  struct Property: Encodable {
    var name: String
    var value: String
    var source: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var text: String
    var place: String
    var outcome: String
  }

  init(_ view: ExplainedView, of explanation: Explanation) {
    screen = explanation.screen
    variant = explanation.variant
    self.view = view.id
    kind = view.kind
    place = view.place
    properties = view.properties.map { property in
      Property(
        name: property.name, value: property.value, source: property.source,
        rules: property.rules.map {
          Rule(text: $0.text, place: $0.place, outcome: $0.outcome.rawValue)
        })
    }
  }
}
