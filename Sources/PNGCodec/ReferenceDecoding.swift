import CPNG
import Geometry
import Pixels

/// What libpng reads of a PNG of any type: the reference that the fast lane is held against.
func referencePNG(
  _ bytes: UnsafeBufferPointer<UInt8>, claimed: PixelSize, limits: PNGLimits
) throws(PNGError) -> PNGImage {
  try withReader(bytes, claimed: claimed, limits: limits) { reader throws(PNGError) in
    var bitmap = Bitmap(size: claimed)
    let status = bitmap.withUnsafeMutablePixels { pixels in
      let target = UnsafeMutableRawBufferPointer(pixels)
      return cpng_read_pixels(
        reader, target.baseAddress?.assumingMemoryBound(to: UInt8.self), target.count)
    }
    try check(status, of: reader, limits)
    return PNGImage(
      bitmap: bitmap,
      text: texts(of: reader),
      isReduced: cpng_reader_reduced(reader) != 0)
  }
}

/// The texts before the pixels, which are not read.
func referenceTexts(
  _ bytes: UnsafeBufferPointer<UInt8>, claimed: PixelSize, limits: PNGLimits
) throws(PNGError) -> [PNGText] {
  try withReader(bytes, claimed: claimed, limits: limits, toTheEnd: false) { texts(of: $0) }
}

/// The same with 16 bits a channel, whatever the file has.
func referenceDeepPNG(
  _ bytes: UnsafeBufferPointer<UInt8>, claimed: PixelSize, limits: PNGLimits
) throws(PNGError) -> DeepBitmap {
  try withReader(bytes, claimed: claimed, limits: limits) { reader throws(PNGError) in
    var samples = [UInt16](repeating: 0, count: 4 * claimed.area)
    let status = samples.withUnsafeMutableBufferPointer { target in
      cpng_read_deep_pixels(reader, target.baseAddress, target.count)
    }
    try check(status, of: reader, limits)
    return DeepBitmap(size: claimed, samples: samples)
  }
}

private func withReader<Result>(
  _ bytes: UnsafeBufferPointer<UInt8>, claimed: PixelSize, limits: PNGLimits,
  toTheEnd: Bool = true, _ body: (OpaquePointer) throws(PNGError) -> Result
) throws(PNGError) -> Result {
  let bounds = cpng_limits(
    side: UInt32(clamping: limits.side), chunk_count: UInt32(clamping: limits.textCount),
    chunk_bytes: limits.chunkBytes, text_bytes: limits.textBytes)
  guard let reader = cpng_reader_new(bytes.baseAddress, bytes.count, bounds) else {
    throw .outOfMemory
  }
  defer { cpng_reader_free(reader) }
  var width: UInt32 = 0
  var height: UInt32 = 0
  try check(cpng_read_header(reader, &width, &height), of: reader, limits)
  precondition(Int(width) == claimed.width && Int(height) == claimed.height)
  let result = try body(reader)
  guard toTheEnd else { return result }
  let trailing = cpng_reader_trailing(reader)
  guard trailing == 0 else { throw .trailingBytes(trailing) }
  if let fault = pngChunkFault(UnsafeRawBufferPointer(bytes)) { throw .damaged(fault) }
  return result
}

private func check(
  _ status: cpng_status, of reader: OpaquePointer, _ limits: PNGLimits
) throws(PNGError) {
  switch status {
  case CPNG_OK: return
  case CPNG_TRUNCATED: throw .truncated
  case CPNG_OUT_OF_MEMORY: throw .outOfMemory
  default:
    let message = String(cString: cpng_reader_message(reader))
    // libpng's word for both a text that is cut off and one that is too long.
    if ["zTXt: truncated", "iTXt: truncated"].contains(message) {
      throw .unpackedText(limit: limits.chunkBytes)
    }
    throw .damaged(message)
  }
}

private func texts(of reader: OpaquePointer) -> [PNGText] {
  (0..<cpng_text_count(reader)).map { text(cpng_text_at(reader, $0)) }
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

/// Bytes as the text that they are in Latin-1.
func latin1(_ bytes: some Sequence<UInt8>) -> String {
  var scalars = String.UnicodeScalarView()
  for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
  return String(scalars)
}
