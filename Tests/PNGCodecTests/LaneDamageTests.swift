import Geometry
import Pixels
import TestSupport
import Testing

@testable import PNGCodec

/// Ten small files, each with what the others do not have.
private let files: [(name: String, bytes: [UInt8])] = {
  let filters: (Int) -> UInt8 = { UInt8($0 % 5) }
  let assembled = LaneTests.types.map { type in
    ("\(type)", LaneTests.assembly(type, width: 3, height: 6, filter: filters).bytes)
  }
  let packed = [PNGFilter.none, .adaptive].enumerated().compactMap { index, filter in
    let bitmap = Bitmap.randomRectangles(PixelSize(width: 19, height: 13), seed: 5)
    let text = PNGText(keyword: "tree", value: String(repeating: "label\n", count: 60))
    return (try? encodePNG(bitmap, text: index == 0 ? [text] : [], filter: filter)).map {
      ("packed \(index)", $0)
    }
  }
  let others = [
    PNGAssembly(width: 5, height: 4, type: .grey, depth: 2, isInterlaced: true) { x, y in
      [UInt16((x + y) & 3)]
    },
    PNGAssembly(width: 3, height: 3, type: .rgb, depth: 16) { x, y in
      [UInt16(x * 999), UInt16(y * 77), 0xFFFF]
    },
    PNGAssembly(width: 3, height: 3, type: .grey, before: [chunk("tRNS", [0, 1])]) { x, _ in
      [UInt16(x)]
    },
  ].enumerated().map { ("other \($0)", $1.bytes) }
  return assembled + packed + others
}()

@Suite("Damage in the fast lane")
struct LaneDamageTests {
  @Test("starts from ten files that are right")
  func intact() {
    #expect(files.count == 10)
    for file in files { #expect((try? decodePNG(file.bytes)) != nil, "\(file.name)") }
  }

  @Test("of any one byte is refused by both lanes and never makes a pair equal", arguments: 0..<10)
  func oneByte(file: Int) {
    let whole = files[file].bytes
    let reader = PNGPairReader()
    var accepted: [String] = []
    for index in whole.indices {
      for value in UInt8.min...UInt8.max where value != whole[index] {
        var bytes = whole
        bytes[index] = value
        var isRefused = LaneTests.fast(bytes) == nil
        if value ^ whole[index] == 1 << (index % 8) {
          isRefused =
            isRefused && (try? decodePNG(bytes)) == nil
            && reader.pair(bytes, whole, isWhole: false) == nil
            && reader.pair(whole, bytes, isWhole: true) == nil
        }
        if !isRefused { accepted.append("byte \(index) as \(value)") }
      }
    }
    #expect(accepted == [])
  }

  @Test("that checksums hide gives libpng's pixels or none", arguments: 0..<10)
  func hidden(file: Int) {
    let whole = files[file].bytes
    var accepted = 0
    var wrong: [String] = []
    for index in 8..<whole.count {
      for value in UInt8.min...UInt8.max where value != whole[index] {
        var bytes = whole
        bytes[index] = value
        guard let bytes = withRightChecksums(bytes), let image = LaneTests.fast(bytes) else {
          continue
        }
        accepted += 1
        // Length codes 286 and 287 do not exist; libdeflate reads them as 285.
        if let words = LaneTests.referenceRefusal(bytes), words.contains("invalid literal/length") {
          continue
        }
        if image != LaneTests.reference(bytes) { wrong.append("byte \(index) as \(value)") }
      }
    }
    #expect(wrong == [])
    // Palettes and texts can change without anything being wrong.
    if files[file].name == "palette" { #expect(accepted > 1000) }
  }

  /// The file with the checksum of every chunk, and of stored pixels, put right; nil where its
  /// chunks cannot be told apart.
  private func withRightChecksums(_ bytes: [UInt8]) -> [UInt8]? {
    var result = Array(bytes.prefix(8))
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { return nil }
      let body = Array(bytes[offset + 4..<offset + 8 + length])
      result += bytes[offset..<offset + 4] + body + bigEndian(crc32(body))
      offset += 12 + length
    }
    return offset == bytes.count ? result : nil
  }
}
