import CJPEG
import Geometry
import PNGCodec
import Pixels

/// The picture of a JPEG, turned upright as its Exif data says.
func readJPEG(_ bytes: [UInt8], limits: PNGLimits) throws(PictureError) -> Picture {
  try bytes.withUnsafeBufferPointer { file throws(PictureError) in
    guard let reader = cjpeg_reader_new(file.baseAddress, file.count) else { throw .outOfMemory }
    defer { cjpeg_reader_free(reader) }
    func check(_ isDone: Int32) throws(PictureError) {
      guard isDone == 0 else { return }
      let words = String(cString: cjpeg_reader_message(reader))
      // In libjpeg's words, which name no colours.
      if words.hasPrefix("Unsupported color conversion") { throw .printColors }
      throw words.hasPrefix("Premature end") ? .truncated(.jpeg) : .damaged(.jpeg, words)
    }
    var width: UInt32 = 0
    var height: UInt32 = 0
    try check(cjpeg_read_header(reader, &width, &height))
    let size = try checkedSize(.jpeg, width, height, limits)
    // Before the pixels, after which the library has forgotten it.
    var length = 0
    let exif = cjpeg_exif(reader, &length)
    let orientation = ExifOrientation(exif: Array(UnsafeBufferPointer(start: exif, count: length)))
    var bitmap = Bitmap(size: size)
    let isDone = bitmap.withUnsafeMutablePixels { pixels in
      let target = UnsafeMutableRawBufferPointer(pixels)
      return cjpeg_read_pixels(
        reader, target.baseAddress?.assumingMemoryBound(to: UInt8.self), target.count)
    }
    try check(isDone)
    let profile = cjpeg_color_profile(reader, &length)
    let colors = UnsafeBufferPointer(start: profile, count: length)
    return Picture(
      format: .jpeg, stored: orientation.upright(bitmap),
      colorSpace: profile == nil ? .sRGB : PictureColorSpace(profile: Array(colors)), deep: nil)
  }
}

/// The size that a file claims, where the limits allow it.
func checkedSize(
  _ format: PictureFormat, _ width: UInt32, _ height: UInt32, _ limits: PNGLimits
) throws(PictureError) -> PixelSize {
  let (width, height) = (Int(width), Int(height))
  guard width > 0, height > 0 else { throw .damaged(format, "the size is \(width) × \(height)") }
  guard width <= limits.side, height <= limits.side, width * height <= limits.pixels else {
    throw .tooLarge(format, width: width, height: height, limits: limits)
  }
  return PixelSize(width: width, height: height)
}
