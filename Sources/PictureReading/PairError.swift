/// Why two pictures could not be compared.
public struct PairError: Error, Equatable {
  public enum Side: Hashable, Sendable {
    case old
    case new
  }

  /// The picture at fault; the description of `reason` needs its file's name in front.
  public let side: Side
  public let reason: PictureError
}
