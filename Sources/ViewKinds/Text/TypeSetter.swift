import Geometry
public import Pixels
import Synchronization
public import Typography

/// Sets texts for one shot: measures and paints with the same lines, and remembers what failed.
public final class TypeSetter: Sendable {
  private struct Key: Hashable {
    let setting: TextSetting
    let scale: Scale
  }

  private struct PictureKey: Hashable {
    let face: Int
    let glyph: UInt32
  }

  private struct State {
    var known: [Key: TypesetText] = [:]
    var pictures: [PictureKey: Bitmap?] = [:]
    var failure: FontError?
    var files: Set<String> = []
    var substitutedFamilies: Set<String> = []
    var monochromeEmoji: Set<String> = []
  }

  let fonts: FontCatalog
  let category: ContentSizeCategory
  /// The language of the interface, such as `ja`; nil where the variant names none.
  let language: String?
  private let decodePicture: @Sendable ([UInt8]) -> Bitmap?
  private let state = Mutex(State())

  /// - Parameter decodePicture: the pixels of a PNG, for glyphs that are pictures.
  public init(
    fonts: FontCatalog, category: ContentSizeCategory = .large, language: String? = nil,
    decodePicture: @escaping @Sendable ([UInt8]) -> Bitmap? = { _ in nil }
  ) {
    self.fonts = fonts
    self.category = category
    self.language = language
    self.decodePicture = decodePicture
  }

  /// The first font that could not be used, if any: then no shot can be trusted.
  public var failure: FontError? { state.withLock { $0.failure } }

  /// The names of the font files whose glyphs were used, sorted.
  public var fontFiles: [String] { state.withLock { $0.files.sorted() } }

  /// Families that the screen names and no font file has, sorted.
  public var substitutedFamilies: [String] { state.withLock { $0.substitutedFamilies.sorted() } }

  /// Emoji that were drawn without their colours, sorted.
  public var monochromeEmoji: [String] { state.withLock { $0.monochromeEmoji.sorted() } }

  func typeset(_ setting: TextSetting, scale: Scale) -> TypesetText {
    let key = Key(setting: setting, scale: scale)
    if let known = state.withLock({ $0.known[key] }) { return known }
    var result = TypesetText()
    var failure: FontError?
    do throws(FontError) { result = try fitted(setting, scale) } catch { failure = error }
    let typeset = result
    let problem = failure
    state.withLock {
      $0.known[key] = typeset
      $0.failure = $0.failure ?? problem
      $0.files.formUnion(typeset.layout?.fontFiles ?? [])
      $0.substitutedFamilies.formUnion(typeset.layout?.substitutedFamilies ?? [])
      $0.monochromeEmoji.formUnion(typeset.layout?.monochromeEmoji ?? [])
    }
    return typeset
  }

  /// The pixels of a glyph that is a picture, and its place relative to the glyph's origin, in
  /// pixels; nil where the font has no readable picture.
  func picture(_ glyph: PlacedGlyph, pixelsPerEm: Double) -> (bitmap: Bitmap, frame: Rect)? {
    guard
      let picture = fonts.picture(
        face: glyph.face, glyph: glyph.glyph, pixelsPerEm: pixelsPerEm)
    else { return nil }
    let key = PictureKey(face: glyph.face, glyph: glyph.glyph)
    let bitmap: Bitmap?
    if let known = state.withLock({ $0.pictures[key] }) {
      bitmap = known
    } else {
      let decoded = decodePicture(picture.png)
      state.withLock { $0.pictures[key] = .some(decoded) }
      bitmap = decoded
    }
    return bitmap.map { ($0, picture.frame) }
  }

  /// The text at full size, or as small as it has to be and may be.
  private func fitted(
    _ setting: TextSetting, _ scale: Scale
  ) throws(FontError) -> TypesetText {
    guard let width = setting.width, width > 0, setting.minimumScale < 1, setting.lines == 1 else {
      return TypesetText(layout: try fonts.layout(request(setting, 1, scale)))
    }
    var open = setting
    open.width = nil
    func fits(_ factor: Double) throws(FontError) -> Bool {
      let layout = try fonts.layout(request(open, factor, scale))
      return layout.lines.allSatisfy { $0.width <= width }
    }
    var factor = 1.0
    if try !fits(1) {
      // Halving the range finds the largest size to a thousandth; tracking does not shrink in
      // proportion, so that one division would miss it.
      factor = setting.minimumScale
      var tooLarge = 1.0
      for _ in 0..<10 {
        let middle = (factor + tooLarge) / 2
        if try fits(middle) { factor = middle } else { tooLarge = middle }
      }
    }
    return TypesetText(
      layout: try fonts.layout(request(setting, factor, scale)), scale: factor)
  }

  private func request(
    _ setting: TextSetting, _ factor: Double, _ scale: Scale
  ) -> TextRequest {
    let spans = setting.pieces.map { piece in
      var font = descriptor(piece.font)
      font.size *= factor
      return TextSpan(
        piece.text, font: font, kern: piece.kern, baselineOffset: piece.baselineOffset * factor)
    }
    var request = TextRequest(
      spans, maxWidth: setting.width, maxLines: setting.lines, lineBreakMode: setting.mode,
      alignment: setting.alignment, scale: scale)
    request.paragraph = setting.paragraph
    request.isRightToLeft = setting.isRightToLeft
    request.language = language
    return request
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
