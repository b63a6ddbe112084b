import Screens
import Traits

/// What has been read of a project's asset catalogs so far.
struct CatalogReader {
  /// For finding the files that an image set names.
  let filesByPath: [String: AssetFile]
  private var namespaces: Set<String> = []
  private var colors: [String: NamedColorTable] = [:]
  private var images: [String: ImageSet] = [:]
  private var ignored: [String] = []

  init(files: [AssetFile]) {
    filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  var catalog: AssetCatalog { AssetCatalog(colors: colors, images: images, ignored: ignored) }

  mutating func ignore(_ place: String, _ sentence: String) {
    ignored.append("\(place): \(sentence)")
  }

  mutating func ignore(_ place: Place, _ sentence: String) {
    ignore(place.description, sentence)
  }

  /// Notes whether a folder is a namespace.
  mutating func readGroup(_ file: AssetFile, at path: CatalogPath) throws(ScreenError) {
    let contents = try contents(of: file)
    guard let flag = try contents.value("properties")?.value("provides-namespace") else { return }
    guard case .bool(let isNamespace) = flag.content else {
      throw ScreenError(
        "“provides-namespace” has another type", remedy: "true or false is needed", at: flag.place)
    }
    if isNamespace { namespaces.insert(path.folder) }
  }

  mutating func readColorSet(_ file: AssetFile, at path: CatalogPath) throws(ScreenError) {
    let contents = try contents(of: file)
    let table = try colorTable(of: contents)
    let name = qualifiedName(of: path)
    if colors[name] != nil { return ignoreDouble(name, path) }
    colors[name] = table
  }

  mutating func readImageSet(_ file: AssetFile, at path: CatalogPath) throws(ScreenError) {
    let contents = try contents(of: file)
    let set = try imageSet(of: contents, in: path.folder)
    let name = qualifiedName(of: path)
    if images[name] != nil { return ignoreDouble(name, path) }
    images[name] = set
  }

  private mutating func ignoreDouble(_ name: String, _ path: CatalogPath) {
    ignore(path.folder, "an earlier set is named \(quoted(name)) as well and is used instead")
  }

  /// The name by which code and layouts know a set.
  private func qualifiedName(of path: CatalogPath) -> String {
    let prefixes = path.groups.filter(namespaces.contains).compactMap {
      $0.split(separator: "/").last
    }
    return (prefixes.map(String.init) + [path.name]).joined(separator: "/")
  }

  private func contents(of file: AssetFile) throws(ScreenError) -> SourceValue {
    let bytes: [UInt8]
    do {
      bytes = try file.load()
    } catch {
      throw ScreenError(
        "the file cannot be read", remedy: "check that it exists and may be read",
        at: Place(file: file.path, line: 0, path: ""))
    }
    let contents = try parseJSON5(bytes, file: file.path, holding: "asset catalog")
    _ = try contents.members()
    return contents
  }
}
