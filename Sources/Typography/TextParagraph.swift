/// How the lines of a text follow each other, under the names of `NSParagraphStyle`. Lengths are
/// points; 0 asks for nothing.
public struct TextParagraph: Hashable, Sendable {
  /// Between the lines; not below the last one.
  public var lineSpacing = 0.0
  /// Multiplies the height of every line; what that adds stands above the text.
  public var lineHeightMultiple = 0.0
  public var minimumLineHeight = 0.0
  public var maximumLineHeight = 0.0
  /// Between paragraphs, after each but the last.
  public var paragraphSpacing = 0.0
  /// Between paragraphs, before each but the first.
  public var paragraphSpacingBefore = 0.0
  /// From the side where lines begin to a paragraph's first line.
  public var firstLineHeadIndent = 0.0
  /// The same of its other lines.
  public var headIndent = 0.0
  /// Where lines end: counted from the side where they begin, or from the other one where it is
  /// negative.
  public var tailIndent = 0.0

  public init() {}

  /// Nothing but the lines' own heights.
  public static let plain = TextParagraph()

  /// The height of a line whose fonts ask for `natural` points.
  func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// What is kept free where a line begins.
  func head(isFirst: Bool) -> Double { max(0, isFirst ? firstLineHeadIndent : headIndent) }

  /// What is kept free where lines end, in a room of `width` points.
  func tail(in width: Double) -> Double {
    guard width.isFinite else { return 0 }
    return tailIndent > 0 ? max(0, width - tailIndent) : -tailIndent
  }
}
