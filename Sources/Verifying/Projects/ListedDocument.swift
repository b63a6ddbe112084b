import Digests
import Screens
import Synchronization

/// A screen of the project: read, known from an earlier run, or found to be broken.
struct ListedDocument: Sendable {
  enum State: Sendable {
    case read(ScreenDocument)
    case broken(ScreenError)
  }

  var id: String
  /// Relative to the project, or the file's name where it lies outside.
  var source: String
  /// The id where the file gives none.
  let defaultID: String
  /// False where the file is too damaged to say its id, so that `id` is only what its path gives.
  var hasCertainID = true
  /// The digest of each file that was read for it, by path.
  var digests: [String: Digest] = [:]
  /// True where the same files give the same document again.
  private(set) var isReproducible = false
  /// What is known of it without reading; nil for one that was read.
  let facts: LayoutFacts?
  private var content: Content

  private enum Content: Sendable {
    case now(State)
    /// Read when it is first asked for, because most layouts of a cached run are not drawn.
    case later(UnreadLayout)
  }

  /// What the file says; the file is read where that was put off.
  var state: State {
    switch content {
    case .now(let state): state
    case .later(let layout): layout.state
    }
  }

  /// Nil where the screen is broken.
  var document: ScreenDocument? {
    if case .read(let document) = state { document } else { nil }
  }

  /// For people; nil where the screen is broken.
  var title: String? { facts?.title ?? document?.title }

  /// As `ScreenDocument.sources`; nil where the screen is broken.
  var sources: [String]? { facts?.sources ?? document?.sources }

  /// A file that is no screen at all.
  init(unreadable source: String, id: String, remedy: String) {
    (self.id, self.source, defaultID, facts) = (id, source, id, nil)
    hasCertainID = false
    content = .now(
      .broken(
        ScreenError(
          "the file cannot be read", remedy: remedy, at: Place(file: source, line: 0, path: ""))))
    limitID()
  }

  /// Reads a layout file.
  ///
  /// - Parameter load: the content of another file beside it.
  init(
    _ bytes: [UInt8], source: String, defaultID: String,
    load: @escaping @Sendable (String) -> [UInt8]?
  ) {
    (self.source, self.defaultID, facts) = (source, defaultID, nil)
    let log = SourceLog()
    log.note(source, bytes)
    do throws(ScreenError) {
      let document = try readScreen(bytes, file: source, defaultID: defaultID) { path in
        let bytes = load(path)
        if let bytes { log.note(path, bytes) } else { log.noteAbsence() }
        return bytes
      }
      id = document.id
      content = .now(.read(document))
      isReproducible = log.coversAll
    } catch {
      let id = DamagedScreen.id(in: bytes, file: source, defaultID: defaultID)
      self.id = id ?? defaultID
      hasCertainID = id != nil
      content = .now(.broken(error))
    }
    digests = log.digests
    limitID()
  }

  /// A layout whose files are those of an earlier run.
  ///
  /// - Parameter read: reads the file after all.
  init(_ facts: LayoutFacts, source: String, read: @escaping @Sendable () -> ListedDocument) {
    (id, self.source, defaultID, digests) = (facts.id, source, facts.defaultID, facts.digests)
    self.facts = facts
    isReproducible = true
    content = .later(UnreadLayout(facts, source: source, read: read))
  }

  /// Breaks a screen whose id no file could have.
  private mutating func limitID() {
    guard let (problem, remedy) = ScreenIDLength.problem(of: id) else { return }
    id = ScreenIDLength.shortened(id)
    content = .now(
      .broken(ScreenError(problem, remedy: remedy, at: Place(file: source, line: 0, path: ""))))
  }
}

/// A layout that is known, and read when somebody asks for more; by any thread, once.
private final class UnreadLayout: Sendable {
  private let facts: LayoutFacts
  private let source: String
  private let read: @Sendable () -> ListedDocument
  private let known = Mutex<ListedDocument.State?>(nil)

  init(_ facts: LayoutFacts, source: String, read: @escaping @Sendable () -> ListedDocument) {
    (self.facts, self.source, self.read) = (facts, source, read)
  }

  var state: ListedDocument.State {
    known.withLock { known in
      if let known { return known }
      let layout = read()
      let isSame = layout.digests == facts.digests && layout.id == facts.id
      let state: ListedDocument.State =
        isSame
        ? layout.state
        : .broken(
          ScreenError(
            "the file changed while the project was being read",
            remedy: "run again when nothing writes it", at: Place(file: source, line: 0, path: "")))
      known = state
      return state
    }
  }
}
