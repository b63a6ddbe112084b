/// What became of the baselines that a merge left in conflict; paths are relative to the baselines'
/// folder and sorted.
public struct ResolveOutcome: Sendable {
  /// Drawn again, and stored because neither of the sides was what is drawn now.
  public var drawn: [String] = []
  /// The picture that lay there is what is drawn now.
  public var kept: [String] = []
  /// Removed because the screen or the variant is gone.
  public var removed: [String] = []
  /// Still in conflict: they could not be drawn, and why.
  public var broken: [ShotRemark] = []
  /// Still in conflict because drawing does not tell what is right.
  public var left: [String] = []
  /// Baselines that an earlier run was writing when it was killed; what it left was removed.
  public var interrupted: [String] = []

  public init() {}

  /// True where nothing was in conflict.
  public var isEmpty: Bool {
    drawn.isEmpty && kept.isEmpty && removed.isEmpty && broken.isEmpty && left.isEmpty
  }
}
