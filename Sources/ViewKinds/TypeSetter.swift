import Drawing
import Geometry
import Pixels
import Synchronization
public import Typography

/// A text that a kind wants to show, and the room it has.
struct TextSetting: Hashable, Sendable {
  var text: String
  var font: FontValue
  /// In points; nil for as much as the text needs.
  var width: Double?
  /// 0 for any number.
  var lines: Int
  var mode: LineBreakMode
  var alignment: TextAlignment
  /// Set by the view's `TextSource`.
  fileprivate(set) var isRightToLeft = false

  init(
    _ text: String, font: FontValue, width: Double? = nil, lines: Int = 1,
    mode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural
  ) {
    self.text = text
    self.font = font
    self.width = width
    self.lines = lines
    self.mode = mode
    self.alignment = alignment
  }
}

/// A text set in lines, ready to be painted.
struct TypesetText: Sendable {
  var layout: TextLayout?
  /// In points.
  var size: Size { layout?.size ?? .zero }
  /// From the top, in points.
  var firstBaseline: Double { layout?.firstBaseline ?? 0 }
}

/// Sets the texts of one view, in its direction.
struct TextSource: Sendable {
  let setter: TypeSetter
  let isRightToLeft: Bool

  func typeset(_ setting: TextSetting, scale: Scale) -> TypesetText {
    var setting = setting
    setting.isRightToLeft = isRightToLeft
    return setter.typeset(setting, scale: scale)
  }
}

/// Sets texts for one shot: measures and paints with the same lines, and remembers what failed.
public final class TypeSetter: Sendable {
  private struct Key: Hashable {
    let setting: TextSetting
    let scale: Scale
  }

  private struct State {
    var known: [Key: TypesetText] = [:]
    var failure: FontError?
    var files: Set<String> = []
    var substitutedFamilies: Set<String> = []
  }

  let fonts: FontCatalog
  let category: ContentSizeCategory
  /// The language of the interface, such as `ja`; nil where the variant names none.
  let language: String?
  private let state = Mutex(State())

  public init(
    fonts: FontCatalog, category: ContentSizeCategory = .large, language: String? = nil
  ) {
    self.fonts = fonts
    self.category = category
    self.language = language
  }

  /// The first font that could not be used, if any: then no shot can be trusted.
  public var failure: FontError? { state.withLock { $0.failure } }

  /// The names of the font files whose glyphs were used, sorted.
  public var fontFiles: [String] { state.withLock { $0.files.sorted() } }

  /// Families that the screen names and no font file has, sorted.
  public var substitutedFamilies: [String] { state.withLock { $0.substitutedFamilies.sorted() } }

  fileprivate func typeset(_ setting: TextSetting, scale: Scale) -> TypesetText {
    let key = Key(setting: setting, scale: scale)
    if let known = state.withLock({ $0.known[key] }) { return known }
    var request = TextRequest(
      [TextSpan(setting.text, font: descriptor(setting.font))], maxWidth: setting.width,
      maxLines: setting.lines, lineBreakMode: setting.mode, alignment: setting.alignment,
      scale: scale)
    request.isRightToLeft = setting.isRightToLeft
    request.language = language
    var result = TypesetText()
    var failure: FontError?
    do throws(FontError) { result.layout = try fonts.layout(request) } catch { failure = error }
    let typeset = result
    let problem = failure
    state.withLock {
      $0.known[key] = typeset
      $0.failure = $0.failure ?? problem
      $0.files.formUnion(typeset.layout?.fontFiles ?? [])
      $0.substitutedFamilies.formUnion(typeset.layout?.substitutedFamilies ?? [])
    }
    return typeset
  }

  private func descriptor(_ font: FontValue) -> FontDescriptor {
    var result: FontDescriptor
    switch font.basis {
    case .style(let style): result = style.font(in: category)
    case .size(let size): result = .system(size)
    }
    result.family = font.family
    if let weight = font.weight { result.weight = weight }
    result.italic = font.italic
    result.monospacedDigits = font.monospacedDigit
    return result
  }
}

extension ViewCanvas {
  /// Paints `text` with its top leading corner at `origin`, in points of the bounds, as wide as its
  /// own lines.
  mutating func text(_ text: TypesetText, at origin: Point, _ color: RGBA8) {
    let indent = text.layout?.lines.map(\.x).min() ?? 0
    let left = left(of: origin.x, width: text.size.width) - indent * scaleFactor
    paint(text, left: left, y: origin.y, color)
  }

  /// Paints `text` where its lines stand in `room` points of width that begin at `origin`, in points
  /// of the bounds.
  mutating func text(
    _ text: TypesetText, in room: Double, at origin: Point, _ color: RGBA8
  ) {
    paint(text, left: left(of: origin.x, width: room), y: origin.y, color)
  }

  /// `left` is in pixels of the image, `y` in points of the bounds.
  private mutating func paint(_ text: TypesetText, left: Double, y: Double, _ color: RGBA8) {
    guard let layout = text.layout, color.alpha > 0 else { return }
    noteMissing(layout.missing)
    let factor = scaleFactor
    // The baseline goes to a whole pixel, as UIKit's does; glyphs may lie between columns.
    let top = Double(frame.y) + (y * factor).rounded()
    var outlines: [GlyphOutline] = []
    var positions: [GlyphOutline.Key: Int] = [:]
    var glyphs: [GlyphRun.Glyph] = []
    for line in layout.lines {
      for glyph in line.glyphs {
        let size = glyph.size * factor
        let key = GlyphOutline.Key(
          face: glyph.face, glyph: glyph.glyph, size: Int((size * 64).rounded()))
        let index: Int
        if let known = positions[key] {
          index = known
        } else {
          index = outlines.count
          positions[key] = index
          outlines.append(
            GlyphOutline(
              key: key,
              path: fonts.outline(face: glyph.face, glyph: glyph.glyph, pixelsPerEm: size)))
        }
        glyphs.append(
          GlyphRun.Glyph(
            outline: index,
            origin: Point(x: left + glyph.x * factor, y: top + glyph.y * factor)))
      }
    }
    guard !glyphs.isEmpty else { return }
    if layout.needsClipping { clip(radius: 0) }
    append(.glyphs(GlyphRun(outlines: outlines, glyphs: glyphs), color, view: view))
    if layout.needsClipping { restore() }
  }
}
