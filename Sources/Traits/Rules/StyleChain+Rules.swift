extension StyleChain {
  /// Every step in order of precedence, with what became of it.
  public func rules(on generation: TraitSet.Generation) -> [AppearanceRule] {
    let reason = resolved(on: generation)
    var rules = steps.enumerated().map { index, step in
      let isKnown = step.since <= generation || step.value == .unspecified
      let text = isKnown ? step.description : "\(step): \(step.since.absence)"
      return AppearanceRule(text, place: step.place, outcome(of: step, at: index, reason))
    }
    if reason.reason == nil {
      // Where a dark style is unknown nobody is asked; elsewhere light is what remains when nobody
      // has an opinion.
      let position = generation.hasDarkStyle && linkedSDK.hasDarkStyle ? rules.count : 0
      rules.insert(AppearanceRule(reason.explanation, .decided), at: position)
    }
    return rules
  }

  private func outcome(
    of step: StyleStep, at index: Int, _ reason: ResolvedStyle
  ) -> AppearanceRule.Outcome {
    if index == reason.reason { return .decided }
    return step.value.style == nil ? .silent : .lost
  }
}
