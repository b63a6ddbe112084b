import Digests
import FoundationEssentials
import Typography

/// The fonts that Meian draws with: those of this machine, found by file name or digest, and the
/// project's.
final class FontFolder: Sendable {
  let catalog: FontCatalog
  /// Those of this machine.
  let files: FontFiles
  /// SHA-256 of each of the project's fonts, by name.
  private let own: [String: String]

  /// - Parameters:
  ///   - directories: searched with their subfolders, in order.
  ///   - project: the project's own fonts.
  init(directories: [String], project: ProjectFonts = ProjectFonts()) {
    let files = FontFiles(directories: directories, projectDirectory: project.standIns)
    self.files = files
    var own: [String: String] = [:]
    for (name, bytes) in project.read {
      own[name] = bytes.withBytes { "\(Digest(of: [], followedBy: $0))" }
    }
    self.own = own
    catalog = FontCatalog(
      files: project.files
        + Self.known.keys.sorted().flatMap { name -> [FontFile] in
          guard files.has(name), let faces = Self.known[name] else { return [] }
          return faces.map { face in
            FontFile(
              name: name, faceIndex: face.index, family: face.family, weight: face.weight,
              italic: face.italic
            ) {
              guard let font = files.path(of: name).flatMap({ MappedFont($0) }) else {
                throw CocoaError(.fileReadUnknown)
              }
              return font
            }
          }
        })
  }

  /// True where the family that stands in for San Francisco is there.
  var hasSystemFont: Bool { files.has("Inter-Regular.otf") }

  func has(_ name: String) -> Bool { files.has(name) || own[name] != nil }

  /// The fingerprint of every font that a text could be set in, sorted.
  var fingerprints: [String] {
    Set(files.names).union(own.keys).sorted().map { fingerprint(of: $0) }
  }

  /// The digest of a font that is here; nil for another one.
  func digest(of name: String) -> String? { own[name] ?? files.digest(of: name) }

  /// `Inter-Regular.otf sha256:…` of a font that was used; read and hashed once.
  func fingerprint(of name: String) -> String {
    "\(name) sha256:\(digest(of: name) ?? "missing")"
  }
}
