public import Geometry
public import PNGCodec
import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// Reads pairs of pictures to compare them, as fast as the files allow.
///
/// - Files with the same bytes are equal where they show no damage: `isIntactPNG` says what is looked
///   at in a PNG of a common kind, any other picture is read once.
/// - Pictures in one colour space, whichever it is, are compared by their stored values, 16 bits
///   a channel exactly.
/// - Pictures in different colour spaces are compared in sRGB in 8 bits, where both are known.
///
/// A reader keeps its memory from one pair to the next and belongs to one thread.
public final class PairReader {
  private let limits: PNGLimits
  private let fast: PNGPairReader

  public init(limits: PNGLimits = .default) {
    self.limits = limits
    fast = PNGPairReader(limits: limits)
  }

  /// - Parameters:
  ///   - isWhole: whether the bitmaps of a difference shall hold all rows, as a picture of the
  ///     differences needs; otherwise they hold what changed, where that is little.
  ///   - masks: where a `FineDifference` does not count. Bitmaps come as they are.
  public func read(
    _ old: [UInt8], _ new: [UInt8], isWhole: Bool = false, masks: [PixelRect] = []
  ) throws(PairError) -> PairReading {
    if isSame(old, new) { return .equal(try checkedSize(old)) }
    for (bytes, side) in [(old, PairError.Side.old), (new, .new)]
    where PictureFormat(of: bytes) == .png {
      let isTurned = pngExif(bytes).map { ExifOrientation(exif: $0).value > 1 } ?? false
      if isTurned {
        throw PairError(side: side, reason: .turned)
      }
    }
    let formats = (PictureFormat(of: old), PictureFormat(of: new))
    if formats == (.png, .png), PictureColorSpace(ofPNG: old) == PictureColorSpace(ofPNG: new),
      let pair = fast.pair(old, new, isWhole: isWhole)
    {
      return PairReading(pair)
    }
    return try compared(try picture(old, .old), try picture(new, .new), masks)
  }

  /// The size of a picture that is compared with its own bytes.
  private func checkedSize(_ bytes: [UInt8]) throws(PairError) -> PixelSize {
    if isIntactPNG(bytes, limits: limits), let size = try? pngHeader(bytes, limits: limits) {
      return size
    }
    return try picture(bytes, .old).size
  }

  private func picture(_ bytes: [UInt8], _ side: PairError.Side) throws(PairError) -> Picture {
    do throws(PictureError) { return try readPicture(bytes, limits: limits) } catch {
      throw PairError(side: side, reason: error)
    }
  }

  private func compared(
    _ old: Picture, _ new: Picture, _ masks: [PixelRect]
  ) throws(PairError) -> PairReading {
    guard old.colorSpace == new.colorSpace else { return try converted(old, new, masks) }
    guard old.size == new.size else { return .sizeChanged(old: old.stored, new: new.stored) }
    guard old.deep != nil || new.deep != nil else { return PairReading(old.stored, new.stored) }
    guard let difference = DeepDifference(old.deepest, new.deepest, outside: masks) else {
      return .equal(old.size)
    }
    return .differs(
      DifferingPictures(
        size: old.size, rows: difference.rows, old: old.stored, new: new.stored,
        fine: difference.fine))
  }

  private func converted(
    _ old: Picture, _ new: Picture, _ masks: [PixelRect]
  ) throws(PairError) -> PairReading {
    // The picture that cannot be converted is at fault, the other one stands in its message.
    guard let oldBitmap = old.inSRGB else { throw spaces(.old, old, new) }
    guard let newBitmap = new.inSRGB else { throw spaces(.new, new, old) }
    guard old.deep == nil, new.deep == nil else {
      throw PairError(
        side: .new, reason: .deepColorSpaces(new.colorSpace, other: old.colorSpace))
    }
    let wide = old.colorSpace == .displayP3 ? old : new
    let found = PairReading(oldBitmap, newBitmap)
    guard old.size == new.size,
      let fine = FineDifference(
        cutOff: wide.stored, equalIn: oldBitmap, and: newBitmap, outside: masks)
    else { return found }
    var rows = fine.box.y..<fine.box.maxY
    if case .differs(let pictures) = found {
      rows =
        min(
          rows.lowerBound, pictures.rows.lowerBound)..<max(
          rows.upperBound, pictures.rows.upperBound)
    }
    return .differs(
      DifferingPictures(size: old.size, rows: rows, old: oldBitmap, new: newBitmap, fine: fine))
  }

  private func spaces(_ side: PairError.Side, _ picture: Picture, _ other: Picture) -> PairError {
    PairError(side: side, reason: .colorSpaces(picture.colorSpace, other: other.colorSpace))
  }
}

/// `==` at the speed of memory.
private func isSame(_ old: [UInt8], _ new: [UInt8]) -> Bool {
  guard old.count == new.count else { return false }
  return old.withUnsafeBytes { oldBytes in
    new.withUnsafeBytes { newBytes in
      guard let start = oldBytes.baseAddress, let other = newBytes.baseAddress else { return true }
      return memcmp(start, other, oldBytes.count) == 0
    }
  }
}

extension PairReading {
  fileprivate init(_ pair: PNGPair) {
    switch pair {
    case .equal(let size): self = .equal(size)
    case .differs(let size, let rows, let firstRow, let old, let new):
      self = .differs(
        DifferingPictures(size: size, rows: rows, firstRow: firstRow, old: old, new: new))
    case .sizeChanged(let old, let new): self = .sizeChanged(old: old, new: new)
    }
  }

  /// Compares two whole pictures.
  fileprivate init(_ old: Bitmap, _ new: Bitmap) {
    guard old.size == new.size else {
      self = .sizeChanged(old: old, new: new)
      return
    }
    guard old != new, let first = (0..<old.size.height).first(where: { old.row($0) != new.row($0) })
    else {
      self = .equal(old.size)
      return
    }
    let last = (first..<old.size.height).last { old.row($0) != new.row($0) } ?? first
    self = .differs(DifferingPictures(size: old.size, rows: first..<last + 1, old: old, new: new))
  }
}

extension Picture {
  /// In 16 bits, spread from 8 where the file has no more.
  fileprivate var deepest: DeepBitmap {
    deep
      ?? DeepBitmap(
        size: size,
        samples: stored.pixels.flatMap { color in
          [color.red, color.green, color.blue, color.alpha].map { UInt16($0) * 257 }
        })
  }
}
