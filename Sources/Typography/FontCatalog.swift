import CHarfBuzz
public import Geometry
import Synchronization

/// The fonts of a project: finds, opens and keeps them; safe to use from any thread.
public final class FontCatalog: Sendable {
  /// All fonts, opened or not.
  public let files: [FontFile]
  /// The families that stand in for San Francisco.
  public let system: SystemFamilies
  /// Families that are asked in this order for characters the wanted font lacks.
  public let fallbacks: [String]
  /// The index of the font of colour emoji; nil where there is none.
  let pictureFont: Int?

  private struct State {
    var blobs: [String: FontBlob] = [:]
    var faces: [Int: FontFace] = [:]
    var facesByNumber: [Int: FontFace] = [:]
    var used: Set<String> = []
  }

  private struct OutlineKey: Hashable {
    let face: Int
    let glyph: UInt32
  }

  /// Beyond this many outlines the kept ones are dropped; a project's texts need some hundred.
  private static let outlineLimit = 8192

  private let state = Mutex(State())
  private let outlines = Mutex<[OutlineKey: Path]>([:])
  /// Of what screens ask for by name: first the project's fonts.
  let projectFamilies: FontFamilies
  /// Of the machine's fonts, so that no project's font takes the place of a stand-in.
  let families: FontFamilies
  let lineBreakers = LineBreakers()

  public init(
    files: [FontFile], system: SystemFamilies = .inter,
    fallbacks: [String] = FontCatalog.notoFallbacks, emoji: String = "Noto Color Emoji"
  ) {
    self.files = files
    pictureFont = files.firstIndex { $0.family == emoji }
    families = FontFamilies(files) { $0.origin == .machine }
    projectFamilies = FontFamilies(files) { $0.origin == .project }
    self.system = system
    self.fallbacks = fallbacks
  }

  /// The families of Debian's Noto fonts for scripts that Inter lacks; the emoji are asked last for
  /// characters that are no emoji.
  public static let notoFallbacks = [
    "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK TC",
    "Noto Sans CJK HK", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai",
    "Noto Sans Devanagari", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
    "Noto Color Emoji",
  ]

  /// The names of the files from which at least one glyph was taken so far, sorted.
  public var usedFiles: [String] { state.withLock { $0.used.sorted() } }

  /// The outline of a glyph that a layout names, in pixels relative to its origin on the
  /// baseline, y down. Empty for a space and for a face this catalog has not opened.
  ///
  /// `pixelsPerEm` is the font's size in points times the scale.
  public func outline(face: Int, glyph: UInt32, pixelsPerEm: Double) -> Path {
    guard pixelsPerEm.isFinite, pixelsPerEm > 0 else { return Path() }
    if face == MissingGlyph.face { return MissingGlyph.outline(size: pixelsPerEm) }
    guard let source = openFace(face) else { return Path() }
    return unitOutline(of: glyph, in: source).scaled(by: pixelsPerEm / source.unitsPerEm)
  }

  /// The open face with a registration number; nil for the frame of missing characters and for faces
  /// of other catalogs.
  func openFace(_ number: Int) -> FontFace? { state.withLock { $0.facesByNumber[number] } }

  private func unitOutline(of glyph: UInt32, in face: FontFace) -> Path {
    let key = OutlineKey(face: face.number, glyph: glyph)
    if let known = outlines.withLock({ $0[key] }) { return known }
    let path = OutlinePen.outline(of: glyph, in: face)
    outlines.withLock { outlines in
      if outlines.count >= Self.outlineLimit { outlines.removeAll(keepingCapacity: true) }
      outlines[key] = path
    }
    return path
  }

  /// The open face of `files[index]`.
  func face(at index: Int) throws(FontError) -> FontFace {
    let file = files[index]
    return try state.withLock { state throws(FontError) in
      if let face = state.faces[index] { return face }
      let blob: FontBlob
      if let known = state.blobs[file.name] {
        blob = known
      } else {
        do {
          blob = FontBlob(try file.load())
        } catch {
          throw FontError.unreadable(file: file.name, reason: "\(error)")
        }
        state.blobs[file.name] = blob
      }
      let face = try FontFace(file, blob: blob)
      state.faces[index] = face
      state.facesByNumber[face.number] = face
      return face
    }
  }

  func markUsed(_ names: [String]) {
    state.withLock { $0.used.formUnion(names) }
  }
}

extension Path {
  /// This outline with every coordinate multiplied by `factor`.
  fileprivate func scaled(by factor: Double) -> Path {
    func scaled(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(scaled(point))
        case .line(let point): .line(scaled(point))
        case .quadratic(let control, let end):
          .quadratic(control: scaled(control), end: scaled(end))
        case .cubic(let control1, let control2, let end):
          .cubic(control1: scaled(control1), control2: scaled(control2), end: scaled(end))
        case .close: .close
        }
      })
  }
}
