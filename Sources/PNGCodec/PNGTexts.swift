/// The text chunks before the pixels of a PNG; the pixels and what follows are not looked at, so that
/// this costs a hundredth of decoding.
public func pngTexts(
  _ bytes: [UInt8], limits: PNGLimits = .default
) throws(PNGError) -> [PNGText] {
  let claimed = try pngHeader(bytes, limits: limits)
  return try bytes.withUnsafeBufferPointer { file throws(PNGError) in
    try referenceTexts(file, claimed: claimed, limits: limits)
  }
}
