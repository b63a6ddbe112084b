import Foundation
import Screens

/// A screen of the project: read, or found to be broken.
struct ListedDocument: Sendable {
  enum State: Sendable {
    case read(ScreenDocument)
    case broken(ScreenError)
  }

  var id: String
  /// Relative to the project, or as it was named on the command line.
  var source: String
  var state: State
}

/// Finds and reads the layouts of a project.
struct ScreenList {
  static let ending = ".screen.json5"

  let project: Project

  /// Every screen, sorted by id. Two screens of one id, or of ids that differ only in letter case,
  /// are an error of the project.
  func all() throws(RunFailure) -> [ListedDocument] {
    var documents: [ListedDocument] = []
    for entry in project.screens {
      if project.folder.isDirectory(entry) {
        for file in project.folder.files(below: entry) where file.hasSuffix(Self.ending) {
          documents.append(read(file, defaultID: defaultID(of: file, below: entry)))
        }
      } else if project.folder.isFile(entry) {
        documents.append(read(entry, defaultID: defaultID(of: entry, below: nil)))
      } else {
        throw .usage(
          "\(Project.fileName): there is no folder or file “\(entry)” for screens; name one below the project file"
        )
      }
    }
    documents.sort { ($0.id, $0.source) < ($1.id, $1.source) }
    try check(documents)
    return documents
  }

  private func check(_ documents: [ListedDocument]) throws(RunFailure) {
    for (first, second) in zip(documents, documents.dropFirst()) where first.id == second.id {
      throw .usage(
        "\(second.source): the screen id “\(second.id)” is also that of \(first.source); give one of them another id"
      )
    }
    if let clash = caseInsensitiveDuplicates(documents.map(\.id)).first {
      throw .usage(
        "screens: the ids \(clash.map { "“\($0)”" }.joined(separator: " and ")) differ only in letter case; rename one of them"
      )
    }
  }

  private func defaultID(of file: String, below folder: String?) -> String {
    var name = Substring(
      file.hasSuffix(Self.ending) ? String(file.dropLast(Self.ending.count)) : file)
    if let folder, folder != ".", name.hasPrefix(folder + "/") {
      name = name.dropFirst(folder.count + 1)
    } else if folder != "." {
      name = name.split(separator: "/").last ?? name
    }
    return name.split(separator: "/").map { percentEncodedID(String($0)) }.joined(separator: "/")
  }

  private func read(_ file: String, defaultID: String) -> ListedDocument {
    let folder = project.folder
    guard let bytes = folder.read(file) else {
      return ListedDocument(
        id: defaultID, source: file,
        state: .broken(
          ScreenError(
            "the file cannot be read", remedy: "check its permissions",
            at: Place(file: file, line: 0, path: ""))))
    }
    return parsed(bytes, file: file, defaultID: defaultID) { folder.read($0) }
  }

  private func parsed(
    _ bytes: [UInt8], file: String, defaultID: String, load: @escaping (String) -> [UInt8]?
  ) -> ListedDocument {
    do throws(ScreenError) {
      let document = try readScreen(bytes, file: file, defaultID: defaultID, including: load)
      return ListedDocument(id: document.id, source: file, state: .read(document))
    } catch {
      return ListedDocument(id: defaultID, source: file, state: .broken(error))
    }
  }

  /// The screens that a selection names: ids, globs over ids, or paths of layout files.
  func selected(_ names: [String], among all: [ListedDocument]) throws(RunFailure)
    -> [ListedDocument]
  {
    guard !names.isEmpty else { return all }
    var chosen: [ListedDocument] = []
    for name in names {
      let found =
        name.hasSuffix(Self.ending)
        ? [try file(name, among: all)] : all.filter { matches(name, $0.id) }
      guard !found.isEmpty else {
        let near = nearest(name, in: all.map(\.id))
        throw .usage(
          "unknown screen “\(name)”; "
            + (near.map { "did you mean “\($0)”?" } ?? "“meian list” shows the screens"))
      }
      for document in found where !chosen.contains(where: { $0.id == document.id }) {
        chosen.append(document)
      }
    }
    return chosen.sorted { $0.id < $1.id }
  }

  /// The layout file at a path of the command line, in the project or outside.
  private func file(_ path: String, among all: [ListedDocument]) throws(RunFailure)
    -> ListedDocument
  {
    let absolute = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    if let known = all.first(where: { project.folder.absolute($0.source) == absolute }) {
      return known
    }
    guard ProjectFolder.isRegularFile(absolute), let bytes = readFile(absolute) else {
      throw .usage("\(path): there is no such layout file; name one that ends in \(Self.ending)")
    }
    let folder = ProjectFolder(URL(fileURLWithPath: absolute).deletingLastPathComponent().path)
    let name = absolute.split(separator: "/").last.map(String.init) ?? path
    return parsed(bytes, file: name, defaultID: defaultID(of: name, below: nil)) { folder.read($0) }
  }
}
