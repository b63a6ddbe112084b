import Pixels
import Screens
import Traits

/// A stretch of attributed text; what it leaves out is as the view has it.
struct TextRun: Sendable {
  var text: String
  var font: FontValue?
  var color: ColorValue?
  var backgroundColor: ColorValue?
  var underline: TextLineStyle?
  var underlineColor: ColorValue?
  var strikethrough: TextLineStyle?
  var strikethroughColor: ColorValue?
  /// In points.
  var kern: Double?
  /// In points.
  var baselineOffset = 0.0

  static let keys = [
    "text", "font", "textColor", "backgroundColor", "underlineStyle", "underlineColor",
    "strikethroughStyle", "strikethroughColor", "kern", "baselineOffset",
  ]

  init(_ text: String) { self.text = text }

  init(_ value: SourceValue, resources: ResourceNames) throws(ScreenError) {
    if case .string(let text) = value.content {
      self.text = try resources.localized(text, at: value.place)
      return
    }
    let reader = try AttributeReader(
      object: value, owner: "a run of text", known: Self.keys, resources: resources)
    text = try reader.text("text") ?? ""
    font = try reader.font("font")
    color = try reader.color("textColor")
    backgroundColor = try reader.color("backgroundColor")
    underline = try reader.choice("underlineStyle")
    underlineColor = try reader.color("underlineColor")
    strikethrough = try reader.choice("strikethroughStyle")
    strikethroughColor = try reader.color("strikethroughColor")
    kern = try reader.number("kern", in: -100...100)
    baselineOffset = try reader.number("baselineOffset", in: -500...500) ?? 0
  }

  /// As it is set where the view's own font is `font`.
  func piece(in font: FontValue) -> TextSetting.Piece {
    TextSetting.Piece(
      text: text, font: self.font ?? font, kern: kern, baselineOffset: baselineOffset)
  }

  /// The final colours where the view's own text colour is `color`; `name` is what explanations call
  /// the run.
  func ink(
    _ color: ColorValue, _ name: String, on canvas: inout ViewCanvas
  ) throws(ScreenError) -> TextInk {
    let own = self.color ?? color
    func line(
      _ style: TextLineStyle?, _ lineColor: ColorValue?, _ part: String
    ) throws(ScreenError) -> TextInk.Line? {
      guard let style else { return nil }
      return TextInk.Line(
        style: style, color: try canvas.color(lineColor ?? own, as: "\(name)\(part)"))
    }
    var ink = TextInk(try canvas.color(own, as: "\(name)textColor"))
    if let backgroundColor {
      ink.background = try canvas.color(backgroundColor, as: "\(name)backgroundColor")
    }
    ink.underline = try line(underline, underlineColor, "underlineColor")
    ink.strikethrough = try line(strikethrough, strikethroughColor, "strikethroughColor")
    return ink
  }
}

extension AttributeReader {
  /// `attributedText`: a list of texts and runs; nil where it is left out.
  func runs(_ name: String) throws(ScreenError) -> [TextRun]? {
    guard value(name) != nil else { return nil }
    var runs: [TextRun] = []
    for element in try elements(name) { runs.append(try TextRun(element, resources: resources)) }
    return runs
  }
}
