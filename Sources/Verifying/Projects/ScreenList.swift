import FoundationEssentials
import Screens

/// Finds and reads the layouts of a project.
struct ScreenList {
  static let ending = ".screen.json5"

  let project: Project
  /// What is known of layouts from earlier runs; nil where nothing is to be taken from them.
  var store: LayoutStore?

  /// Every screen, sorted by id. Two screens of one id, or of ids that differ only in letter case,
  /// are an error of the project.
  func all() throws(RunFailure) -> [ListedDocument] {
    var documents: [ListedDocument] = []
    for entry in project.screens {
      if project.folder.isDirectory(entry) {
        let content = try project.folder.content(below: entry)
        for file in content.files where file.hasSuffix(Self.ending) {
          documents.append(read(file, defaultID: defaultID(of: file, below: entry)))
        }
        try checkStrangers(in: content)
      } else if project.folder.isFile(entry) {
        documents.append(read(entry, defaultID: defaultID(of: entry, below: nil)))
      } else {
        guard FileKind(of: "\(project.directory)/\(entry)") != .link else {
          throw .usage(
            "\(Project.fileName): \(quoted(entry)) is a symbolic link that leads out of the project or nowhere; put the folder or file itself there"
          )
        }
        throw .usage(
          "\(Project.fileName): there is no folder or file \(quoted(entry)) for screens; name one below the project file"
        )
      }
    }
    // A file may be named alone and be in a folder that is named.
    var seen: Set<String> = []
    documents.removeAll { !seen.insert($0.source).inserted }
    documents.sort { ($0.id, $0.source) < ($1.id, $1.source) }
    try check(documents)
    return documents
  }

  /// Refuses what may be a screen or hold one and is not read, because the rest would pass alone.
  private func checkStrangers(in content: ProjectFolder.Content) throws(RunFailure) {
    if let link = content.links.first(where: mayHoldScreens) {
      throw .usage(
        "\(link): screens are not read through symbolic links; put the file or folder itself there"
      )
    }
    if let folder = content.folders.first(where: { $0.hasSuffix(Self.ending) }) {
      throw .usage("\(folder): this is a folder and named like a screen; give it another name")
    }
    if let other = content.others.first(where: { $0.hasSuffix(Self.ending) || isUnreadable($0) }) {
      throw .usage(
        "\(other): this is no regular file, or its name is not UTF-8; put a file there or rename it"
      )
    }
  }

  /// True for a name that is not UTF-8, under which a folder of screens may be as well.
  private func isUnreadable(_ path: String) -> Bool {
    FileKind(of: project.directory + "/" + path) == nil
  }

  private func mayHoldScreens(_ link: String) -> Bool {
    if link.hasSuffix(Self.ending) { return true }
    let target = realPath(project.directory + "/" + link)
    return target.flatMap(FileKind.init) == .folder
  }

  private func check(_ documents: [ListedDocument]) throws(RunFailure) {
    for (first, second) in zip(documents, documents.dropFirst()) where first.id == second.id {
      throw .usage(
        "\(second.source): the screen id \(quoted(second.id)) is also that of \(first.source); give one of them another id"
      )
    }
    try checkCase(of: documents.map(\.id))
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
      return ListedDocument(unreadable: file, id: defaultID, remedy: "check its permissions")
    }
    let load: @Sendable (String) -> [UInt8]? = { folder.read($0) }
    if let facts = store?.facts(of: file, defaultID: defaultID, bytes, load: load) {
      return ListedDocument(facts, source: file) {
        guard let bytes = load(file) else {
          return ListedDocument(unreadable: file, id: defaultID, remedy: "check its permissions")
        }
        return ListedDocument(bytes, source: file, defaultID: defaultID, load: load)
      }
    }
    return ListedDocument(bytes, source: file, defaultID: defaultID, load: load)
  }

  /// The screens that a name stands for: an id, a glob over ids, or the path of a layout file.
  func selected(
    _ name: String, among all: [ListedDocument]
  ) throws(RunFailure) -> [ListedDocument] {
    name.hasSuffix(Self.ending)
      ? [try file(name, among: all)] : all.filter { matchesID(name, $0.id) }
  }

  /// The layout file at a path of the command line, in the project or outside.
  private func file(
    _ path: String, among all: [ListedDocument]
  ) throws(RunFailure) -> ListedDocument {
    let real = realPath(path)
    if let known = all.first(where: { project.folder.absolute($0.source) == real }) {
      return known
    }
    guard let real, let bytes = readFile(real) else {
      throw .usage("\(path): there is no such layout file; name one that ends in \(Self.ending)")
    }
    let folder = ProjectFolder(URL(fileURLWithPath: real).deletingLastPathComponent().path)
    let name = URL(fileURLWithPath: real).lastPathComponent
    return ListedDocument(bytes, source: name, defaultID: defaultID(of: name, below: nil)) {
      folder.read($0)
    }
  }
}
