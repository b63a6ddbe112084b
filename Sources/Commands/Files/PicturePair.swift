import ImageDiff
import PNGCodec
import Pixels

/// Two pictures that were read and compared.
struct PicturePair: Sendable {
  let old: Bitmap
  let new: Bitmap
  /// The whole files.
  let oldBytes: [UInt8]
  let newBytes: [UInt8]
  let comparison: PictureComparison

  /// Reads and compares a picture of two folders, or two single ones for empty names.
  init(
    _ oldName: String, of oldSide: PictureSide, _ newName: String, of newSide: PictureSide,
    _ rules: PictureRules
  ) throws(Failure) {
    oldBytes = try oldSide.read(oldName)
    newBytes = try newSide.read(newName)
    let isSame = oldBytes == newBytes
    old = try decoded(oldBytes, oldSide.shown(oldName), exactly: !isSame)
    if isSame {
      // Nearly all pairs of two checkouts are the same files, and reading costs most.
      new = old
      comparison = .equal
    } else {
      new = try decoded(newBytes, newSide.shown(newName), exactly: true)
      comparison = rules.compared(new, with: old)
    }
  }
}

/// The pixels of a file; `path` is how messages call it.
func decoded(_ bytes: [UInt8], _ path: String, exactly: Bool) throws(Failure) -> Bitmap {
  do throws(PNGError) {
    return try exactly ? decodeExactPNG(bytes).bitmap : decodePNG(bytes).bitmap
  } catch {
    if case .lfsPointer = error { throw Failure("\(path): \(error)", .environment) }
    throw Failure("\(path): \(error)")
  }
}
