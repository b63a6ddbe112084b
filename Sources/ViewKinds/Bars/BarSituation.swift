import Traits

/// What decides between the appearances of a bar.
struct BarSituation: Hashable, Sendable {
  enum Bar: Hashable, Sendable {
    case navigation
    case tab
    case toolbar
  }

  var bar: Bar
  /// The device's iOS, and no newer than the SDK that the app was linked with.
  var generation: TraitSet.Generation
  /// True for a navigation bar with a large title.
  var isLarge = false
  /// True on a phone that lies on its side.
  var isCompact = false
  /// True where no content lies beneath the bar.
  var isAtScrollEdge: Bool

  /// Whether the appearances for the scroll edge count: with a large title from iOS 13 on, for all
  /// bars in apps that are linked with the SDK of iOS 15 or a later one (traits, section 7).
  var takesScrollEdge: Bool {
    guard isAtScrollEdge else { return false }
    switch generation {
    case .ios12: return false
    case .ios13: return bar == .navigation && isLarge
    case .ios15, .ios17, .ios26: return true
    }
  }

  /// The rule that was applied, in words.
  var reason: String {
    guard isAtScrollEdge else { return "content lies beneath the bar" }
    if takesScrollEdge {
      return generation == .ios13
        ? "no content lies beneath the bar, and it has a large title"
        : "no content lies beneath the bar"
    }
    return "before iOS 15 and its SDK only a large title looks for the scroll edge"
  }
}
