/// The files of asset catalogs, by the colours and images that they are for.
struct CatalogFiles: Hashable, Sendable {
  /// Sorted paths by the name of a colour or image set's folder, without its ending.
  private(set) var sets: [String: [String]] = [:]
  /// What belongs to no colour or image, such as the `Contents.json` of a group, sorted; any
  /// screen may depend on it.
  private(set) var shared: [String] = []

  /// - Parameter paths: files; those outside of catalogs are passed over.
  init(_ paths: [String]) {
    for path in paths.sorted() where path.contains(".xcassets/") {
      let names = Self.sets(in: path)
      if names.isEmpty { shared.append(path) }
      for name in names { sets[name, default: []].append(path) }
    }
  }

  /// The sets that a file lies in, one within the other.
  private static func sets(in path: String) -> Set<String> {
    Set(
      path.split(separator: "/").dropLast().compactMap { part in
        for ending in [".colorset", ".imageset"] where part.hasSuffix(ending) {
          return String(part.dropLast(ending.count))
        }
        return nil
      })
  }
}
