import AssetCatalogs
import Digests
import FoundationEssentials
import Screens
import Traits

/// A project's asset catalogs and Info.plist.
struct Resources: Sendable {
  let catalog: AssetCatalog
  let infoPlistStyle: InfoPlistStyle
  let strings: StringTables
  /// The Info.plist's path, with the line of the key where it is text; empty without a file.
  let infoPlistPlace: String
  /// The files in the folders of catalogs, relative to the project, sorted by folder.
  let assetPaths: [String]
  /// The digests of the files of catalogs that were read.
  var digests: [String: Digest] { log.digests }
  private let log: SourceLog

  init(_ project: Project) throws(RunFailure) {
    let log = SourceLog()
    let files = try Self.files(of: project).map { file in
      AssetFile(path: file.path) {
        let bytes = try file.load()
        log.note(file.path, bytes)
        return bytes
      }
    }
    assetPaths = files.map(\.path)
    self.log = log
    let tables = try Self.stringTables(of: project)
    do throws(ScreenError) {
      catalog = try readAssetCatalogs(files: files)
      infoPlistStyle = try Self.style(of: project)
      strings = try readStringTables(
        files: tables, developmentLanguage: project.language)
      infoPlistPlace = Self.place(of: project)
    } catch {
      throw .usage("\(error)")
    }
  }

  private static func files(of project: Project) throws(RunFailure) -> [AssetFile] {
    let folder = project.assetFolder
    var files: [AssetFile] = []
    for entry in project.assets {
      guard folder.isDirectory(entry) else {
        throw .usage(
          "\(project.mention(of: entry)): there is no asset catalog \(quoted(entry)); name a folder below the project file"
        )
      }
      let content = try folder.content(below: entry)
      if let link = content.links.first(where: { $0.contains(".xcassets") }) {
        throw .usage(
          "\(link): catalogs are not read through symbolic links; put the file or folder itself there"
        )
      }
      if let other = content.others.first(where: { $0.contains(".xcassets") }) {
        throw .usage(
          "\(other): this is no regular file, or its name is not UTF-8; put a file there or rename it"
        )
      }
      for path in content.files {
        files.append(
          AssetFile(path: path) {
            guard let bytes = folder.read(path) else { throw CocoaError(.fileReadUnknown) }
            return bytes
          })
      }
    }
    return files
  }

  static func stringTables(of project: Project) throws(RunFailure) -> [AssetFile] {
    let folder = project.folder
    var paths: [String] = []
    for entry in project.strings {
      if folder.isFile(entry) {
        paths.append(entry)
      } else if folder.isDirectory(entry) {
        paths += try folder.content(below: entry).files
      } else {
        throw .usage(
          "\(project.mention(of: entry)): there are no string tables in \(quoted(entry)); name a file or folder below the project file"
        )
      }
    }
    return paths.map { path in
      AssetFile(path: path) {
        guard let bytes = folder.read(path) else { throw CocoaError(.fileReadUnknown) }
        return bytes
      }
    }
  }

  private static func place(of project: Project) -> String {
    guard let path = project.infoPlist, let bytes = project.folder.read(path) else { return "" }
    let key = Array("<key>UIUserInterfaceStyle</key>".utf8)
    guard let range = bytes.firstRange(of: key) else { return path }
    let lineFeeds = bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    return "\(path):\(lineFeeds + 1)"
  }

  private static func style(of project: Project) throws(ScreenError) -> InfoPlistStyle {
    guard let path = project.infoPlist else { return .automatic }
    guard let bytes = project.folder.read(path) else {
      throw ScreenError(
        "there is no Info.plist \(quoted(path))", remedy: "correct infoPlist",
        at: Place(file: Project.fileName, line: project.lines[path] ?? 0, path: ""))
    }
    return try readInfoPlist(bytes, file: path).userInterfaceStyle
  }
}
