import Geometry
import Digests
import Drawing
import PNGCodec
public import Pixels
import Rendering
import Traits

/// What a shot looks like now, drawn or captured.
struct DrawnShot: Sendable {
  var bitmap: Bitmap
  var tree: ResolvedViewTree?
  var standIns: [String] = []
  var findings: [String] = []
  /// `name sha256:…` of each font used.
  var fonts: [String] = []
  var paintedPixels = 0
  var glyphs = 0
  var styleReason = ""
  /// A line for everything that made the picture but the resolved colours, which stand in the view
  /// tree; empty for captures.
  var ingredients: [String] = []
  /// What keeps the style of first display in a switched shot.
  var stale: [StaleProperty] = []
  /// `path sha256` of each picture file that it was made of.
  var pictures: [String] = []

  /// The file that would be stored: nothing in it depends on role, commit, path or time.
  func png(variant: Variant) throws(PNGError) -> [UInt8] {
    var text = [
      PNGText(keyword: BaselineImage.Keyword.epoch, value: "\(renderingEpoch)"),
      PNGText(keyword: BaselineImage.Keyword.traits, value: variant.name),
    ]
    if !fonts.isEmpty {
      text.append(
        PNGText(keyword: BaselineImage.Keyword.fonts, value: fonts.joined(separator: "\n")))
    }
    let lines = tree?.lines
    if !ingredients.isEmpty {
      let all = (ingredients + (lines.map { [$0] } ?? [])).joined(separator: "\n")
      text.append(PNGText(keyword: BaselineImage.Keyword.inputs, value: "\(Digest(of: all))"))
    }
    if let lines { text.append(PNGText(keyword: BaselineImage.Keyword.tree, value: lines)) }
    return try encodePNG(bitmap, text: text)
  }
}

/// The SHA-256 of an image's extent, as in `1170x2532:`, and of its pixels.
public func pixelDigest(_ bitmap: Bitmap) -> String {
  let extent = Array("\(bitmap.size.width)x\(bitmap.size.height):".utf8)
  return bitmap.withUnsafePixels { pixels in
    "\(Digest(of: extent, followedBy: UnsafeRawBufferPointer(pixels).bytes))"
  }
}
