/// Where a `Contents.json` stands in an asset catalog.
struct CatalogPath {
  enum Kind {
    case color
    case image
    case other
  }

  /// The folder of the file, relative to the project.
  let folder: String
  /// The folders between the catalog and this one, each with its whole path.
  let groups: [String]
  /// The folder's name without its ending.
  let name: String
  /// The folder's ending, such as `colorset`; empty for a catalog or group.
  let ending: String
  /// nil for a catalog or group.
  let kind: Kind?

  /// nil for any file that is not the `Contents.json` of a catalog, group or set.
  init?(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.popLast() == "Contents.json",
      let root = parts.firstIndex(where: { $0.hasSuffix(".xcassets") })
    else { return nil }
    folder = parts.joined(separator: "/")
    groups = (root + 1..<max(root + 1, parts.count - 1)).map {
      parts[...$0].joined(separator: "/")
    }
    let last = parts[parts.count - 1]
    let dot = last.lastIndex(of: ".")
    let ending = dot.map { String(last[last.index(after: $0)...]) } ?? ""
    switch ending {
    case "colorset": kind = .color
    case "imageset": kind = .image
    case _ where Self.otherEndings.contains(ending): kind = .other
    default: kind = nil
    }
    self.ending = kind == nil ? "" : ending
    name = kind == nil ? last : String(last[..<(dot ?? last.endIndex)])
  }

  /// The endings of sets that hold neither a colour nor an image of an iPhone's screen.
  private static let otherEndings: Set<String> = [
    "appiconset", "arobject", "arreferenceimage", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
    "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]
}
