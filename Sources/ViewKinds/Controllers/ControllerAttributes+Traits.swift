import Screens
import Traits

extension ControllerAttributes {
  /// What the parent controller passes down to the controller of `node`.
  func parented(_ context: ViewContext, _ node: Node) -> ViewContext {
    overriding(context, parentOverride, .parentController, node, "overrideTraitCollection")
  }

  /// What the presentation controller passes down to the controller of `node`: its level, and what
  /// code sets on it.
  func presented(_ window: ViewContext, _ node: Node) -> ViewContext {
    var context = window
    if presentation.isElevated, window.traits.generation != .ios12 {
      context = context.leveled(
        TraitStep(
          "“\(node.id)” is presented as a sheet or popover, which is elevated", value: .elevated,
          since: .ios13))
    }
    context = overriding(
      context, presentationTraits, .presentation, node, "overrideTraitCollection")
    return overriding(
      context, presentationOverrides, .presentation, node, "traitOverrides", since: .ios17)
  }

  /// Refuses what a parent would set for a child on a controller without a parent.
  static func checkParentless(_ node: Node) throws(ScreenError) {
    guard let value = node.attribute("overrideTraitCollection") else { return }
    throw ScreenError(
      "“overrideTraitCollection” is what a parent controller sets for its child, and this controller has no parent",
      remedy: "write traitOverrides, or overrideUserInterfaceStyle before iOS 17", at: value.place)
  }

  private func overriding(
    _ context: ViewContext, _ overrides: TraitOverrides?, _ source: StyleStep.Source,
    _ node: Node, _ property: String, since: TraitSet.Generation = .ios13
  ) -> ViewContext {
    guard let overrides else { return context }
    let prefix = source == .presentation ? "presentation." : ""
    let place = node.attribute(prefix + property)?.place ?? node.place
    return context.overriding(
      overrides, source, of: node.id, at: place, property: property, since: since)
  }
}
