import Geometry
import Pixels
import TestSupport
import Testing

@testable import PNGCodec

@Suite("The fast lane")
struct LaneTests {
  static let types: [PNGAssembly.ColorType] = [.grey, .rgb, .palette, .greyAlpha, .rgba]

  /// A picture of noise in which the lane meets every filter.
  static func assembly(
    _ type: PNGAssembly.ColorType, width: Int, height: Int = 12, seed: UInt64 = 1,
    filter: @escaping (Int) -> UInt8
  ) -> PNGAssembly {
    let noise = Bitmap.random(PixelSize(width: width, height: height), seed: seed)
    let palette = (0..<256).flatMap { [UInt8($0), UInt8(255 - $0), UInt8($0 / 2)] }
    return PNGAssembly(
      width: UInt32(width), height: UInt32(height), type: type,
      before: type == .palette
        ? [chunk("PLTE", palette), chunk("tRNS", Array(0..<200))] : [], filter: filter, parts: 3
    ) { x, y in
      let color = noise[x, y]
      return [color.red, color.green, color.blue, color.alpha].prefix(type.channels)
        .map(UInt16.init)
    }
  }

  static func fast(_ bytes: [UInt8]) -> PNGImage? {
    bytes.withUnsafeBytes { fastPNG($0, limits: .default) }
  }

  static func reference(_ bytes: [UInt8]) -> PNGImage? {
    guard let size = try? pngHeader(bytes) else { return nil }
    return bytes.withUnsafeBufferPointer {
      try? referencePNG($0, claimed: size, limits: .default)
    }
  }

  /// What libpng says against a file; nil where it reads it.
  static func referenceRefusal(_ bytes: [UInt8]) -> String? {
    do throws(PNGError) {
      let size = try pngHeader(bytes)
      _ = try bytes.withUnsafeBufferPointer { file throws(PNGError) in
        try referencePNG(file, claimed: size, limits: .default)
      }
      return nil
    } catch { return "\(error)" }
  }

  @Test("reads what libpng reads", arguments: types, [1, 2, 3, 4, 5, 7, 8, 16, 33])
  func pixels(type: PNGAssembly.ColorType, width: Int) throws {
    for shift in 0..<5 {
      let bytes = Self.assembly(type, width: width) { UInt8(($0 + shift) % 5) }.bytes
      let image = try #require(Self.fast(bytes))
      #expect(image == Self.reference(bytes))
      #expect(image.bitmap.size.width == width)
    }
  }

  @Test("reads pictures of one row", arguments: types, 0..<5 as Range<UInt8>)
  func oneRow(type: PNGAssembly.ColorType, filter: UInt8) throws {
    let bytes = Self.assembly(type, width: 9, height: 1) { _ in filter }.bytes
    let image = try #require(Self.fast(bytes))
    #expect(image == Self.reference(bytes))
  }

  @Test("reads the texts that libpng reads")
  func texts() throws {
    let text = [
      PNGText(keyword: "meian.tree", value: String(repeating: "天気 label\n", count: 9_000)),
      PNGText(keyword: "Motörhead", value: "é"), PNGText(keyword: "k", value: ""),
    ]
    let bitmap = Bitmap.randomRectangles(PixelSize(width: 50, height: 40), seed: 3)
    for filter in [PNGFilter.none, .adaptive] {
      let bytes = try encodePNG(bitmap, text: text, filter: filter)
      #expect(Self.fast(bytes) == PNGImage(bitmap: bitmap, text: text))
    }
  }

  @Test("leaves what it does not read to libpng", arguments: 0..<6)
  func others(index: Int) throws {
    let grey: (Int, Int) -> [UInt16] = { x, y in [UInt16((x + y) & 1)] }
    let rgb: (Int, Int) -> [UInt16] = { x, y in [UInt16(x), UInt16(y), 7] }
    let files = [
      PNGAssembly(width: 9, height: 9, type: .grey, isInterlaced: true, samples: grey),
      PNGAssembly(width: 9, height: 9, type: .grey, depth: 1, samples: grey),
      PNGAssembly(width: 9, height: 9, type: .grey, depth: 16, samples: grey),
      PNGAssembly(
        width: 9, height: 9, type: .rgb, before: [chunk("tRNS", [0, 1, 0, 2, 0, 7])], samples: rgb),
      PNGAssembly(
        width: 9, height: 9, type: .rgb, before: [chunk("PLTE", [1, 2, 3])], samples: rgb),
      PNGAssembly(
        width: 9, height: 9, type: .rgb, after: [chunk("tEXt", [65, 0, 66, 0])], samples: rgb),
    ]
    let bytes = files[index].bytes
    #expect(Self.fast(bytes) == nil)
    #expect(try decodePNG(bytes) == Self.reference(bytes))
  }

  @Test("refuses a filter that does not exist, in a pair of the same file too")
  func unknownFilter() {
    let bytes = Self.assembly(.rgb, width: 5) { $0 == 7 ? 5 : 0 }.bytes
    #expect(Self.fast(bytes) == nil)
    #expect(Self.reference(bytes) == nil)
    #expect(PNGPairReader().pair(bytes, bytes, isWhole: false) == nil)
  }

  @Test("leaves an index without a colour to libpng, in a pair of the same file too")
  func unknownIndex() {
    let bytes = PNGAssembly(
      width: 4, height: 4, type: .palette, before: [chunk("PLTE", [1, 2, 3, 4, 5, 6])]
    ) { x, y in [x == 3 && y == 3 ? 2 : 1] }.bytes
    #expect(Self.fast(bytes) == nil)
    #expect(PNGPairReader().pair(bytes, bytes, isWhole: false) == nil)
  }

  @Test("reads the files of this repository as libpng does")
  func ownFiles() throws {
    let files = try ownPictures()
    #expect(files.count > 10)
    for file in files {
      // Not part of the expectation: a failure would print three million pixels.
      let isRead = Self.fast(file.bytes) != nil
      let isEqual = Self.fast(file.bytes) == Self.reference(file.bytes)
      #expect(isRead && isEqual, "\(file.name)")
    }
  }

  @Test("finds its own files intact, and no cut or damaged one")
  func intact() throws {
    let bytes = try encodePNG(Bitmap.random(PixelSize(width: 9, height: 9), seed: 2))
    #expect(isIntactPNG(bytes))
    for index in bytes.indices {
      #expect(!isIntactPNG(Array(bytes.prefix(index))))
      var damaged = bytes
      damaged[index] ^= 4
      #expect(!isIntactPNG(damaged), "byte \(index)")
    }
  }
}
