import Digests
import Screens

/// A screen of the project: read, or found to be broken.
struct ListedDocument: Sendable {
  enum State: Sendable {
    case read(ScreenDocument)
    case broken(ScreenError)
  }

  var id: String
  /// Relative to the project, or the file's name where it lies outside.
  var source: String
  var state: State
  /// False where the file is too damaged to say its id, so that `id` is only what its path gives.
  var hasCertainID = true
  /// The digest of each file that was read for it, by path.
  var digests: [String: Digest] = [:]

  /// Nil where the screen is broken.
  var document: ScreenDocument? {
    if case .read(let document) = state { document } else { nil }
  }

  /// A file that is no screen at all.
  init(unreadable source: String, id: String, remedy: String) {
    self.id = id
    self.source = source
    hasCertainID = false
    state = .broken(
      ScreenError(
        "the file cannot be read", remedy: remedy, at: Place(file: source, line: 0, path: "")))
    limitID()
  }

  /// Reads a layout file.
  ///
  /// - Parameter load: the content of another file beside it.
  init(
    _ bytes: [UInt8], source: String, defaultID: String,
    load: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.source = source
    let log = SourceLog()
    log.note(source, bytes)
    do throws(ScreenError) {
      let document = try readScreen(bytes, file: source, defaultID: defaultID) { path in
        let bytes = load(path)
        if let bytes { log.note(path, bytes) }
        return bytes
      }
      id = document.id
      state = .read(document)
    } catch {
      let id = DamagedScreen.id(in: bytes, file: source, defaultID: defaultID)
      self.id = id ?? defaultID
      hasCertainID = id != nil
      state = .broken(error)
    }
    digests = log.digests
    limitID()
  }

  /// Breaks a screen whose id no file could have.
  private mutating func limitID() {
    guard let (problem, remedy) = ScreenIDLength.problem(of: id) else { return }
    id = ScreenIDLength.shortened(id)
    state = .broken(
      ScreenError(problem, remedy: remedy, at: Place(file: source, line: 0, path: "")))
  }
}
