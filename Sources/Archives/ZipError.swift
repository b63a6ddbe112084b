/// Why a ZIP archive or a file in it cannot be read.
public enum ZipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no ZIP archive, or its end is missing.
  case noArchive
  /// The list of files is damaged or has more than a report can.
  case badDirectory
  /// Two files have the same name; which one is meant, nobody can tell.
  case doubled(String)
  /// The file's bytes are not those that were packed.
  case damaged(String)
  case tooLarge(String)
  case encrypted(String)
  case unknownMethod(String, Int)

  public var description: String {
    switch self {
    case .noArchive: "no whole ZIP archive; download it again"
    case .badDirectory: "the archive’s list of files is damaged; download it again"
    case .doubled(let name): "“\(name)” is there twice; download the artifact again"
    case .damaged(let name): "“\(name)” is damaged; download the archive again"
    case .tooLarge(let name): "“\(name)” is larger than a file of a report"
    case .encrypted(let name): "“\(name)” is encrypted; unpack the archive and name the folder"
    case .unknownMethod(let name, let method):
      "“\(name)” is packed by method \(method); unpack the archive and name the folder"
    }
  }
}
