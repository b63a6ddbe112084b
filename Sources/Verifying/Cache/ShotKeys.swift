import AssetCatalogs
import Digests
import Rendering
import Synchronization
import Traits

/// Names of shots in a cache, known before they are drawn: two shots of the same key have the same
/// pixels, because the key covers everything that a shot can depend on.
struct ShotKeys: Sendable {
  /// What a key stands for.
  struct Key: Hashable, Sendable {
    var digest: Digest
    /// `path sha256` of each picture that the shot may read; anything else that it reads is not
    /// covered by the key.
    var pictures: Set<String>
    /// The last parts of names of colours that it may have.
    var colors: Set<String>
  }

  private let project: Project
  private let catalog: CatalogFiles
  private let digests: FileDigests
  private let strings: StringTables
  private let reaches = ReachStore()
  /// The digest of what every shot depends on.
  private let common: Digest

  init(_ bench: Workbench) {
    project = bench.project
    let (folder, assetFolder) = (project.folder, project.assetFolder)
    let resources = bench.resources
    let catalog = CatalogFiles(resources.assetPaths)
    let digests = FileDigests(known: resources.digests) { path in
      assetFolder.read(path) ?? folder.read(path)
    }
    (self.catalog, self.digests, strings) = (catalog, digests, resources.strings)
    var lines = ["meian \(meianVersion)", "epoch \(renderingEpoch)"] + ProgramDigest.lines
    lines += [
      "device \(project.device.name)", "SDK \(project.linkedSDK.rawValue)",
      "dark bug \(project.legacyDarkAssetBug)", "Info.plist \(resources.infoPlistStyle)",
      "at \(resources.infoPlistPlace)",
    ]
    lines += bench.fonts.fingerprints
    lines += catalog.shared.map { "\($0) \(digests[$0].map { "\($0)" } ?? "")" }
    common = Digest(of: lines.joined(separator: "\n"))
  }

  /// Nil for a shot that cannot be made.
  func key(of subject: Subject, _ variant: Variant) -> Key? {
    switch subject.content {
    case .capture(let capture):
      guard capture.problem == nil, let path = capture.files[variant], let digest = digests[path]
      else { return nil }
      let picture = "\(path) \(digest)"
      return Key(
        digest: seal(["capture", subject.id, variant.name, picture]), pictures: [picture],
        colors: [])
    case .layout(let layout):
      guard let sources = layout.sources, let reach = reaches.reach(of: layout) else { return nil }
      return key(of: layout, sources, reach, variant)
    }
  }

  private func key(
    of layout: ListedDocument, _ sources: [String], _ reach: ScreenReach, _ variant: Variant
  ) -> Key {
    let paths = Set(reach.assets.flatMap { catalog.sets[$0] ?? [] }).union(reach.files).sorted()
    let files = paths.compactMap { path in digests[path].map { "\(path) \($0)" } }
    var lines = ["layout", layout.id, variant.name, "\(reach.document)"]
    lines += sources.map { "\($0) \(layout.digests[$0].map { "\($0)" } ?? "")" }
    lines += files
    for key in reach.texts.sorted() {
      lines += ["text \(key)", strings.original(key) ?? ""]
      lines.append(variant.locale.flatMap { strings.text(key, in: $0) } ?? "none")
    }
    return Key(digest: seal(lines), pictures: Set(files), colors: reach.assets)
  }

  private func seal(_ lines: [String]) -> Digest {
    var text = common.bytes
    for line in lines {
      // With lengths, since a text may hold a line's end.
      text += "\(line.utf8.count):".utf8
      text += line.utf8
    }
    return Digest(of: text)
  }
}

/// What layouts can reach, found once for all their variants.
private final class ReachStore: Sendable {
  private let known = Mutex<[String: ScreenReach]>([:])

  /// Nil for a layout that is broken.
  func reach(of layout: ListedDocument) -> ScreenReach? {
    if let facts = layout.facts { return facts.reach }
    if let reach = known.withLock({ $0[layout.id] }) { return reach }
    guard let document = layout.document else { return nil }
    let reach = ScreenReach(document)
    known.withLock { $0[layout.id] = reach }
    return reach
  }
}
