import Geometry
import Pixels

/// Reads pairs of PNGs to compare them, and keeps its memory from one pair to the next.
///
/// Nearly all pairs are equal, and first touching fresh memory costs more than unpacking into it.
/// One reader belongs to one thread.
public final class PNGPairReader {
  private let limits: PNGLimits
  /// Memory of the pictures, kept while they turn out equal.
  private var oldBuffer: [RGBA8] = []
  private var newBuffer: [RGBA8] = []

  public init(limits: PNGLimits = .default) { self.limits = limits }

  /// What two files differ in, in stored values.
  ///
  /// - Parameter isWhole: whether the bitmaps of a difference shall hold all rows.
  /// - Returns: nil where one of the files is not of a common kind, or is damaged; reading it with
  ///   `decodePNG` then tells.
  public func pair(_ old: [UInt8], _ new: [UInt8], isWhole: Bool) -> PNGPair? {
    old.withUnsafeBytes { oldFile in
      new.withUnsafeBytes { newFile in pair(oldFile, newFile, isWhole: isWhole) }
    }
  }

  private func pair(
    _ oldFile: UnsafeRawBufferPointer, _ newFile: UnsafeRawBufferPointer, isWhole: Bool
  ) -> PNGPair? {
    guard let inflater = Inflater(),
      let old = opened(oldFile, inflater), let new = opened(newFile, inflater)
    else { return nil }
    makeRoom(old.lines.bufferPixels, &oldBuffer)
    makeRoom(new.lines.bufferPixels, &newBuffer)
    let isSameSize = old.lines.size == new.lines.size
    // Indices into palettes cannot be compared before they are colours.
    let isSameKind =
      isSameSize && old.lines.channels == new.lines.channels && old.lines.colors.isEmpty
      && new.lines.colors.isEmpty
    let found = oldBuffer.withUnsafeMutableBytes { oldBytes in
      newBuffer.withUnsafeMutableBytes { newBytes -> Found in
        guard old.lines.fill(oldBytes, from: old.structure, of: oldFile, inflater),
          new.lines.fill(newBytes, from: new.structure, of: newFile, inflater)
        else { return .refused }
        let pair = ScanlinePair(
          old: old.lines, new: new.lines, oldBuffer: oldBytes, newBuffer: newBytes)
        guard isSameKind else { return pair.readBoth(isComparable: isSameSize) }
        guard let rows = pair.changedRows() else { return .equal }
        if !isWhole, pair.isSmall(rows) { return pair.band(rows) }
        pair.readBoth(changed: rows)
        return .read(rows)
      }
    }
    switch found {
    case .refused: return nil
    case .equal: return .equal(old.lines.size)
    case .band(let rows, let oldPixels, let newPixels):
      let size = PixelSize(width: old.lines.size.width, height: rows.count)
      return .differs(
        old.lines.size, rows: rows, old: Bitmap(size: size, pixels: oldPixels),
        new: Bitmap(size: size, pixels: newPixels))
    case .read(let rows):
      let oldBitmap = Self.bitmap(old.lines.size, &oldBuffer)
      let newBitmap = Self.bitmap(new.lines.size, &newBuffer)
      guard let rows else { return .sizeChanged(old: oldBitmap, new: newBitmap) }
      return .differs(old.lines.size, rows: rows, old: oldBitmap, new: newBitmap)
    }
  }

  enum Found {
    case refused
    case equal
    /// The pixels of some rows.
    case band(Range<Int>, [RGBA8], [RGBA8])
    /// Both buffers are pixels now; nil where the sizes differ.
    case read(Range<Int>?)
  }

  private func opened(
    _ file: UnsafeRawBufferPointer, _ inflater: borrowing Inflater
  ) -> (structure: PNGStructure, lines: Scanlines)? {
    // Texts are read because damage in one makes the file unreadable.
    guard let structure = PNGStructure(file, limits: limits),
      let lines = Scanlines(structure, of: file),
      PNGTextReader(limits: limits).texts(of: structure, in: file, inflater) != nil
    else { return nil }
    return (structure, lines)
  }

  /// Makes `buffer` one of at least `count` pixels, whatever they are.
  private func makeRoom(_ count: Int, _ buffer: inout [RGBA8]) {
    if buffer.count >= count, buffer.count <= 4 * count { return }
    // Released first, so that old and new memory never add up.
    buffer = []
    buffer = [RGBA8](unsafeUninitializedCapacity: count) { $1 = count }
  }

  /// Takes the memory of `buffer`, whose first pixels are a picture.
  private static func bitmap(_ size: PixelSize, _ buffer: inout [RGBA8]) -> Bitmap {
    var pixels: [RGBA8] = []
    swap(&pixels, &buffer)
    pixels.removeLast(pixels.count - size.area)
    return Bitmap(size: size, pixels: pixels)
  }
}

extension ScanlinePair {
  /// True where the pixels of `rows` are little beside both whole pictures.
  fileprivate func isSmall(_ rows: Range<Int>) -> Bool {
    rows.count * old.size.width * MemoryLayout<RGBA8>.stride <= max(1 << 20, oldBuffer.count / 32)
  }

  fileprivate func band(_ rows: Range<Int>) -> PNGPairReader.Found {
    let count = rows.count * old.size.width
    func pixels(_ lines: Scanlines, _ buffer: UnsafeMutableRawBufferPointer) -> [RGBA8] {
      [RGBA8](unsafeUninitializedCapacity: count) { target, initialized in
        guard let base = target.baseAddress else { return }
        read(rows, of: lines, in: buffer, to: UnsafeMutableRawPointer(base))
        initialized = count
      }
    }
    return .band(rows, pixels(old, oldBuffer), pixels(new, newBuffer))
  }

  /// Makes pixels of both buffers, whose rows outside `rows` are equal.
  fileprivate func readBoth(changed rows: Range<Int>) {
    old.readAll(in: oldBuffer)
    new.readAll(in: newBuffer, rows: rows, others: UnsafeRawBufferPointer(oldBuffer))
  }

  /// Makes pixels of both buffers and compares them where their sizes allow.
  fileprivate func readBoth(isComparable: Bool) -> PNGPairReader.Found {
    old.readAll(in: oldBuffer)
    new.readAll(in: newBuffer)
    guard old.lookUpColors(in: oldBuffer), new.lookUpColors(in: newBuffer) else { return .refused }
    guard isComparable else { return .read(nil) }
    guard let rows = changedPixelRows() else { return .equal }
    return .read(rows)
  }
}
