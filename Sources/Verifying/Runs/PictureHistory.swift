import RunRecords

/// The pixels of a shot of which nothing but pictures is known, now and before.
struct PictureHistory: Hashable, Sendable {
  /// The digest of the pixels before; nil where there was no picture.
  var former: String?
  /// The digest of the pixels now.
  var now: String

  init(former: String?, now: String) { (self.former, self.now) = (former, now) }

  /// nil for a shot without a picture of now.
  init?(_ shot: ShotRecord) {
    guard let now = shot.now?.digest else { return nil }
    let former =
      shot.unexpected != nil ? shot.after : shot.recorded != nil ? shot.before : nil
    let isSame = shot.unexpected == nil && shot.recorded == nil && shot.after != nil
    self.init(former: isSame ? now : former?.digest, now: now)
  }

  /// Whether both are one picture now and were not before, or are new. A logo that always was the same
  /// in light and dark says nothing.
  func becameEqual(to other: PictureHistory) -> Bool {
    guard now == other.now else { return false }
    return former == nil && other.former == nil || former != other.former
  }
}
