public import Geometry

/// The size that a PNG claims, from its first 24 bytes. Of the rest only the kinds of the chunks before
/// the pixels are looked at.
public func pngHeader(
  _ bytes: [UInt8], limits: PNGLimits = .default
) throws(PNGError) -> PixelSize {
  guard !bytes.isEmpty else { throw .empty }
  guard !bytes.starts(with: Array("version https://git-lfs".utf8)) else { throw .lfsPointer }
  let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  guard bytes.starts(with: signature.prefix(bytes.count)) else { throw .notPNG }
  guard bytes.count >= 24 else { throw .truncated }
  guard bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
    throw .damaged("IHDR is not the first chunk")
  }
  let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
  let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  guard width > 0, height > 0 else { throw .damaged("the size is \(width) × \(height)") }
  guard width <= limits.side, height <= limits.side, width * height <= limits.pixels else {
    throw .tooLarge(width: width, height: height, limits: limits)
  }
  guard !isAnimated(bytes) else { throw .animated }
  return PixelSize(width: width, height: height)
}

/// Whether a PNG has a second picture, which no reader of plain PNGs sees: the chunk `acTL` stands
/// before its pixels (PNG, third edition, section 11.3.4.1).
private func isAnimated(_ bytes: [UInt8]) -> Bool {
  var place = 8
  while place + 8 <= bytes.count {
    let kind = bytes[(place + 4)..<(place + 8)]
    if kind.elementsEqual("acTL".utf8) { return true }
    if kind.elementsEqual("IDAT".utf8) { return false }
    // Length, kind and checksum have 4 bytes each.
    place += 12 + bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
  return false
}
