import ImageDiff
import PNGCodec
import Pixels

/// Two pictures that were read and compared.
struct PicturePair: Sendable {
  let old: Bitmap
  let new: Bitmap
  let comparison: Comparison

  /// Reads and compares the files at two paths of the command line.
  init(_ oldPath: String, _ newPath: String, in environment: Environment) throws(Failure) {
    let oldBytes = try readInput(oldPath, in: environment)
    let newBytes = try readInput(newPath, in: environment)
    let isSame = oldBytes == newBytes
    old = try decoded(oldBytes, oldPath, exactly: !isSame)
    if isSame {
      // Nearly all pairs of two checkouts are the same files, and reading costs most.
      new = old
      comparison = .equal
    } else {
      new = try decoded(newBytes, newPath, exactly: true)
      comparison = ImageDiff.compare(new, with: old)
    }
  }
}

private func decoded(
  _ bytes: [UInt8], _ path: String, exactly: Bool
) throws(Failure) -> Bitmap {
  do throws(PNGError) {
    return try exactly ? decodeExactPNG(bytes).bitmap : decodePNG(bytes).bitmap
  } catch {
    if case .lfsPointer = error { throw Failure("\(path): \(error)", .environment) }
    throw Failure("\(path): \(error)")
  }
}
