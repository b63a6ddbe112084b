import CScanlines
import Geometry
import Pixels

/// The unpacked rows of a PNG, each behind its filter's number, at the end of a buffer that has
/// room for all pixels.
///
/// Pixels are written to the buffer's start while rows are read further on, so that one picture
/// takes the memory of one picture. That this never overtakes is why the rows sit at the end:
/// what is left to read of a picture is never longer than what is left to write.
struct Scanlines {
  let size: PixelSize
  /// Bytes a pixel in a row: 1, 2, 3 or 4.
  let channels: Int
  /// The colours of a palette picture, 256 of them; empty for others.
  let colors: [UInt32]
  /// How many of them the file has.
  let colorCount: Int

  /// Bytes of a row with its filter's number.
  var stride: Int { size.width * channels + 1 }
  /// Bytes of all rows.
  var length: Int { stride * size.height }
  /// Where the first row begins in the buffer.
  var start: Int { bufferPixels * pixelBytes - CSCAN_SLACK - length }
  /// How many pixels the buffer must have room for.
  var bufferPixels: Int {
    size.area + (size.height + CSCAN_SLACK + pixelBytes - 1) / pixelBytes
  }
  private var pixelBytes: Int { MemoryLayout<RGBA8>.stride }

  /// Nil for a kind of picture that the lane does not read.
  init?(_ structure: PNGStructure, of file: UnsafeRawBufferPointer) {
    guard let channels = structure.channels else { return nil }
    size = structure.size
    self.channels = channels
    guard let palette = structure.palette else {
      colors = []
      colorCount = 0
      return
    }
    let alphas = structure.transparency ?? 0..<0
    colorCount = palette.count / 3
    colors = (0..<256).map { index in
      guard index < palette.count / 3 else { return 0 }
      let entry = palette.lowerBound + 3 * index
      let alpha = index < alphas.count ? file[alphas.lowerBound + index] : 255
      return UInt32(
        littleEndian: UInt32(file[entry]) | UInt32(file[entry + 1]) << 8
          | UInt32(file[entry + 2]) << 16 | UInt32(alpha) << 24)
    }
  }

  /// The filter of row `y`, 0 to 4 where the file is right.
  func filter(_ y: Int, in buffer: UnsafeRawBufferPointer) -> UInt8 { buffer[start + y * stride] }

  /// True where row `y` can be read without the one above.
  func isIndependent(_ y: Int, in buffer: UnsafeRawBufferPointer) -> Bool {
    y == 0 || filter(y, in: buffer) <= 1
  }

  /// True where every row names a filter that exists.
  func hasKnownFilters(in buffer: UnsafeRawBufferPointer) -> Bool {
    (0..<size.height).allSatisfy { filter($0, in: buffer) <= 4 }
  }

  /// Writes the pixels of row `y` to `target`; `prior` is the row above as this wrote it.
  func read(
    _ y: Int, in buffer: UnsafeRawBufferPointer, prior: UnsafeRawPointer,
    to target: UnsafeMutableRawPointer
  ) {
    guard let base = buffer.baseAddress else { return }
    let row = base + start + y * stride
    cscan_row(
      Int32(channels), Int32(row.load(as: UInt8.self)),
      (row + 1).assumingMemoryBound(to: UInt8.self), prior.assumingMemoryBound(to: UInt8.self),
      target.assumingMemoryBound(to: UInt8.self), size.width)
  }

  /// Turns the whole buffer into pixels, which then are at its start.
  ///
  /// - Parameters:
  ///   - rows: those to read; the others are copied from `others`.
  ///   - others: the pixels of a picture that is equal in all other rows.
  func readAll(
    in buffer: UnsafeMutableRawBufferPointer, rows: Range<Int>? = nil,
    others: UnsafeRawBufferPointer? = nil
  ) {
    guard let base = buffer.baseAddress else { return }
    let rowBytes = size.width * pixelBytes
    withZeroRow { zero in
      for y in 0..<size.height {
        let target = base + y * rowBytes
        if let rows, let others = others?.baseAddress, !rows.contains(y) {
          target.copyMemory(from: others + y * rowBytes, byteCount: rowBytes)
          continue
        }
        read(
          y, in: UnsafeRawBufferPointer(buffer),
          prior: y == 0 ? zero : UnsafeRawPointer(target - rowBytes), to: target)
      }
    }
  }

  /// Replaces indices by colours; false where an index has no colour.
  func lookUpColors(in pixels: UnsafeMutableRawBufferPointer) -> Bool {
    guard !colors.isEmpty else { return true }
    let largest = cscan_look_up(
      pixels.baseAddress?.assumingMemoryBound(to: UInt32.self), size.area, colors)
    return largest < colorCount
  }

  /// Lends a row of zeros, which is what filters find above the first row.
  func withZeroRow<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    let zeros = [UInt32](repeating: 0, count: size.width)
    return zeros.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { preconditionFailure("a picture has pixels") }
      return body(base)
    }
  }
}
