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

  private let fonts: FontCatalog
  private let known = Mutex<[Key: Bitmap]>([:])

  /// Beyond this many pictures the kept ones are dropped; a project's screens need some dozen.
  private static let limit = 512

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
    let points = min(configuration.points(in: category) * share, 640)
    let art = SymbolArt(named: name)
    let key = Key(
      name: name, size: Int((points * scale.factor * 64).rounded()),
      weight: configuration.weight ?? .regular)
    log.noteSymbol(name, isPlaceholder: art.isPlaceholder)
    if case .icon? = art.base { log.noteFontFamily(SymbolPainter.family) }
    let bitmap: Bitmap
    if let kept = known.withLock({ $0[key] }) {
      bitmap = kept
    } else {
      bitmap = try draw(name, art, key, place, log)
      known.withLock { pictures in
        if pictures.count >= Self.limit { pictures.removeAll() }
        pictures[key] = bitmap
      }
    }
    return LoadedImage(
      bitmap: bitmap, scale: scale.factor, isTemplate: image.renderingMode != .alwaysOriginal)
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
