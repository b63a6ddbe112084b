public import Typography

/// How large and how bold a symbol is drawn; `UIImage.SymbolConfiguration`.
public struct SymbolConfiguration: Hashable, Sendable {
  /// How large a symbol is beside a text of its point size.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// In points; nil for that of the text style.
  public var pointSize: Double?
  public var textStyle: TextStyle?
  public var weight: FontWeight?
  public var scale: Scale?

  public init(
    pointSize: Double? = nil, textStyle: TextStyle? = nil, weight: FontWeight? = nil,
    scale: Scale? = nil
  ) {
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.weight = weight
    self.scale = scale
  }

  /// As large and as bold as a text in `font`.
  init(for font: FontValue) {
    switch font.basis {
    case .style(let style):
      self.init(textStyle: style, weight: font.weight ?? style.weight)
    case .size(let size): self.init(pointSize: size, weight: font.weight)
    }
  }

  /// What decides nothing: 17 points, regular, of the medium scale.
  public static let automatic = SymbolConfiguration()

  /// The keys under which a screen writes it.
  static let keys = ["pointSize", "textStyle", "weight", "scale"]

  /// In points, under a text size.
  public func points(in category: ContentSizeCategory) -> Double {
    pointSize ?? textStyle.map { $0.font(in: category).size } ?? 17
  }

  /// This configuration with what it leaves open taken from `other`.
  func filled(from other: SymbolConfiguration) -> SymbolConfiguration {
    SymbolConfiguration(
      pointSize: pointSize ?? (textStyle == nil ? other.pointSize : nil),
      textStyle: textStyle ?? (pointSize == nil ? other.textStyle : nil),
      weight: weight ?? other.weight, scale: scale ?? other.scale)
  }
}
