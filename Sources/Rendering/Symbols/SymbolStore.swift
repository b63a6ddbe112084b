import Geometry
import Pixels
import Screens
import Synchronization
import Typography
import ViewKinds

/// Draws the stand-ins for the system's symbols, and keeps those that many shots need.
final class SymbolStore: Sendable {
  private struct Key: Hashable {
    let name: String
    /// In 1/64 pixels.
    let size: Int
    let weight: FontWeight
  }

  private struct Kept {
    var pictures: [Key: Bitmap] = [:]
    var pixels = 0
  }

  private let fonts: FontCatalog
  private let kept = Mutex(Kept())

  /// Beyond this many pixels the kept pictures are dropped; a project's screens need some 100,000.
  private static let limit = 16_000_000
  /// The largest point size that is drawn, in pixels; beyond it the picture is scaled up.
  private static let largest = 400.0

  init(fonts: FontCatalog) { self.fonts = fonts }

  /// The picture of a symbol under a text size, always a template unless the image says otherwise.
  func load(
    _ name: String, _ image: ImageValue, _ category: ContentSizeCategory, _ scale: Scale,
    _ place: Place, _ log: ResourceLog
  ) throws(ScreenError) -> LoadedImage {
    let configuration = image.configuration
    // How much larger than in the medium scale the others are.
    let share =
      switch configuration.scale {
      case .small: 0.8
      case .medium, nil: 1.0
      case .large: 1.28
      }
    let points = configuration.points(in: category) * share
    let isCapped = points * scale.factor > Self.largest
    let pixels = isCapped ? Self.largest : points * scale.factor
    let art = SymbolArt(named: name)
    let key = Key(
      name: name, size: Int((pixels * 64).rounded()), weight: configuration.weight ?? .regular)
    try log.noteSymbol(
      name, isPlaceholder: art.isPlaceholder, key: "\(key)",
      work: SymbolPainter.work(pointSize: pixels), at: place)
    if case .icon? = art.base { log.noteFontFamily(SymbolPainter.family) }
    let bitmap: Bitmap
    if let known = kept.withLock({ $0.pictures[key] }) {
      bitmap = known
    } else {
      bitmap = try draw(name, art, key, place, log)
      kept.withLock { kept in
        kept.pixels += bitmap.size.area
        if kept.pixels > Self.limit { kept = Kept(pixels: bitmap.size.area) }
        kept.pictures[key] = bitmap
      }
    }
    return LoadedImage(
      bitmap: bitmap, scale: isCapped ? Self.largest / points : scale.factor,
      isTemplate: image.renderingMode != .alwaysOriginal)
  }

  private func draw(
    _ name: String, _ art: SymbolArt, _ key: Key, _ place: Place, _ log: ResourceLog
  ) throws(ScreenError) -> Bitmap {
    let painter = SymbolPainter(
      fonts: fonts, pointSize: Double(key.size) / 64, weight: key.weight)
    let picture: Bitmap?
    do throws(FontError) { picture = try painter.picture(of: art) } catch {
      log.noteEnvironmentFailure("\(error)")
      throw ScreenError("the symbol \(name) cannot be drawn: \(error)", remedy: "", at: place)
    }
    guard let picture else {
      let message =
        "the symbol \(name) needs the font \(SymbolPainter.family); install the package \(SymbolPainter.package)"
      log.noteEnvironmentFailure(message)
      throw ScreenError(message, remedy: "", at: place)
    }
    return picture
  }
}
