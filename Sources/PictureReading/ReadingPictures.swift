public import PNGCodec

/// The picture in a PNG, JPEG or WebP file, in its own colour space.
public func readPicture(
  _ bytes: [UInt8], limits: PNGLimits = .default
) throws(PictureError) -> Picture {
  switch PictureFormat(of: bytes) {
  case .jpeg: return try readJPEG(bytes, limits: limits)
  case .webp: return try readWebP(bytes, limits: limits)
  case .png, nil:
    do throws(PNGError) {
      let image = try decodePNG(bytes, limits: limits)
      return Picture(
        format: .png, stored: image.bitmap, colorSpace: PictureColorSpace(ofPNG: bytes),
        deep: image.isReduced ? try decodeDeepPNG(bytes, limits: limits) : nil)
    } catch { throw .png(error) }
  }
}
