import Screens
import Traits

extension CatalogReader {
  /// The files of an image set; slots without a file stay empty, as Xcode leaves them.
  mutating func imageSet(
    of contents: SourceValue, in folder: String
  ) throws(ScreenError) -> ImageSet {
    let intent = try intent(of: contents)
    var set = ImageSet()
    for entry in try entries("images", of: contents) {
      guard let name = try entry.json.value("filename") else { continue }
      let scale = try scale(of: entry.json)
      var image = try image(name, of: entry, in: folder, scale: scale ?? 1, intent: intent)
      image.slicing = try slicing(of: entry.json)
      image.alignmentInsets = try alignmentInsets(of: entry.json)
      image.direction = entry.direction
      set.add(image, to: entry.slot)
    }
    return set
  }

  /// The file that an entry names. One that is missing or of another kind keeps its slot: a view that
  /// needs it must say so instead of showing another picture.
  private func image(
    _ name: SourceValue, of entry: CatalogEntry, in folder: String, scale: Int,
    intent: ImageAsset.Intent
  ) throws(ScreenError) -> ImageAsset {
    let fileName = try name.text()
    let path = "\(folder)/\(fileName)"
    let kind = ImageAsset.Kind(fileName: fileName)
    let file = filesByPath[path]
    let missing: @Sendable () throws -> [UInt8] = { throw MissingFile() }
    var image = ImageAsset(
      path: path, kind: kind ?? .png, scale: scale, intent: intent,
      load: file?.load ?? missing)
    image.problem = problem(
      fileName, isKnownKind: kind != nil, exists: file != nil, of: entry, in: folder, at: name.place
    )
    return image
  }

  private struct MissingFile: Error {}

  private func problem(
    _ fileName: String, isKnownKind: Bool, exists: Bool, of entry: CatalogEntry, in folder: String,
    at place: Place
  ) -> ScreenError? {
    let set = quoted(String(folder.split(separator: "/").last ?? ""))
    let names = "\(set) names \(quoted(fileName)) for \(entry.slot.words)"
    if !isKnownKind {
      return ScreenError(
        "\(names), which is no PNG, JPEG, PDF or SVG by its name",
        remedy: [".heic", ".heif"].contains { fileName.lowercased().hasSuffix($0) }
          ? "convert it to PNG, as heif-convert of libheif-examples does" : "name one of these",
        at: place)
    }
    if exists { return nil }
    return ScreenError(
      "\(names), and there is no such file in \(folder)",
      remedy: "put it there, or take the name out of the set", at: place)
  }

  /// From 1 to 3; nil for a set of a single scale.
  private func scale(of json: SourceValue) throws(ScreenError) -> Int? {
    guard let value = try json.value("scale") else { return nil }
    switch try value.text() {
    case "1x": return 1
    case "2x": return 2
    case "3x": return 3
    case let word:
      throw ScreenError(
        "unknown scale \(quoted(word))", remedy: "the scales are 1x, 2x, 3x", at: value.place)
    }
  }

  private mutating func intent(of contents: SourceValue) throws(ScreenError) -> ImageAsset.Intent {
    guard let value = try contents.value("properties")?.value("template-rendering-intent") else {
      return .automatic
    }
    let word = try value.text()
    guard let intent = ImageAsset.Intent(rawValue: word) else {
      throw .unknown(
        "rendering intent", word, known: ImageAsset.Intent.allCases.map(\.rawValue), at: value.place
      )
    }
    return intent
  }
}
