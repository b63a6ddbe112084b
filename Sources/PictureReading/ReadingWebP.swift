import CWebP
import PNGCodec
import Pixels

/// The picture of a WebP, with or without loss, but of one picture only.
func readWebP(_ bytes: [UInt8], limits: PNGLimits) throws(PictureError) -> Picture {
  try bytes.withUnsafeBufferPointer { file throws(PictureError) in
    var width: UInt32 = 0
    var height: UInt32 = 0
    try check(cwebp_read_header(file.baseAddress, file.count, &width, &height))
    let size = try checkedSize(.webp, width, height, limits)
    var bitmap = Bitmap(size: size)
    let status = bitmap.withUnsafeMutablePixels { pixels in
      let target = UnsafeMutableRawBufferPointer(pixels)
      return cwebp_read_pixels(
        file.baseAddress, file.count,
        target.baseAddress?.assumingMemoryBound(to: UInt8.self), target.count)
    }
    try check(status)
    guard riffLength(bytes) + 8 == bytes.count else {
      throw .damaged(.webp, "the file is longer than it says")
    }
    let profile = webPChunk("ICCP", of: bytes)
    let orientation = ExifOrientation(exif: webPChunk("EXIF", of: bytes) ?? [])
    return Picture(
      format: .webp, stored: orientation.upright(bitmap),
      colorSpace: profile.map { PictureColorSpace(profile: $0) } ?? .sRGB, deep: nil)
  }
}

private func check(_ status: cwebp_status) throws(PictureError) {
  switch status {
  case CWEBP_OK: return
  case CWEBP_TRUNCATED: throw .truncated(.webp)
  case CWEBP_ANIMATED: throw .animated
  case CWEBP_OUT_OF_MEMORY: throw .outOfMemory
  default: throw .damaged(.webp, "libwebp cannot decode it")
  }
}

/// How long the file says it is, without its first 8 bytes; rounded up to even as chunks are.
private func riffLength(_ bytes: [UInt8]) -> Int {
  let length = littleEndian(bytes, 4)
  return length + length % 2
}

/// The content of the first chunk of that name; nil where the file has none.
private func webPChunk(_ name: String, of bytes: [UInt8]) -> [UInt8]? {
  var offset = 12
  while offset + 8 <= bytes.count {
    let length = littleEndian(bytes, offset + 4)
    guard length <= bytes.count - offset - 8 else { return nil }
    if bytes[offset..<offset + 4].elementsEqual(Array(name.utf8)) {
      return Array(bytes[offset + 8..<offset + 8 + length])
    }
    offset += 8 + length + length % 2
  }
  return nil
}

private func littleEndian(_ bytes: [UInt8], _ offset: Int) -> Int {
  (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
}
