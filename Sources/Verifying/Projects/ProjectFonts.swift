import FoundationEssentials
import Screens
import Typography

/// The fonts that a project brings.
struct ProjectFonts: Sendable {
  private(set) var files: [FontFile] = []
  /// The bytes of each file by its name, for its digest.
  private(set) var read: [(name: String, bytes: any FontBytes)] = []

  /// The absolute path of the project's own folder of files that stand in for iOS's fonts.
  private(set) var standIns: String?

  /// No fonts.
  init() {}

  /// Reads the fonts in the project's folders, sorted by path.
  init(_ project: Project) throws(RunFailure) {
    standIns = project.folder.absolute(FontFiles.projectFolder)
    for path in try Self.paths(of: project) {
      let folder = project.folder
      guard let bytes = folder.read(path) else {
        throw .usage("\(path): the font cannot be read; check its permissions")
      }
      let font = CopiedFontBytes(bytes)
      do throws(FontError) {
        files += try FontFile.faces(of: font, name: path) {
          guard let bytes = folder.read(path) else { throw CocoaError(.fileReadUnknown) }
          return CopiedFontBytes(bytes)
        }
      } catch {
        if case .damaged = error { throw .usage("\(error)") }
        throw .usage("\(path): this is no TrueType or OpenType font; leave it out of “fonts”")
      }
      read.append((path, font))
    }
  }

  private static func paths(of project: Project) throws(RunFailure) -> [String] {
    var paths: [String] = []
    for entry in project.fonts {
      if project.folder.isFile(entry) {
        paths.append(entry)
      } else if project.folder.isDirectory(entry) {
        let content = try project.folder.content(below: entry)
        if let link = (content.links + content.others).first(where: isFont) {
          throw .usage("\(link): this is no regular file; put the font itself there")
        }
        paths += content.files.filter(isFont)
      } else {
        throw .usage(
          "\(project.mention(of: entry)): there is no font \(quoted(entry)); name a file or folder below the project file"
        )
      }
    }
    return Array(Set(paths)).sorted()
  }

  private static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
  }
}
