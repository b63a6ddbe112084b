/// That two PNG files say in different ways what their samples mean.
public struct ColorSpaceChange: Hashable, Sendable {
  public let old: PictureColorSpace
  public let new: PictureColorSpace
  /// Whether both store the same samples.
  public let areSamplesEqual: Bool

  /// nil where both mean the same, and for pictures that are no PNG or cannot be read.
  public init?(_ oldBytes: [UInt8], _ newBytes: [UInt8]) {
    guard PictureFormat(of: oldBytes) == .png, PictureFormat(of: newBytes) == .png else {
      return nil
    }
    old = PictureColorSpace(ofPNG: oldBytes)
    new = PictureColorSpace(ofPNG: newBytes)
    guard old != new, let first = try? readPicture(oldBytes),
      let second = try? readPicture(newBytes)
    else { return nil }
    areSamplesEqual = first.stored == second.stored && first.deep == second.deep
  }
}
