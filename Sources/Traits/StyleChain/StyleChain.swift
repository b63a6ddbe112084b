/// Everything that may decide the style of one view, nearest first; the first opinion wins.
///
/// The order is that of UIKit: the view, its superviews, its controller, the parents of that, the
/// presentation, the window, the scene, the Info.plist, the system. How far superviews reach is for
/// the caller to know, who has the tree.
public struct StyleChain: Hashable, Sendable {
  public var steps: [StyleStep]
  /// The SDK that the app was linked with; one without a dark style keeps the app light.
  public var linkedSDK: TraitSet.Generation

  public init(_ steps: [StyleStep], linkedSDK: TraitSet.Generation = .ios26) {
    self.steps = steps
    self.linkedSDK = linkedSDK
  }

  /// The style of the view, and which step gave it; light where nothing has an opinion.
  public func resolved(on generation: TraitSet.Generation) -> ResolvedStyle {
    guard generation.hasDarkStyle else {
      return ResolvedStyle(style: .light, reason: nil, explanation: "iOS 12 draws only light")
    }
    guard linkedSDK.hasDarkStyle else {
      return ResolvedStyle(
        style: .light, reason: nil,
        explanation: "an app that is linked with the SDK of iOS 12 stays light")
    }
    for (index, step) in steps.enumerated() where step.since <= generation {
      if let style = step.value.style {
        return ResolvedStyle(style: style, reason: index, explanation: step.description)
      }
    }
    return ResolvedStyle(
      style: .light, reason: nil, explanation: "nothing says otherwise")
  }
}
