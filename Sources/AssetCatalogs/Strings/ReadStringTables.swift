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
  var tables: [String: [String: String]] = [:]
  let sorted = files.sorted {
    ($0.isLocalizable ? 0 : 1, $0.path) < ($1.isLocalizable ? 0 : 1, $1.path)
  }
  for file in sorted {
    for (language, texts) in try file.texts() {
      tables[language, default: [:]].merge(texts) { first, _ in first }
    }
  }
  return StringTables(tables, developmentLanguage: developmentLanguage)
}

extension AssetFile {
  fileprivate var fileName: Substring { path.split(separator: "/").last ?? "" }
  fileprivate var isLocalizable: Bool { fileName.hasPrefix("Localizable.") }

  /// What the file has, by language.
  fileprivate func texts() throws(ScreenError) -> [(String, [String: String])] {
    if fileName.hasSuffix(".xcstrings") {
      return try StringCatalog.texts(of: try bytes(), file: path)
    }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard fileName.hasSuffix(".strings"), folder.hasSuffix(".lproj") else { return [] }
    let language = String(folder.dropLast(6)).split(separator: "_").joined(separator: "-")
    return [(language, try StringsParser.texts(of: try bytes(), file: path))]
  }

  private func bytes() throws(ScreenError) -> [UInt8] {
    do { return try load() } catch {
      throw ScreenError(
        "the file cannot be read", remedy: "check that it exists and may be read",
        at: Place(file: path, line: 0, path: ""))
    }
  }
}
