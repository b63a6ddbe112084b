import Digests
import Screens

/// What a run needs to know of a layout that it does not draw.
struct LayoutFacts: Hashable, Sendable {
  /// The id where the file gives none, which follows from its path.
  var defaultID: String
  var id: String
  var title: String
  /// The name of the device that the layout asks for; nil where it asks for none.
  var device: String?
  /// As `ScreenDocument.sources`.
  var sources: [String]
  /// The digest of each file that was read for it, by path.
  var digests: [String: Digest]
  var reach: ScreenReach
}

extension LayoutFacts {
  /// Nil for a layout that is broken, or that was read from more than its digests cover.
  init?(_ layout: ListedDocument) {
    guard layout.isReproducible, let document = layout.document else { return nil }
    switch document.root.attribute("device")?.content {
    case nil: device = nil
    case .string(let name)?: device = name
    default: return nil
    }
    (defaultID, id, title) = (layout.defaultID, layout.id, document.title)
    (sources, digests) = (document.sources, layout.digests)
    reach = ScreenReach(document)
  }

  func write(to writer: inout FieldWriter) {
    for text in [defaultID, id, title] { writer.write(text) }
    writer.write(device.map { [$0] } ?? [])
    writer.write(sources)
    writer.write(digests.sorted { $0.key < $1.key }.flatMap { [$0.key, "\($0.value)"] })
    for names in [reach.assets, reach.files, reach.texts] { writer.write(names.sorted()) }
    writer.write("\(reach.document)")
  }

  /// Nil where the bytes are not those of `write`.
  init?(from reader: inout FieldReader) {
    guard let defaultID = reader.text(), let id = reader.text(), let title = reader.text(),
      let device = reader.list(), device.count <= 1, let sources = reader.list(),
      let pairs = reader.list(), pairs.count.isMultiple(of: 2), let assets = reader.list(),
      let files = reader.list(), let texts = reader.list(),
      let document = reader.text().flatMap({ Digest(hexadecimal: $0) })
    else { return nil }
    var digests: [String: Digest] = [:]
    for index in stride(from: 0, to: pairs.count, by: 2) {
      guard let digest = Digest(hexadecimal: pairs[index + 1]) else { return nil }
      digests[pairs[index]] = digest
    }
    self.init(
      defaultID: defaultID, id: id, title: title, device: device.first, sources: sources,
      digests: digests,
      reach: ScreenReach(
        assets: Set(assets), files: Set(files), texts: Set(texts), document: document))
  }
}
