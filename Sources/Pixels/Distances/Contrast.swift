extension RGBA8 {
  /// The relative luminance of the colour channels, from 0 to 1; alpha counts for nothing.
  ///
  /// Source: WCAG 2.2, “relative luminance”.
  public var luminance: Double {
    0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
  }

  /// The contrast ratio to `other`, from 1 to 21, the same in both directions.
  ///
  /// Both are taken as opaque; a translucent colour is laid over its ground before. Source: WCAG
  /// 2.2, “contrast ratio”.
  public func contrast(to other: RGBA8) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
