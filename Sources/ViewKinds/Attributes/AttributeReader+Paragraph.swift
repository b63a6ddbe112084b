import Screens
import Typography

extension AttributeReader {
  static let paragraphKeys = [
    "lineSpacing", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight",
    "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
    "tailIndent",
  ]

  /// `paragraphStyle`, in the words of `NSParagraphStyle`; plain where it is left out.
  func paragraph(_ name: String) throws(ScreenError) -> TextParagraph {
    guard let reader = try object(name, known: Self.paragraphKeys) else { return .plain }
    var style = TextParagraph()
    style.lineSpacing = try reader.number("lineSpacing", in: 0...1000) ?? 0
    style.lineHeightMultiple = try reader.number("lineHeightMultiple", in: 0...10) ?? 0
    style.minimumLineHeight = try reader.number("minimumLineHeight", in: 0...1000) ?? 0
    style.maximumLineHeight = try reader.number("maximumLineHeight", in: 0...1000) ?? 0
    style.paragraphSpacing = try reader.number("paragraphSpacing", in: 0...1000) ?? 0
    style.paragraphSpacingBefore = try reader.number("paragraphSpacingBefore", in: 0...1000) ?? 0
    style.firstLineHeadIndent = try reader.number("firstLineHeadIndent", in: 0...1000) ?? 0
    style.headIndent = try reader.number("headIndent", in: 0...1000) ?? 0
    style.tailIndent = try reader.number("tailIndent", in: -1000...1000) ?? 0
    return style
  }
}
