/// What code sets for one object and everything below it, as `traitOverrides` and
/// `overrideTraitCollection` do.
public struct TraitOverrides: Hashable, Sendable {
  public var style: StyleOverride
  /// nil: no opinion.
  public var level: TraitSet.Level?
  /// nil: no opinion.
  public var contrast: TraitSet.Contrast?

  public init(
    style: StyleOverride = .unspecified, level: TraitSet.Level? = nil,
    contrast: TraitSet.Contrast? = nil
  ) {
    self.style = style
    self.level = level
    self.contrast = contrast
  }
}
