extension StyleChain {
  /// The style of the view when the screen first appeared, before anything switched.
  public func firstDisplay(on generation: TraitSet.Generation) -> UserInterfaceStyle {
    var chain = self
    for index in chain.steps.indices {
      if let first = chain.steps[index].first { chain.steps[index].value = first }
    }
    return chain.resolved(on: generation).style
  }
}
