/// PNG files put together by hand, so that decoding is tested against something that is not
/// libpng: zlib's stored blocks, and every filter, colour type, depth and order of rows.
public struct PNGAssembly {
  public enum ColorType: UInt8, Sendable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    public var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  public var width: UInt32
  public var height: UInt32
  public var type = ColorType.rgba
  /// Bits of one channel: 1, 2, 4, 8 or 16.
  public var depth = 8
  public var isInterlaced = false
  /// Chunks between IHDR and the pixels, such as PLTE and tRNS.
  public var before: [[UInt8]] = []
  /// Chunks between the pixels and IEND.
  public var after: [[UInt8]] = []
  /// The filter of the row `y` of a pass, 0 to 4.
  public var filter: (_ y: Int) -> UInt8 = { _ in 0 }
  /// How many IDAT chunks the pixels are spread over.
  public var parts = 1
  /// The channels of the pixel in column x and row y, each of `depth` bits.
  public var samples: (_ x: Int, _ y: Int) -> [UInt16]

  public init(
    width: UInt32, height: UInt32, type: ColorType = .rgba, depth: Int = 8,
    isInterlaced: Bool = false, before: [[UInt8]] = [], after: [[UInt8]] = [],
    filter: @escaping (_ y: Int) -> UInt8 = { _ in 0 }, parts: Int = 1,
    samples: @escaping (_ x: Int, _ y: Int) -> [UInt16]
  ) {
    self.width = width
    self.height = height
    self.type = type
    self.depth = depth
    self.isInterlaced = isInterlaced
    self.before = before
    self.after = after
    self.filter = filter
    self.parts = parts
    self.samples = samples
  }

  /// The whole file.
  public var bytes: [UInt8] {
    let header =
      bigEndian(width) + bigEndian(height)
      + [UInt8(depth), type.rawValue, 0, 0, isInterlaced ? 1 : 0]
    let stream = stored(scanlines)
    let length = (stream.count + parts - 1) / parts
    let pixels = stride(from: 0, to: stream.count, by: length).map { start in
      chunk("IDAT", Array(stream[start..<min(start + length, stream.count)]))
    }
    let chunks = [chunk("IHDR", header)] + before + pixels + after + [chunk("IEND", [])]
    return pngSignature + chunks.flatMap { $0 }
  }

  /// All rows, each with its filter byte, in the order of the file.
  private var scanlines: [UInt8] {
    guard isInterlaced else { return rows(x: (0, 1), y: (0, 1)) }
    // The seven passes of Adam7 as (start, step). Source: PNG specification, 8.1.
    let passes = [
      ((0, 8), (0, 8)), ((4, 8), (0, 8)), ((0, 4), (4, 8)), ((2, 4), (0, 4)), ((0, 2), (2, 4)),
      ((1, 2), (0, 2)), ((0, 1), (1, 2)),
    ]
    return passes.flatMap { rows(x: $0, y: $1) }
  }

  private func rows(x: (Int, Int), y: (Int, Int)) -> [UInt8] {
    let columns = Array(stride(from: x.0, to: Int(width), by: x.1))
    guard !columns.isEmpty else { return [] }
    var prior: [UInt8] = []
    return stride(from: y.0, to: Int(height), by: y.1).enumerated().flatMap { index, row in
      let plain = packed(columns.flatMap { samples($0, row) })
      defer { prior = plain }
      return filtered(plain, prior, filter(index))
    }
  }

  /// Source: PNG specification, 9.2.
  private func filtered(_ row: [UInt8], _ prior: [UInt8], _ filter: UInt8) -> [UInt8] {
    let distance = max(1, type.channels * depth / 8)
    return [filter]
      + row.indices.map { index in
        let left = index < distance ? 0 : Int(row[index - distance])
        let above = prior.isEmpty ? 0 : Int(prior[index])
        let corner = prior.isEmpty || index < distance ? 0 : Int(prior[index - distance])
        let guess =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          case 4:
            [left, above, corner].min {
              abs(left + above - corner - $0) < abs(left + above - corner - $1)
            }
              ?? 0
          default: 0
          }
        return row[index] &- UInt8(guess)
      }
  }

  private func packed(_ values: [UInt16]) -> [UInt8] {
    if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: values.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, offset in
        let value = start + offset < values.count ? values[start + offset] : 0
        return byte | UInt8(value) << (8 - depth * (offset + 1))
      }
    }
  }
}

public let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// A chunk with its length and its right checksum.
public func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + content
  return bigEndian(UInt32(content.count)) + body + bigEndian(crc32(body))
}

public func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// A zlib stream of uncompressed blocks.
public func stored(_ content: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  let starts = content.isEmpty ? [0] : Array(stride(from: 0, to: content.count, by: 65_535))
  for start in starts {
    let block = content[start..<min(start + 65_535, content.count)]
    let length = UInt16(block.count)
    stream.append(start == starts.last ? 1 : 0)
    for value in [length, ~length] { stream += [UInt8(value & 255), UInt8(value >> 8)] }
    stream += block
  }
  var low: UInt32 = 1
  var high: UInt32 = 0
  for byte in content {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }
  return stream + bigEndian(high << 16 | low)
}

public func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { crc, byte in
    (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
