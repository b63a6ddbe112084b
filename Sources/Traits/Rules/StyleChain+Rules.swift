extension StyleChain {
  /// Every step in order of precedence, with what became of it.
  public func rules(on generation: TraitSet.Generation) -> [AppearanceRule] {
    let reason = resolved(on: generation)
    var rules = steps.enumerated().map { index, step in
      AppearanceRule(step.description, place: step.place, outcome(of: step, at: index, reason))
    }
    if reason.reason == nil {
      // iOS 12 asks nobody; elsewhere light is what remains when nobody has an opinion.
      let position = generation.hasDarkStyle ? rules.count : 0
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
