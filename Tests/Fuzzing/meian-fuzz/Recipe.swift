/// Makes two PNGs from any bytes, so that filters, kinds and differences are reached without the
/// fuzzer having to find a compressed stream.
struct Recipe {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Two files, of which the second is the first with a few bytes of its rows changed, or with
  /// other rows altogether.
  mutating func files() -> ([UInt8], [UInt8]) {
    let kind = next()
    let width = 1 + Int(next() % 40)
    let height = 1 + Int(next() % 40)
    let colorType = [UInt8(0), 2, 3, 4, 6, 6, 2, 0][Int(kind & 7)]
    let depth: UInt8 = kind & 0x40 == 0 ? 8 : colorType == 3 ? 4 : 16
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    let rowBytes = (width * channels * Int(depth) + 7) / 8 + 1
    let changes =
      kind & 0x80 == 0 ? (0..<Int(next() % 4)).map { _ in (next(), next(), next()) } : []
    let rows = rows(height, rowBytes)
    var others = kind & 0x80 == 0 ? rows : self.rows(height, rowBytes)
    for (high, low, value) in changes {
      others[(Int(high) << 8 | Int(low)) % others.count] = value
    }
    let header =
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [depth, colorType, 0, 0, 0]
    let isWide = kind & 0x20 != 0
    let before = palette(colorType, isWide) + [chunk("gAMA", [0, 0, 0xB1, 0x8F])]
    return (
      file(header, before, rows, parts: 1 + Int(kind >> 3 & 3)),
      file(header, before, others, parts: 1)
    )
  }

  /// Rows with a filter each; what the recipe does not give repeats the row above.
  private mutating func rows(_ height: Int, _ rowBytes: Int) -> [UInt8] {
    var rows: [UInt8] = []
    for _ in 0..<height {
      rows.append(next() % 6 % 5)
      for _ in 1..<rowBytes {
        let repeated = rows.count >= rowBytes ? rows[rows.count - rowBytes] : 0
        rows.append(bytes.popFirst() ?? repeated)
      }
    }
    return rows
  }

  private func palette(_ colorType: UInt8, _ isWide: Bool) -> [[UInt8]] {
    guard colorType == 3 else { return [] }
    let count = isWide ? 256 : 16
    return [
      chunk("PLTE", (0..<3 * count).map { UInt8($0 * 7 & 255) }), chunk("tRNS", [0, 128, 255]),
    ]
  }

  private func file(
    _ header: [UInt8], _ before: [[UInt8]], _ rows: [UInt8], parts: Int
  ) -> [UInt8] {
    let stream = stored(rows)
    let length = (stream.count + parts - 1) / parts
    let pixels = stride(from: 0, to: stream.count, by: length).map { start in
      chunk("IDAT", Array(stream[start..<min(start + length, stream.count)]))
    }
    let chunks = [chunk("IHDR", header)] + before + pixels + [chunk("IEND", [])]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { $0 }
  }
}
