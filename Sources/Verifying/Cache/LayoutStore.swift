import Digests
import Synchronization

/// What a cache holds of a project's layouts, so that one that is not drawn need not be parsed.
///
/// It is one file with the digest of its content and of this build of Meian; one that is damaged or
/// another build's is as good as none. What it says of a layout counts only while every file that
/// the layout was read from has the digest that it had.
final class LayoutStore: Sendable {
  /// Changes when the file is written otherwise.
  private static let head = Array("meian layouts 1\n".utf8)
  private static let name = "layouts"

  private let output: OutputFolder
  private let known: [String: LayoutFacts]
  /// Digests of files that several layouts use, each read once in a run; nil for one that is gone.
  private let shared = Mutex<[String: Digest?]>([:])

  /// - Parameter directory: the cache's folder; it need not exist.
  init(_ directory: String) {
    output = OutputFolder(directory)
    known = output.read(Self.name).flatMap(Self.facts) ?? [:]
  }

  /// What is known of a layout; nil where there is nothing, or one of its files changed.
  ///
  /// - Parameters:
  ///   - source: the layout's path.
  ///   - defaultID: the id where the file gives none.
  ///   - bytes: the layout's file.
  ///   - load: the content of another file.
  func facts(
    of source: String, defaultID: String, _ bytes: [UInt8],
    load: @escaping @Sendable (String) -> [UInt8]?
  ) -> LayoutFacts? {
    guard let facts = known[source], facts.defaultID == defaultID,
      facts.digests[source] == Digest(of: bytes),
      facts.digests.allSatisfy({ path, digest in
        path == source || sharedDigest(of: path, load) == digest
      })
    else { return nil }
    return facts
  }

  private func sharedDigest(
    of path: String, _ load: @Sendable (String) -> [UInt8]?
  ) -> Digest? {
    if let found = shared.withLock({ $0[path] }) { return found }
    let digest = load(path).map { Digest(of: $0) }
    shared.withLock { $0[path] = .some(digest) }
    return digest
  }

  /// Keeps what the next run needs of these layouts, and nothing of others. As with shots, a folder
  /// that cannot be written only makes the next run slower.
  func keep(_ layouts: [ListedDocument]) {
    var all: [String: LayoutFacts] = [:]
    for layout in layouts { all[layout.source] = layout.facts ?? LayoutFacts(layout) }
    guard all != known else { return }
    var writer = FieldWriter()
    for (source, facts) in all.sorted(by: { $0.key < $1.key }) {
      writer.write(source)
      facts.write(to: &writer)
    }
    let sum = Array("\(Self.checksum(writer.bytes[...]))\n".utf8)
    try? output.write(Self.head + sum + writer.bytes, to: Self.name)
  }

  private static func facts(_ bytes: [UInt8]) -> [String: LayoutFacts]? {
    guard bytes.starts(with: head) else { return nil }
    let content = bytes.dropFirst(head.count + 65)
    guard bytes.dropFirst(head.count).prefix(65).elementsEqual("\(checksum(content))\n".utf8) else {
      return nil
    }
    var reader = FieldReader(content)
    var all: [String: LayoutFacts] = [:]
    while !reader.isAtEnd {
      guard let source = reader.text(), let facts = LayoutFacts(from: &reader) else { return nil }
      all[source] = facts
    }
    return all
  }

  private static func checksum(_ content: ArraySlice<UInt8>) -> Digest {
    let program = Digest(of: ([meianVersion] + ProgramDigest.lines).joined(separator: "\n"))
    return Digest(of: program.bytes + content)
  }
}
