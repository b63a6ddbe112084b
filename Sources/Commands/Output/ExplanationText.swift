import Rendering
import RunRecords
import Verifying

/// What `meian explain` says of one view, for people.
struct ExplanationText {
  let lines: [String]

  init(_ view: ExplainedView, of explanation: Explanation) {
    let head = "\(explanation.screen)#\(view.id)  \(explanation.variant)  \(view.kind)"
    lines = [head] + ViewExplanation(view).lines
  }
}
