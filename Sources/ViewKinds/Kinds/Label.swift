import Geometry
public import LayoutEngine
public import Screens
import Traits
import Typography

/// Text that a reader cannot edit.
public struct Label: ViewKind {
  public static let name = "label"
  public static let summary = "Text, on one line or several."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("text", .text, default: "empty", "What the label says."),
    AttributeSpec(
      "attributedText", .structure("a list of runs"), default: "none",
      "In place of text: texts and runs, each { \(TextRun.keys.joined(separator: ", ")) }."),
    AttributeSpec("font", .font, default: "17 pt", "A text style, or a size with a weight."),
    AttributeSpec("textColor", .color, default: "label; black before iOS 13", "The text’s colour."),
    AttributeSpec(
      "textAlignment", .choice(TextAlignment.allCases.map(\.rawValue)), default: "natural",
      "Where lines sit in the width."),
    AttributeSpec(
      "numberOfLines", .number(0...1000, unit: "lines"), default: "1",
      "The most lines; 0 for any number."),
    AttributeSpec(
      "lineBreakMode", .choice(LineBreakMode.allCases.map(\.rawValue)), default: "byTruncatingTail",
      "What happens to text that does not fit."),
    AttributeSpec(
      "paragraphStyle", .structure("a paragraph style"), default: "none",
      "How lines follow each other: \(AttributeReader.paragraphKeys.joined(separator: ", "))."),
    AttributeSpec(
      "adjustsFontSizeToFitWidth", .flag, default: "false",
      "Makes a single line smaller where it does not fit."),
    AttributeSpec(
      "minimumScaleFactor", .number(0...1, unit: "share"), default: "0",
      "How small it may get; 0 for as small as it takes."),
    AttributeSpec(
      "baselineAdjustment", .choice(BaselineAdjustment.allCases.map(\.rawValue)),
      default: "alignBaselines", "Where a text stands that was made smaller."),
    GradientValue.foregroundSpec,
  ]
  public static let examples = [
    KindExample("In the body style", #"{ kind: "label", text: "晴れ時々曇り", font: "body" }"#),
    KindExample("Empty", #"{ kind: "label", text: "" }"#),
    KindExample(
      "Two lines",
      #"{ kind: "label", width: 200, numberOfLines: 2, text: "Donaudampfschifffahrtsgesellschaft meldet Hochwasser bei Passau", textColor: "secondaryLabel" }"#
    ),
    KindExample(
      "Runs",
      #"{ kind: "label", attributedText: ["Now ", { text: "3°", font: { size: 17, weight: "bold" }, textColor: "systemBlue" }, { text: " 5°", strikethroughStyle: "single", textColor: "secondaryLabel" }] }"#
    ),
    KindExample(
      "Made smaller to fit",
      #"{ kind: "label", width: 120, text: "Niederschlagsmenge", adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5 }"#
    ),
    KindExample(
      "With room between its lines",
      #"{ kind: "label", width: 160, numberOfLines: 0, text: "Sunny with a few clouds in the west", paragraphStyle: { lineSpacing: 6, firstLineHeadIndent: 20 } }"#
    ),
  ]

  /// UIKit's words for where a text stands that was made smaller.
  enum BaselineAdjustment: String, CaseIterable, Sendable {
    case alignBaselines
    case alignCenters
    case none
  }

  let runs: [TextRun]
  let font: FontValue
  let textColor: ColorValue?
  let alignment: TextAlignment
  let lines: Int
  let mode: LineBreakMode
  let paragraph: TextParagraph
  let minimumScale: Double
  let adjustment: BaselineAdjustment
  /// SwiftUI's foreground style, in place of the colour.
  private let gradient: GradientValue?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    let attributed = try reader.runs("attributedText")
    if attributed != nil, let value = reader.value("text") {
      throw ScreenError(
        "a label has both text and attributedText", remedy: "keep one of them", at: value.place)
    }
    let text = try reader.text("text") ?? ""
    runs = attributed ?? [TextRun(text)]
    font = try reader.font("font") ?? .system(17)
    textColor = try reader.color("textColor")
    alignment = try reader.choice("textAlignment") ?? .natural
    lines = try reader.integer("numberOfLines", in: 0...1000) ?? 1
    mode = try reader.choice("lineBreakMode") ?? .byTruncatingTail
    paragraph = try reader.paragraph("paragraphStyle")
    let adjusts = try reader.flag("adjustsFontSizeToFitWidth") ?? false
    let least = try reader.number("minimumScaleFactor", in: 0...1) ?? 0
    minimumScale = adjusts ? least : 1
    adjustment = try reader.choice("baselineAdjustment") ?? .alignBaselines
    gradient = try GradientValue.foreground(reading: reader)
  }

  init(
    _ text: String, font: FontValue, color: ColorValue?, lines: Int = 1,
    alignment: TextAlignment = .natural
  ) {
    runs = [TextRun(text)]
    self.font = font
    textColor = color
    self.lines = lines
    self.alignment = alignment
    mode = .byTruncatingTail
    paragraph = .plain
    minimumScale = 1
    adjustment = .alignBaselines
    gradient = nil
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 251, vertical: 251) }

  /// - Parameter fits: whether the text shrinks to fit, which a label does only when it is drawn.
  private func typeset(
    width: Double?, fits: Bool = false, in context: ViewContext
  ) -> TypesetText {
    var setting = TextSetting(
      runs.map { $0.piece(in: font) }, width: width, lines: lines, mode: mode,
      alignment: alignment)
    setting.paragraph = paragraph
    if fits { setting.minimumScale = minimumScale }
    return context.text.typeset(setting, scale: context.scale)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let size = typeset(width: width, in: context).size
    return IntrinsicSize(width: size.width, height: size.height)
  }

  public func firstBaseline(width: Double, in context: ViewContext) -> Double? {
    typeset(width: width, in: context).firstBaseline
  }

  public func lastBaseline(width: Double, in context: ViewContext) -> Double? {
    typeset(width: width, in: context).layout?.lastBaseline
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.note("text", runs.map(\.text).joined())
    canvas.note("font", font.token)
    let color = textColor ?? context.defaultTextColor
    var inks: [TextInk] = []
    for (index, run) in runs.enumerated() {
      inks.append(try run.ink(color, index == 0 ? "" : "run\(index).", on: &canvas))
    }
    // Rounding both edges may cost the frame one pixel, which must not truncate a text that fits.
    let natural = typeset(width: nil, in: context).size.width
    let width = max(canvas.size.width, min(natural, canvas.size.width + 1 / context.scale.factor))
    let typeset = typeset(width: width, fits: true, in: context)
    let room = canvas.size.width
    let origin = Point(x: 0, y: top(of: typeset, width: width, in: canvas.size.height, context))
    guard let gradient else {
      canvas.text(typeset, in: room, at: origin, inks)
      return
    }
    try canvas.painted(with: gradient, isRightToLeft: context.isRightToLeft) { canvas in
      canvas.text(typeset, in: room, at: origin, inks)
    }
  }

  /// UILabel centres its lines in a frame that is higher than they are; a text that was made smaller
  /// keeps its baseline.
  private func top(
    of typeset: TypesetText, width: Double, in height: Double, _ context: ViewContext
  ) -> Double {
    let centred = (height - typeset.size.height) / 2
    guard typeset.scale < 1 else { return centred }
    let whole = self.typeset(width: width, in: context)
    let top = (height - whole.size.height) / 2
    switch adjustment {
    case .alignBaselines: return top + whole.firstBaseline - typeset.firstBaseline
    case .alignCenters: return centred
    case .none: return top
    }
  }
}

extension ViewContext {
  /// The colour of a text that names none: `label`, and plain black before iOS 13.
  var defaultTextColor: ColorValue {
    traits.generation == .ios12 ? .system("black") : .system("label")
  }
}
