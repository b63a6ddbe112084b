/// True where `bytes` are a PNG of a common kind whose chunks are all in place and have the right
/// checksums, texts and pixels included.
///
/// Costs a hundredth of decoding, and is what a file needs to show that is compared with its own
/// copy: it was not cut short, not damaged on the way, and is no pointer to another. False says
/// only that `decodePNG` must tell.
public func isIntactPNG(_ bytes: [UInt8], limits: PNGLimits = .default) -> Bool {
  bytes.withUnsafeBytes { file in
    guard let structure = PNGStructure(file, limits: limits), structure.channels != nil else {
      return false
    }
    // Of a stream that fills a picture, at least its header and checksum are there.
    return structure.pixels.reduce(0) { $0 + $1.count } > 6
  }
}
