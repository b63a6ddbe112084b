import Geometry

/// The pixels and texts of a PNG of any type.
///
/// Grey and palette become RGB, 16 bits become the nearest 8, tRNS becomes alpha. Samples are given
/// as stored, whatever gAMA, cHRM, sRGB, cICP or iCCP say of them; `pngColorChunks` tells that. Of
/// an animated PNG the default image is read. Any damage is an error, down to a missing end or a
/// byte behind it, and so is a chunk that libpng would only warn of.
public func decodePNG(
  _ bytes: [UInt8], limits: PNGLimits = .default
) throws(PNGError) -> PNGImage {
  let claimed = try pngHeader(bytes, limits: limits)
  return try bytes.withUnsafeBufferPointer { file throws(PNGError) in
    if let image = fastPNG(UnsafeRawBufferPointer(file), limits: limits) { return image }
    return try referencePNG(file, claimed: claimed, limits: limits)
  }
}

/// The same by libpng alone, which benchmarks measure against.
package func decodePNGWithLibpng(_ bytes: [UInt8]) throws(PNGError) -> PNGImage {
  let claimed = try pngHeader(bytes, limits: .default)
  return try bytes.withUnsafeBufferPointer { file throws(PNGError) in
    try referencePNG(file, claimed: claimed, limits: .default)
  }
}

/// The same for a comparison of stored values in 8 bits: a PNG with samples that 8 bits cannot hold
/// is an error, since another one could be equal to it only by rounding.
public func decodeExactPNG(
  _ bytes: [UInt8], limits: PNGLimits = .default
) throws(PNGError) -> PNGImage {
  let image = try decodePNG(bytes, limits: limits)
  guard !image.isReduced else { throw .deepSamples }
  return image
}

/// The pixels with 16 bits a channel, exactly as a PNG of any type stores them.
///
/// Samples of fewer bits are spread so that 0 stays 0 and the largest becomes 65535. Takes twice
/// the memory of `decodePNG`.
public func decodeDeepPNG(
  _ bytes: [UInt8], limits: PNGLimits = .default
) throws(PNGError) -> DeepBitmap {
  let claimed = try pngHeader(bytes, limits: limits)
  return try bytes.withUnsafeBufferPointer { file throws(PNGError) in
    try referenceDeepPNG(file, claimed: claimed, limits: limits)
  }
}
