import Baselines
import Drawing
import PNGCodec
import Pixels

/// A stored image with what it says about itself.
struct BaselineImage: Sendable {
  var bytes: [UInt8]
  var bitmap: Bitmap
  var epoch: Int?
  /// `name sha256:…` of each font.
  var fonts: [String]
  var tree: ResolvedViewTree?

  /// The keywords of the text chunks.
  enum Keyword {
    static let epoch = "meian.epoch"
    static let traits = "meian.traits"
    static let fonts = "meian.fonts"
    static let inputs = "meian.inputs"
    static let tree = "meian.tree"
  }

  init(_ bytes: [UInt8]) throws(PNGError) {
    let image = try decodePNG(bytes)
    self.bytes = bytes
    bitmap = image.bitmap
    epoch = image.text(of: Keyword.epoch).flatMap { Int($0) }
    fonts = image.text(of: Keyword.fonts)?.split(separator: "\n").map(String.init) ?? []
    tree = image.text(of: Keyword.tree).flatMap { try? ResolvedViewTree(lines: $0) }
  }
}
