/// How rows are prepared before they are compressed.
public enum PNGFilter: Hashable, Sendable {
  /// Not at all: the fastest and, for flat screens, the smallest.
  case none
  /// Whichever filter libpng finds best for each row, as most other programs write.
  case adaptive
}
