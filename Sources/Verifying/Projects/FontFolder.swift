import Digests
import Foundation
import Synchronization
import Typography

/// The fonts that Meian draws with: those of this machine, found by file name, and the project's.
final class FontFolder: Sendable {
  let catalog: FontCatalog
  private let paths: [String: String]
  private let digests: DigestStore
  /// The names of the project's fonts.
  private let own: [String]

  /// The digests of fonts, each made once.
  private final class DigestStore: Sendable {
    private let known = Mutex<[String: String]>([:])

    subscript(name: String) -> String? { known.withLock { $0[name] } }

    func note(_ bytes: any FontBytes, of name: String) {
      let digest = bytes.withBytes { "\(Digest(of: [], followedBy: $0))" }
      known.withLock { $0[name] = digest }
    }
  }

  /// Searches folders in order; of files of one name in a folder the first path counts.
  ///
  /// - Parameter project: the project's own fonts.
  init(directories: [String], project: ProjectFonts = ProjectFonts()) {
    var paths: [String: String] = [:]
    for directory in directories {
      var found: [String: String] = [:]
      let enumerator = FileManager.default.enumerator(atPath: directory)
      while let entry = enumerator?.nextObject() as? String {
        guard let name = entry.split(separator: "/").last.map(String.init),
          Self.known[name] != nil
        else { continue }
        // Folders are listed in no order, so that the first one found would be another elsewhere.
        found[name] = min(found[name] ?? entry, entry)
      }
      paths.merge(found.mapValues { "\(directory)/\($0)" }) { first, _ in first }
    }
    let found = paths
    let digests = DigestStore()
    self.paths = paths
    self.digests = digests
    own = project.read.map(\.name)
    for (name, bytes) in project.read { digests.note(bytes, of: name) }
    catalog = FontCatalog(
      files: project.files
        + Self.known.keys.sorted().flatMap { name -> [FontFile] in
          guard let path = found[name], let faces = Self.known[name] else { return [] }
          return faces.map { face in
            FontFile(
              name: name, faceIndex: face.index, family: face.family, weight: face.weight,
              italic: face.italic
            ) {
              guard let font = MappedFont(path) else { throw CocoaError(.fileReadUnknown) }
              digests.note(font, of: name)
              font.release()
              return font
            }
          }
        })
  }

  /// True where the family that stands in for San Francisco is there.
  var hasSystemFont: Bool { paths["Inter-Regular.otf"] != nil }

  func has(_ name: String) -> Bool { paths[name] != nil || digests[name] != nil }

  /// The fingerprint of every font that a text could be set in, sorted.
  var fingerprints: [String] {
    Set(paths.keys).union(own).sorted().map { fingerprint(of: $0) }
  }

  /// `Inter-Regular.otf sha256:…` of a font that was used; read and hashed once.
  func fingerprint(of name: String) -> String {
    if digests[name] == nil, let font = paths[name].flatMap({ MappedFont($0) }) {
      digests.note(font, of: name)
      font.release()
    }
    return "\(name) sha256:\(digests[name] ?? "missing")"
  }
}
