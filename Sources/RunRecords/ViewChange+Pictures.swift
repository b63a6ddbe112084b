extension ViewChange.Property {
  /// What stands behind the name of a picture whose file has other content than before.
  public static let otherFile = " (other file)"

  /// The name of the picture, where only the file behind it changed; nil for anything else.
  public var pictureWithOtherFile: String? {
    after == before + Self.otherFile ? before : nil
  }
}
