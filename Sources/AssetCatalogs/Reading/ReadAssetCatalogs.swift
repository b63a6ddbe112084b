public import Screens

/// Reads every `.xcassets` folder among the files of a project.
///
/// Other files may be among them; a set whose name an earlier catalog has, in the order of paths,
/// is passed over. Whatever is not understood is listed in the catalog's `ignored`.
///
/// - Parameter files: in any order; only `Contents.json` files are loaded.
/// - Throws: the first `Contents.json` that cannot be read or is not as Xcode writes it.
public func readAssetCatalogs(files: [AssetFile]) throws(ScreenError) -> AssetCatalog {
  let files = files.filter { $0.path.contains(".xcassets/") }.sorted { $0.path < $1.path }
  var reader = CatalogReader(files: files)
  for file in files {
    guard let place = CatalogPath(file.path) else { continue }
    if place.kind == nil { try reader.readGroup(file, at: place) }
  }
  for file in files {
    guard let place = CatalogPath(file.path), let kind = place.kind else { continue }
    switch kind {
    case .color: try reader.readColorSet(file, at: place)
    case .image: try reader.readImageSet(file, at: place)
    case .other: reader.ignore(place.folder, "sets of kind “\(place.ending)” are not drawn")
    }
  }
  return reader.catalog
}
