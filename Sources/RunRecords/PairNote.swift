/// What light and dark say about each other; it gates nothing.
public enum PairNote: String, Codable, CaseIterable, Hashable, Sendable {
  /// Only one style changed.
  case oneSided = "one-sided"
  /// Views sit elsewhere in dark than in light.
  case geometryDiffers = "geometry-differs"
  /// Dark equals light although the screen has content that should adapt.
  case identicalStyles = "identical-styles"
  /// A shot in a style from the start and one that switched to it differ.
  case staleAfterSwitching = "stale-after-switching"
}
