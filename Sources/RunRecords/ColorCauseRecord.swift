/// One colour that became another, with the mixtures that follow from it.
public struct ColorCauseRecord: Codable, Hashable, Sendable {
  /// The same for the same cause in every shot and style: tokens where they are known, else colours.
  public var fingerprint: String
  /// `#RRGGBBAA`.
  public var from: String
  /// `#RRGGBBAA`.
  public var to: String
  /// The tokens that have these values in this variant, where known; empty otherwise.
  public var fromTokens: [String]
  public var toTokens: [String]
  /// Pixels of exactly these colours.
  public var pixels: Int
  /// Pixels of their mixtures with other colours, as antialiasing makes them.
  public var mixedPixels: Int

  public init(
    fingerprint: String, from: String, to: String, fromTokens: [String] = [],
    toTokens: [String] = [], pixels: Int, mixedPixels: Int = 0
  ) {
    self.fingerprint = fingerprint
    self.from = from
    self.to = to
    self.fromTokens = fromTokens
    self.toTokens = toTokens
    self.pixels = pixels
    self.mixedPixels = mixedPixels
  }
}

/// The same cause in all shots of a run that show it.
public struct CauseGroupRecord: Codable, Hashable, Sendable {
  /// A shot in which the cause is seen.
  public struct Shot: Codable, Hashable, Sendable {
    public var screen: String
    public var variant: String
    /// Mixtures among them.
    public var pixels: Int

    public init(screen: String, variant: String, pixels: Int) {
      self.screen = screen
      self.variant = variant
      self.pixels = pixels
    }
  }

  public var fingerprint: String
  /// Such as `secondarySystemBackground → tertiarySystemBackground`.
  public var words: String
  /// Of all shots.
  public var pixels: Int
  /// Sorted by screen; within one in the project's order of variants.
  public var shots: [Shot]

  public init(fingerprint: String, words: String, pixels: Int, shots: [Shot]) {
    self.fingerprint = fingerprint
    self.words = words
    self.pixels = pixels
    self.shots = shots
  }
}
