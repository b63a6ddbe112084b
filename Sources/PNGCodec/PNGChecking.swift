import Geometry

/// True where `bytes` are a PNG of a common kind that shows no damage: its chunks are all in place and
/// have the right checksums, and its texts can be read.
///
/// This is what a file needs to show that is compared with its own copy: it was not cut short, not
/// damaged on the way, and is neither animated nor a pointer to another. The rows are unpacked where
/// there are at most 262,144 pixels, which takes less than a millisecond; of a larger picture that
/// would take as long as the rest of the comparison, and equal bytes unpack to equal pixels. False
/// says only that `decodePNG` must tell.
public func isIntactPNG(_ bytes: [UInt8], limits: PNGLimits = .default) -> Bool {
  bytes.withUnsafeBytes { file in
    guard let structure = PNGStructure(file, limits: limits), structure.channels != nil else {
      return false
    }
    if structure.size.area <= 1 << 18 { return fastPNG(file, limits: limits) != nil }
    guard let inflater = Inflater(),
      PNGTextReader(limits: limits).texts(of: structure, in: file, inflater) != nil
    else { return false }
    // Of a stream that fills a picture, at least its header and checksum are there.
    return structure.pixels.reduce(0) { $0 + $1.count } > 6
  }
}
