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
      guard var image = try image(name, in: folder, scale: scale ?? 1, intent: intent) else {
        continue
      }
      image.slicing = try slicing(of: entry.json)
      image.alignmentInsets = try alignmentInsets(of: entry.json)
      image.direction = entry.direction
      set.add(image, to: entry.slot)
    }
    return set
  }

  private mutating func image(
    _ name: SourceValue, in folder: String, scale: Int, intent: ImageAsset.Intent
  ) throws(ScreenError) -> ImageAsset? {
    let fileName = try name.text()
    guard let kind = ImageAsset.Kind(fileName: fileName) else {
      let ending = fileName.split(separator: ".").last?.lowercased() ?? ""
      let remedy =
        ["heic", "heif"].contains(ending)
        ? " and is not read; convert it to PNG, as heif-convert of libheif-examples does" : ""
      ignore(name.place, "\(quoted(fileName)) is no PNG, JPEG, PDF or SVG\(remedy)")
      return nil
    }
    guard let file = filesByPath["\(folder)/\(fileName)"] else {
      ignore(name.place, "the file \(quoted(fileName)) is missing")
      return nil
    }
    return ImageAsset(
      path: file.path, kind: kind, scale: scale, intent: intent, load: file.load)
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
      ignore(value.place, "the rendering intent \(quoted(word)) is unknown")
      return .automatic
    }
    return intent
  }
}
