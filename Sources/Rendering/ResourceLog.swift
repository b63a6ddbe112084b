import Screens
import Synchronization

/// The pictures that one shot asked for, and what kept it from getting them.
final class ResourceLog: Sendable {
  private struct State {
    var seen: Set<String> = []
    var pictures: [String: PictureCache.Picture] = [:]
    var bytes = 0
    var missingTranslations: Set<String> = []
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

  func noteEnvironmentFailure(_ message: String) { failure.withLock { $0 = $0 ?? message } }

  func noteMissingTranslation(of key: String, into language: String) {
    state.withLock {
      _ = $0.missingTranslations.insert(
        "the text \(quoted(key)) is not translated into \(language)")
    }
  }

  /// Texts that are shown in the language of development instead, a sentence each, sorted.
  var missingTranslations: [String] { state.withLock { $0.missingTranslations.sorted() } }

  /// Each picture's name and the digest of its file, sorted.
  var names: [String] { state.withLock { $0.seen.sorted() } }

  /// What is missing on this machine, in one line.
  var environmentFailure: String? { failure.withLock { $0 } }
}
