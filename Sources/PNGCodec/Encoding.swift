import CPNG
import Geometry
public import Pixels

/// The bytes of a PNG of 8 bits a channel in sRGB: RGB where `bitmap` is opaque, otherwise RGBA.
///
/// The same arguments give the same bytes as long as libdeflate and zlib are the same. The texts come before the
/// pixels and in their order, as UTF-8, and compressed from 257 bytes on.
public func encodePNG(
  _ bitmap: Bitmap, text: [PNGText] = [], filter: PNGFilter = .none
) throws(PNGError) -> [UInt8] {
  guard bitmap.size.area > 0, let width = UInt32(exactly: bitmap.size.width),
    let height = UInt32(exactly: bitmap.size.height)
  else { throw .noPixels(bitmap.size) }
  guard let writer = cpng_writer_new() else { throw .outOfMemory }
  defer { cpng_writer_free(writer) }

  for item in text {
    guard item.hasValidKeyword else { throw .invalidKeyword(item.keyword) }
    guard !item.value.utf8.contains(0) else { throw .invalidText(keyword: item.keyword) }
    let isCompressed = item.value.utf8.count > 256
    try check(
      cpng_add_text(writer, item.keywordBytes, item.value, isCompressed ? 1 : 0), of: writer)
  }
  let isOpaque = bitmap.isOpaque
  let status = bitmap.withUnsafePixels { pixels in
    let source = UnsafeRawBufferPointer(pixels)
    let first = source.baseAddress?.assumingMemoryBound(to: UInt8.self)
    return switch filter {
    case .none:
      cpng_write_packed(writer, first, width, height, isOpaque ? 1 : 0, compressionLevel)
    case .adaptive:
      cpng_write_filtered(writer, first, width, height, isOpaque ? 1 : 0, filteredLevel)
    }
  }
  try check(status, of: writer)
  var length = 0
  let bytes = cpng_writer_bytes(writer, &length)
  return Array(UnsafeBufferPointer(start: bytes, count: length))
}

/// libdeflate's level for pixels without filters.
///
/// Measured on screens of 1170 × 2532 in `docs/PERFORMANCE.md`: level 8 takes 25 ms and level 9 33 ms for
/// 1 % less; level 10 takes 180 ms for another 5 %, and zlib's level 5 28 ms for 10 % more.
private let compressionLevel: Int32 = 9

/// zlib's level for pixels with filters.
private let filteredLevel: Int32 = 5

private func check(_ status: cpng_status, of writer: OpaquePointer) throws(PNGError) {
  switch status {
  case CPNG_OK: return
  case CPNG_OUT_OF_MEMORY: throw .outOfMemory
  default: throw .notWritten(String(cString: cpng_writer_message(writer)))
  }
}
