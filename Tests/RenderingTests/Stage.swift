import AssetCatalogs
import Drawing
import Foundation
import Geometry
import PNGCodec
import Pixels
import Rendering
import Screens
import TestSupport
import Testing
import Traits
import Typography

/// Draws screens written in tests, with Inter and pictures made here, on a device of 320 × 480 points.
struct Stage {
  static let device = "iphone-4"
  static let fonts = FontCatalog(
    files: ["Regular", "Medium", "SemiBold", "Bold"].map { name in
      let weight: FontWeight =
        switch name {
        case "Medium": .medium
        case "SemiBold": .semibold
        case "Bold": .bold
        default: .regular
        }
      return FontFile(name: "Inter-\(name).otf", family: "Inter", weight: weight, italic: false) {
        try fontBytes("opentype/inter/Inter-\(name).otf")
      }
    } + [icons])

  static let icons = FontFile(
    name: "materialdesignicons-webfont.ttf", family: "Material Design Icons", weight: .regular
  ) {
    try fontBytes("truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf")
  }

  let renderer: Renderer

  init(infoPlist: InfoPlistStyle = .automatic, workLimit: Int = 4_000_000_000) throws {
    renderer = Renderer(
      fonts: Self.fonts, catalog: try Self.catalog(), infoPlistStyle: infoPlist,
      device: try #require(Device.named(Self.device)), file: { Self.files[$0] },
      vectors: { _, _, _ in throw VectorFailure.missingProgram("rsvg", package: "librsvg2-bin") },
      workLimit: workLimit)
  }

  func shot(_ text: String, _ variant: Variant = .light) throws -> Shot {
    let document = try readScreen(
      Array(text.utf8), file: "s.json5", defaultID: "s", including: { _ in nil })
    return try renderer.render(document, variant: variant)
  }

  /// The screen of one view on a white background.
  func view(_ view: String, _ variant: Variant = .light) throws -> Shot {
    try shot("{ view: { backgroundColor: '#FFFFFF', subviews: [\(view)] } }", variant)
  }

  func problem(_ text: String, _ variant: Variant = .light) -> String {
    do {
      _ = try shot(text, variant)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  /// 20 × 10 pixels at 1x: left half red, right half blue.
  static let flag = Bitmap(
    art: Array(repeating: "rrrrrrrrrrbbbbbbbbbb", count: 10).joined(separator: "\n"),
    legend: ["r": RGBA8(rgb: 0xFF0000), "b": RGBA8(rgb: 0x0000FF)])

  static let files: [String: [UInt8]] = {
    var files: [String: [UInt8]] = ["broken.png": [1, 2, 3], "drawing.svg": Array("<svg/>".utf8)]
    files["flag.png"] = try? encodePNG(flag)
    for name in ["p3.png", "p3.jpg"] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      // Of 2 pixels a point, as the device has.
      files[name.replacing(".", with: "@2x.")] =
        (try? Data(contentsOf: folder.appending(path: "../Fixtures/Pictures/\(name)")))
        .map { Array($0) }
    }
    files["dark.png"] = try? encodePNG(
      Bitmap(size: PixelSize(width: 20, height: 10), filledWith: RGBA8(rgb: 0x00FF00)))
    files["photo.jpg"] =
      (try? Data(
        contentsOf: URL(filePath: "\(repositoryRoot)/Tests/Fixtures/Pictures/plain.jpg"))).map {
        [UInt8]($0)
      }
    files["photo.heic"] = [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0]
    return files
  }()

  private static func catalog() throws -> AssetCatalog {
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "flag.png", "scale": "1x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}
      """
    return try readAssetCatalogs(files: [
      AssetFile(path: "A.xcassets/flag.imageset/Contents.json") { Array(contents.utf8) },
      AssetFile(path: "A.xcassets/half.imageset/Contents.json") {
        Array(contents.replacing("dark.png", with: "night.png").utf8)
      },
      AssetFile(path: "A.xcassets/half.imageset/flag.png") { files["flag.png"] ?? [] },
      AssetFile(path: "A.xcassets/empty.imageset/Contents.json") { Array("{}".utf8) },
      AssetFile(path: "A.xcassets/flag.imageset/flag.png") { files["flag.png"] ?? [] },
      AssetFile(path: "A.xcassets/flag.imageset/dark.png") { files["dark.png"] ?? [] },
      AssetFile(path: "A.xcassets/Theme.colorset/Contents.json") { Array(color.utf8) },
    ])
  }
}

extension Shot {
  /// The colour at a place in points, on a device of 2 pixels a point.
  func color(_ x: Double, _ y: Double) -> String {
    bitmap[Int(x * 2), Int(y * 2)].hex
  }

  /// How many pixels of a rectangle in points are not `color`.
  func count(other color: String, x: Int, y: Int, width: Int, height: Int) -> Int {
    var count = 0
    for row in y * 2..<(y + height) * 2 {
      for column in x * 2..<(x + width) * 2 where bitmap[column, row].hex != color { count += 1 }
    }
    return count
  }

  func view(_ id: String) -> ResolvedView? { viewTree.views.first { $0.id == id } }
}

private func fontBytes(_ path: String) throws -> any FontBytes {
  CopiedFontBytes([UInt8](try Data(contentsOf: URL(filePath: "/usr/share/fonts/\(path)"))))
}
