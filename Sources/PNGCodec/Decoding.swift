import CPNG
import Geometry
import Pixels

/// The pixels and texts of a PNG of any type.
///
/// Grey and palette become RGB, 16 bits become the nearest 8, tRNS becomes alpha. Samples count
/// as sRGB whatever gAMA, cHRM, sRGB or iCCP say, because a comparison is about the stored
/// values. Of an animated PNG the default image is read. Any damage is an error, down to a
/// missing end or a byte behind it, and so is a chunk that libpng would only warn of.
public func decodePNG(
  _ bytes: [UInt8], limits: PNGLimits = .default
) throws(PNGError) -> PNGImage {
  let claimed = try pngHeader(bytes, limits: limits)
  return try bytes.withUnsafeBufferPointer { buffer throws(PNGError) in
    let bounds = cpng_limits(
      side: UInt32(clamping: limits.side), chunk_count: UInt32(clamping: limits.textCount),
      chunk_bytes: limits.chunkBytes, text_bytes: limits.textBytes)
    guard let reader = cpng_reader_new(buffer.baseAddress, buffer.count, bounds) else {
      throw .outOfMemory
    }
    defer { cpng_reader_free(reader) }

    var width: UInt32 = 0
    var height: UInt32 = 0
    try check(cpng_read_header(reader, &width, &height), of: reader)
    precondition(Int(width) == claimed.width && Int(height) == claimed.height)

    var bitmap = Bitmap(size: claimed)
    let status = bitmap.withUnsafeMutablePixels { pixels in
      let target = UnsafeMutableRawBufferPointer(pixels)
      return cpng_read_pixels(
        reader, target.baseAddress?.assumingMemoryBound(to: UInt8.self), target.count)
    }
    try check(status, of: reader)
    let trailing = cpng_reader_trailing(reader)
    guard trailing == 0 else { throw .trailingBytes(trailing) }
    return PNGImage(
      bitmap: bitmap,
      text: (0..<cpng_text_count(reader)).map { text(cpng_text_at(reader, $0)) },
      isReduced: cpng_reader_reduced(reader) != 0)
  }
}

/// The same for a comparison of stored values: a PNG with samples that 8 bits cannot hold is an
/// error, since another one could be equal to it only by rounding.
public func decodeExactPNG(
  _ bytes: [UInt8], limits: PNGLimits = .default
) throws(PNGError) -> PNGImage {
  let image = try decodePNG(bytes, limits: limits)
  guard !image.isReduced else { throw .deepSamples }
  return image
}

private func check(_ status: cpng_status, of reader: OpaquePointer) throws(PNGError) {
  switch status {
  case CPNG_OK: return
  case CPNG_TRUNCATED: throw .truncated
  case CPNG_OUT_OF_MEMORY: throw .outOfMemory
  default: throw .damaged(String(cString: cpng_reader_message(reader)))
  }
}

private func text(_ chunk: cpng_text) -> PNGText {
  let value = UnsafeRawBufferPointer(start: chunk.value, count: chunk.length)
  var keyword = String.UnicodeScalarView()
  var next = chunk.keyword
  while let byte = next?.pointee, byte != 0 {
    keyword.append(Unicode.Scalar(UInt8(bitPattern: byte)))
    next = next?.successor()
  }
  return PNGText(
    keyword: String(keyword),
    value: chunk.is_utf8 != 0 ? String(decoding: value, as: UTF8.self) : latin1(value))
}

private func latin1(_ bytes: some Sequence<UInt8>) -> String {
  var scalars = String.UnicodeScalarView()
  for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
  return String(scalars)
}
