import Geometry
import Pixels
import Screens

extension CatalogReader {
  /// The caps that an image's `resizing` names, in pixels; nil where the whole image is stretched.
  mutating func slicing(of json: SourceValue) throws(ScreenError) -> NinePart? {
    guard let resizing = try json.value("resizing") else { return nil }
    let mode = try resizing.text("mode") ?? "9-part"
    guard ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
      ignore(resizing.place, "the mode of resizing \(quoted(mode)) is unknown")
      return nil
    }
    let caps = try resizing.value("cap-insets")
    let center = try resizing.value("center")
    var parts = NinePart()
    if mode != "3-part-vertical" {
      parts.left = try Self.pixels("left", of: caps) ?? 0
      parts.right = try Self.pixels("right", of: caps) ?? 0
      parts.middleWidth = try Self.pixels("width", of: center)
    }
    if mode != "3-part-horizontal" {
      parts.top = try Self.pixels("top", of: caps) ?? 0
      parts.bottom = try Self.pixels("bottom", of: caps) ?? 0
      parts.middleHeight = try Self.pixels("height", of: center)
    }
    if let word = try center?.text("mode"), let middle = NinePart.Middle(rawValue: word) {
      parts.middle = middle
    }
    return parts
  }

  /// The image's `alignment-insets`, in pixels.
  func alignmentInsets(of json: SourceValue) throws(ScreenError) -> Insets {
    guard let written = try json.value("alignment-insets") else { return .zero }
    return Insets(
      top: Double(try Self.pixels("top", of: written) ?? 0),
      left: Double(try Self.pixels("left", of: written) ?? 0),
      bottom: Double(try Self.pixels("bottom", of: written) ?? 0),
      right: Double(try Self.pixels("right", of: written) ?? 0))
  }

  /// Nil where it is left out. Xcode writes whole numbers that no picture exceeds.
  private static func pixels(_ key: String, of json: SourceValue?) throws(ScreenError) -> Int? {
    guard let value = try json?.value(key) else { return nil }
    guard case .number(let number) = value.content, (0...100_000).contains(number) else {
      throw ScreenError(
        "\(quoted(key)) is no number of pixels", remedy: "write one from 0 to 100000",
        at: value.place)
    }
    return Int(number)
  }
}
