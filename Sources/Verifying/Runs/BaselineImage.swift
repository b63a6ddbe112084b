import Baselines
import Drawing
import PNGCodec
import Pixels

/// A stored image with what it says about itself.
struct BaselineImage: Sendable {
  /// The whole file.
  var bytes: [UInt8]
  var bitmap: Bitmap
  /// Where the file was read.
  var source: BeforeBaselines.Source
  var marks: BaselineMarks
  private var treeText: String?

  /// The keywords of the text chunks.
  enum Keyword {
    static let epoch = "meian.epoch"
    static let traits = "meian.traits"
    static let fonts = "meian.fonts"
    static let inputs = "meian.inputs"
    static let tree = "meian.tree"
  }

  init(
    _ bytes: [UInt8], source: BeforeBaselines.Source = .stored
  ) throws(PNGError) {
    self.source = source
    let image = try decodeExactPNG(bytes)
    self.bytes = bytes
    bitmap = image.bitmap
    marks = BaselineMarks(image.text)
    treeText = image.text(of: Keyword.tree)
  }

  /// The same file with `equal` for its pixels, which are the same and already in memory.
  func showing(_ equal: Bitmap) -> BaselineImage {
    var image = self
    image.bitmap = equal
    return image
  }

  /// The views that the picture shows, or nil where the file does not say; read when it is asked
  /// for, because equal images need none.
  var tree: ResolvedViewTree? { treeText.flatMap { try? ResolvedViewTree(lines: $0) } }
}
