import Screens
import Traits

extension ViewContext {
  /// This context as a view in it sees it: what its superviews said is no longer said by “the view”.
  var insideView: ViewContext {
    var context = self
    context.chain.rename(.view, to: .superview)
    return context
  }

  /// This context as a controller in it sees it.
  var insideController: ViewContext {
    var context = insideView
    context.chain.rename(.controller, to: .parentController)
    return context
  }

  /// This context under the traits that code set for one object.
  ///
  /// - Parameters:
  ///   - property: the property's name, such as `traitOverrides`.
  ///   - since: the first iOS that has it.
  func overriding(
    _ overrides: TraitOverrides, _ source: StyleStep.Source, of id: String, at place: Place,
    property: String, since: TraitSet.Generation
  ) -> ViewContext {
    var context = self
    if overrides.style != .unspecified {
      context = context.deciding(
        StyleStep(
          source, id: id, place: "\(place)", value: overrides.style,
          property: "\(property).userInterfaceStyle", since: since))
    }
    let owner = source == .scene ? "the window scene" : "“\(id)”"
    if let level = overrides.level {
      context = context.leveled(
        TraitStep(
          "\(property).userInterfaceLevel of \(owner) is \(level)", place: "\(place)",
          value: level, since: since))
    }
    if let contrast = overrides.contrast {
      context.contrasts.decide(
        TraitStep(
          "\(property).accessibilityContrast of \(owner) is \(contrast)", place: "\(place)",
          value: contrast, since: since))
      context.traits.contrast = context.contrasts.value(on: traits.generation)
    }
    return context
  }

  /// This context with one more thing that may decide the level, nearer than the others.
  func leveled(_ step: TraitStep<TraitSet.Level>) -> ViewContext {
    var context = self
    context.levels.decide(step)
    context.traits.level = context.levels.value(on: traits.generation)
    return context
  }
}

extension StyleChain {
  fileprivate mutating func rename(_ source: StyleStep.Source, to other: StyleStep.Source) {
    for index in steps.indices where steps[index].source == source {
      steps[index].source = other
    }
  }
}
