import Screens
import Synchronization

/// The pictures that one shot asked for, and what kept it from getting them.
final class ResourceLog: Sendable {
  private struct State {
    var seen: Set<String> = []
    var pictures: [String: PictureCache.Picture] = [:]
    var bytes = 0
    /// Sentences on texts from tables and on pictures.
    var doubts: Set<String> = []
    /// Symbols that were drawn, and those among them that are placeholders.
    var symbols: Set<String> = []
    var placeholders: Set<String> = []
    /// Each symbol at each size and weight, and what they cost.
    var seenSymbols: Set<String> = []
    var symbolWork = 0
    /// Families of which icons were drawn.
    var families: Set<String> = []
  }

  private let state = Mutex(State())
  private let failure = Mutex<String?>(nil)
  private let limit: Int

  /// - Parameter limit: the most memory of the shot's pictures, in bytes; the default is that of
  ///   the largest picture that is read (`PNGLimits`) and a quarter more.
  init(limit: Int = 320_000_000) { self.limit = limit }

  /// A picture that the shot has already.
  func picture(_ key: String) -> PictureCache.Picture? { state.withLock { $0.pictures[key] } }

  /// Takes a picture into the shot, under its key and the name of its file.
  func note(
    _ picture: PictureCache.Picture, _ key: String, of path: String, at place: Place
  ) throws(ScreenError) {
    let bytes = state.withLock { state in
      state.seen.insert("\(path) \(picture.digest)")
      if let doubt = picture.doubt { state.doubts.insert(doubt) }
      if state.pictures.updateValue(picture, forKey: key) == nil { state.bytes += picture.bytes }
      return state.bytes
    }
    guard bytes <= limit else {
      throw ScreenError(
        "with \(path) the screen's pictures take \(bytes / 1_000_000) MB",
        remedy: "at most \(limit / 1_000_000) MB are drawn in one screen; make them smaller",
        at: place)
    }
  }

  /// Takes a symbol into the shot. `key` tells its sizes and weights apart, `work` is about how many
  /// pixels one costs, wherever it comes from.
  func noteSymbol(
    _ name: String, isPlaceholder: Bool, key: String, work: Int, at place: Place
  ) throws(ScreenError) {
    let total = state.withLock { state in
      if isPlaceholder {
        _ = state.placeholders.insert(name)
      } else {
        _ = state.symbols.insert(name)
      }
      if state.seenSymbols.insert(key).inserted { state.symbolWork += work }
      return state.symbolWork
    }
    guard total <= Self.symbolLimit else {
      throw ScreenError(
        "with \(name) the screen's symbols take more than \(Self.symbolLimit / 1_000_000) million pixels",
        remedy: "draw fewer sizes and weights of them in one screen", at: place)
    }
  }

  /// The most work of a shot's symbols, in pixels: 4,000 symbols of 17 points at 3x, in 2 seconds.
  private static let symbolLimit = 300_000_000

  func noteFontFamily(_ family: String) { _ = state.withLock { $0.families.insert(family) } }

  /// Families of which icons were drawn, sorted.
  var fontFamilies: [String] { state.withLock { $0.families.sorted() } }

  /// What stands in for the system's symbols, one line each.
  var symbolStandIns: [String] {
    state.withLock { state in
      var lines: [String] = []
      if !state.symbols.isEmpty {
        lines.append(
          "icons and outlines for the symbols \(state.symbols.sorted().joined(separator: ", "))")
      }
      if !state.placeholders.isEmpty {
        lines.append(
          "placeholders for the symbols \(state.placeholders.sorted().joined(separator: ", "))")
      }
      return lines
    }
  }

  func noteEnvironmentFailure(_ message: String) { failure.withLock { $0 = $0 ?? message } }

  func noteMissingTranslation(of key: String, into language: String) {
    state.withLock {
      _ = $0.doubts.insert(
        "the text \(quoted(key)) is not translated into \(language)")
    }
  }

  /// Takes up what is doubtful about a text of a table.
  func noteDoubtfulText(_ sentence: String) {
    state.withLock { _ = $0.doubts.insert(sentence) }
  }

  /// Texts that are shown in the language of development instead or whose key is there twice, and
  /// pictures whose colours are not known; a sentence each, sorted.
  var doubts: [String] { state.withLock { $0.doubts.sorted() } }

  /// Each picture's name and the digest of its file, sorted.
  var names: [String] { state.withLock { $0.seen.sorted() } }

  /// What is missing on this machine, in one line.
  var environmentFailure: String? { failure.withLock { $0 } }
}
