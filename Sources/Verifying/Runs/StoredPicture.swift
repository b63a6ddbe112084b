import Digests
import Geometry
import PNGCodec
import Pixels

/// What a baseline says of itself.
public struct StoredPicture: Sendable {
  /// Its view tree, one view a line; nil where the picture holds none.
  public var tree: [String]?
  /// Its size and what its pixels come to: other pixels are another line, whatever the tree says.
  public var pixels: String

  public init(ofPNG bytes: [UInt8]) throws(RunFailure) {
    do throws(PNGError) {
      let image = try decodePNG(bytes)
      tree = image.text(of: BaselineImage.Keyword.tree).map {
        $0.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
      }
      pixels = "\(image.bitmap.size) pixels, digest \(pixelDigest(image.bitmap).prefix(16))"
    } catch {
      if case .lfsPointer = error { throw .environment("\(error)") }
      throw .usage("\(error)")
    }
  }
}
