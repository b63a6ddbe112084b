import AssetCatalogs
import Foundation

/// Real asset catalogs, unchanged, from public projects: `corpus` below `MEIAN_SHARED`, else below
/// `shared` beside the repository.
enum Corpus {
  /// Every file of the catalogs of one project; nil, with a note, where it is absent.
  static func catalogFiles(of project: String) throws -> [AssetFile]? {
    let folder = shared.appending(path: "corpus/\(project)")
    guard FileManager.default.fileExists(atPath: folder.path),
      let paths = FileManager.default.enumerator(atPath: folder.path)
    else {
      print("note: shared/corpus/\(project) is absent; its catalogs were not read")
      return nil
    }
    var files: [AssetFile] = []
    while let path = paths.nextObject() as? String {
      guard path.contains(".xcassets/") else { continue }
      let url = folder.appending(path: path)
      files.append(AssetFile(path: path) { Array(try Data(contentsOf: url)) })
    }
    return files
  }

  /// The Info.plist of one project; nil, with a note, where it is absent.
  static func infoPlist(of project: String, at path: String) -> [UInt8]? {
    let file = shared.appending(path: "corpus/\(project)/\(path)")
    guard let data = try? Data(contentsOf: file) else {
      print("note: shared/corpus/\(project)/\(path) is absent; it was not read")
      return nil
    }
    return Array(data)
  }

  private static var shared: URL {
    if let path = ProcessInfo.processInfo.environment["MEIAN_SHARED"] {
      return URL(filePath: path)
    }
    var repository = URL(filePath: #filePath)
    for _ in 0..<3 { repository.deleteLastPathComponent() }
    return repository.deletingLastPathComponent().appending(path: "shared")
  }
}
