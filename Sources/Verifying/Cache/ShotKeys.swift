import AssetCatalogs
import Digests
import Rendering
import Screens
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
      guard let document = layout.document else { return nil }
      return key(of: layout, document, variant)
    }
  }

  private func key(
    of layout: ListedDocument, _ document: ScreenDocument, _ variant: Variant
  ) -> Key {
    let reach = reaches.reach(of: document)
    let paths = Set(reach.assets.flatMap { catalog.sets[$0] ?? [] }).union(reach.files).sorted()
    let files = paths.compactMap { path in digests[path].map { "\(path) \($0)" } }
    var lines = ["layout", document.id, variant.name, "\(reach.document)"]
    lines += document.sources.map { "\($0) \(layout.digests[$0].map { "\($0)" } ?? "")" }
    lines += files
    for key in reach.texts.sorted() {
      lines += ["text \(key)", strings.original(key) ?? ""]
      lines.append(variant.locale.flatMap { strings.text(key, in: $0) } ?? "none")
    }
    return Key(digest: seal(lines), pictures: Set(files), colors: reach.assets)
  }

  private func seal(_ lines: [String]) -> Digest {
    // With lengths, since a text may hold a line's end.
    let parts = ["\(common)"] + lines
    return Digest(of: parts.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n"))
  }
}

/// What documents can reach, found once for all their variants.
private final class ReachStore: Sendable {
  private let known = Mutex<[[String]: ScreenReach]>([:])

  func reach(of document: ScreenDocument) -> ScreenReach {
    let key = [document.id] + document.sources
    if let reach = known.withLock({ $0[key] }) { return reach }
    let reach = ScreenReach(document)
    known.withLock { $0[key] = reach }
    return reach
  }
}
