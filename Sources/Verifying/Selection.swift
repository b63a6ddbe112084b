public import Traits

/// Which part of a project a command works on.
public struct Selection: Sendable {
  /// Screen ids, globs over ids, or paths of layout files; empty for all.
  public var screens: [String]
  /// Empty for the project's own.
  public var variants: [Variant]

  public init(screens: [String] = [], variants: [Variant] = []) {
    self.screens = screens
    self.variants = variants
  }

  /// True where nothing is left out.
  public var isEverything: Bool { screens.isEmpty && variants.isEmpty }
}
