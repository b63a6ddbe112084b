import CScanlines
import Geometry
import Pixels

/// The picture of a PNG of a common kind, 8 bits a channel and not interlaced, in a third of
/// libpng's time; nil for every other file, also one that is damaged.
///
/// Where this gives a picture, libpng gives the same; tests hold the two against each other. One
/// kind of damage is the exception, if its checksums were made right: libdeflate reads the length
/// codes 286 and 287, which do not exist, as 285, and zlib refuses them.
func fastPNG(_ file: UnsafeRawBufferPointer, limits: PNGLimits) -> PNGImage? {
  guard let structure = PNGStructure(file, limits: limits),
    let scanlines = Scanlines(structure, of: file), let inflater = Inflater(),
    let text = PNGTextReader(limits: limits).texts(of: structure, in: file, inflater)
  else { return nil }
  var isRead = false
  let pixels = [RGBA8](unsafeUninitializedCapacity: scanlines.bufferPixels) { target, count in
    let buffer = UnsafeMutableRawBufferPointer(
      start: target.baseAddress, count: scanlines.bufferPixels * MemoryLayout<RGBA8>.stride)
    isRead =
      scanlines.fill(buffer, from: structure, of: file, inflater)
      && {
        scanlines.readAll(in: buffer)
        return scanlines.lookUpColors(in: buffer)
      }()
    count = isRead ? scanlines.size.area : 0
  }
  guard isRead else { return nil }
  return PNGImage(bitmap: Bitmap(size: scanlines.size, pixels: pixels), text: text)
}

extension Scanlines {
  /// Unpacks all rows to the end of `buffer`; false where they are not exactly the rows of the
  /// picture, or name a filter that does not exist.
  func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from structure: PNGStructure,
    of file: UnsafeRawBufferPointer, _ inflater: borrowing Inflater
  ) -> Bool {
    if buffer.count >= 4 << 20 { cscan_prefer_large_pages(buffer.baseAddress, buffer.count) }
    let rows = UnsafeMutableRawBufferPointer(rebasing: buffer[start..<start + length])
    return inflater.fill(rows, from: structure.pixels, of: file)
      && hasKnownFilters(in: UnsafeRawBufferPointer(buffer))
  }
}
