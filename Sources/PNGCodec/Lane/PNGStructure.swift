import Geometry

/// Where the parts of a PNG are that is built as the specification says.
///
/// Anything unusual, be it wrong or only rare, makes it nil: libpng then decides, and words the
/// error. So nothing here needs to tell damage from oddity.
struct PNGStructure {
  let size: PixelSize
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  let colorType: UInt8
  /// Bits of a sample.
  let depth: UInt8
  let isInterlaced: Bool
  private(set) var palette: Range<Int>?
  private(set) var transparency: Range<Int>?
  /// The parts of the compressed pixels, in order.
  private(set) var pixels: [Range<Int>] = []
  /// All other chunks.
  private(set) var others: [PNGChunk] = []

  init?(_ file: UnsafeRawBufferPointer, limits: PNGLimits) {
    guard let chunks = PNGChunk.all(in: file), let header = chunks.first,
      header.name == PNGChunk.header, header.content.count == 13
    else { return nil }
    let fields = header.content.lowerBound
    let width = Int(bigEndian(file, at: fields))
    let height = Int(bigEndian(file, at: fields + 4))
    guard width > 0, height > 0, width <= limits.side, height <= limits.side,
      width * height <= limits.pixels
    else { return nil }
    size = PixelSize(width: width, height: height)
    depth = file[fields + 8]
    colorType = file[fields + 9]
    isInterlaced = file[fields + 12] == 1
    guard file[fields + 10] == 0, file[fields + 11] == 0, file[fields + 12] <= 1 else {
      return nil
    }
    for chunk in chunks.dropFirst().dropLast() {
      guard add(chunk, limits) else { return nil }
    }
    guard !pixels.isEmpty, chunks.last?.content.isEmpty == true else { return nil }
    guard (palette != nil) == (colorType == 3) else { return nil }
  }

  private mutating func add(_ chunk: PNGChunk, _ limits: PNGLimits) -> Bool {
    switch chunk.name {
    case PNGChunk.pixels:
      // One chunk may be as long as all rows unpacked, and is never longer where it is compressed.
      guard !isBehindPixels, chunk.content.count <= max(limits.chunkBytes, size.area) else {
        return false
      }
      pixels.append(chunk.content)
      return true
    case PNGChunk.palette:
      let length = chunk.content.count
      guard palette == nil, transparency == nil, pixels.isEmpty, length > 0, length % 3 == 0,
        length <= 768
      else { return false }
      palette = chunk.content
    case PNGChunk.transparency:
      guard let palette, transparency == nil, pixels.isEmpty,
        (1...palette.count / 3).contains(chunk.content.count)
      else { return false }
      transparency = chunk.content
    case PNGChunk.animation where pixels.isEmpty:
      // The pixels are the first picture alone.
      return false
    default:
      guard !chunk.isCritical, chunk.content.count <= limits.chunkBytes else { return false }
      others.append(chunk)
    }
    isBehindPixels = !pixels.isEmpty
    return true
  }

  /// A chunk of another kind has followed the pixels, so that none of theirs may.
  private var isBehindPixels = false

  /// How many bytes of a row stand for one pixel, or nil where the fast lane does not read the kind.
  var channels: Int? {
    guard depth == 8, !isInterlaced else { return nil }
    switch colorType {
    case 0, 3: return transparency == nil || colorType == 3 ? 1 : nil
    case 2: return transparency == nil ? 3 : nil
    case 4: return 2
    case 6: return 4
    default: return nil
    }
  }
}
