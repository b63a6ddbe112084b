public import Screens

/// Reads the string tables among `files`: `<language>.lproj/*.strings` and `*.xcstrings`; others are
/// passed over.
///
/// Where several files have a key, `Localizable` counts before the others, and those in path order.
///
/// - Parameter developmentLanguage: what the project says, if it does.
public func readStringTables(
  files: [AssetFile], developmentLanguage: String?
) throws(ScreenError) -> StringTables {
  var tables: [StringTable] = []
  let sorted = files.sorted {
    ($0.isLocalizable ? 0 : 1, $0.path) < ($1.isLocalizable ? 0 : 1, $1.path)
  }
  for file in sorted { tables += try file.tables() }
  return StringTables(tables, developmentLanguage: developmentLanguage)
}

extension AssetFile {
  fileprivate var fileName: Substring { path.split(separator: "/").last ?? "" }
  fileprivate var isLocalizable: Bool { fileName.hasPrefix("Localizable.") }

  /// What the file has, a table for each language.
  fileprivate func tables() throws(ScreenError) -> [StringTable] {
    if fileName.hasSuffix(".xcstrings") {
      return try StringCatalog.texts(of: try bytes(), file: path).map {
        StringTable(language: $0, texts: $1)
      }
    }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard fileName.hasSuffix(".strings"), folder.hasSuffix(".lproj") else { return [] }
    var table = StringTable(
      language: String(folder.dropLast(6)).split(separator: "_").joined(separator: "-"))
    let bytes = try bytes()
    if StringPropertyList.isOne(bytes) {
      table.texts = try StringPropertyList.texts(of: bytes, file: path)
    } else {
      try StringsParser.read(bytes, file: path, into: &table)
    }
    return [table]
  }

  private func bytes() throws(ScreenError) -> [UInt8] {
    do { return try load() } catch {
      throw ScreenError(
        "the file cannot be read", remedy: "check that it exists and may be read",
        at: Place(file: path, line: 0, path: ""))
    }
  }
}
