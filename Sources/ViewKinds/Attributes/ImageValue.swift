public import Geometry
public import Pixels
public import Traits

/// An image as a screen names it.
public struct ImageValue: Hashable, Sendable {
  /// Where the pixels come from.
  public enum Source: Hashable, Sendable {
    /// An image set of an asset catalog, with its folders where those give namespaces.
    case asset(String)
    /// A file, relative to the project.
    case file(String)
    /// A symbol of the system by its name, such as `gear`; drawn as a stand-in.
    case symbol(String)
  }

  /// How the pixels are used.
  public enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    /// What the asset says, and original where it says nothing.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public var source: Source
  public var renderingMode: RenderingMode
  /// Whether the picture is drawn turned round where reading runs from right to left; nil: as its
  /// asset says.
  public var flips: Bool?
  /// How a symbol is drawn; without a meaning for pictures.
  public var configuration = SymbolConfiguration.automatic
  /// True for a bitmap that code made from the image, resized or cached: it keeps the style of
  /// first display.
  public var isCaptured = false
  /// `resizableImage(withCapInsets:)`: what keeps its size where the picture grows, in points.
  public var capInsets: Insets?
  /// What lies between the caps; UIKit tiles it unless it is told to stretch.
  public var resizingMode = NinePart.Middle.tile
  /// `withAlignmentRectInsets(_:)`, in points; nil: as its asset says.
  public var alignmentRectInsets: Insets?

  public init(_ source: Source, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.renderingMode = renderingMode
  }

  /// The traits that choose among the image's slots where `traits` hold now.
  public func choosing(in traits: TraitSet) -> TraitSet {
    guard isCaptured, let first = traits.firstDisplay else { return traits }
    var traits = traits
    traits.style = first
    return traits
  }

  /// What a screen calls it: `asset:weather/sunny`.
  public var token: String {
    switch source {
    case .asset(let name): "asset:\(name)"
    case .file(let path): "file:\(path)"
    case .symbol(let name): "symbol:\(name)"
    }
  }
}
