import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Pairs of PNGs")
struct PNGPairTests {
  /// `bitmap` as a file of the type with filters of its own.
  static func file(
    _ bitmap: Bitmap, _ type: PNGAssembly.ColorType, _ filter: @escaping (Int) -> UInt8
  ) -> [UInt8] {
    PNGAssembly(
      width: UInt32(bitmap.size.width), height: UInt32(bitmap.size.height), type: type,
      filter: filter
    ) { x, y in
      let color = bitmap[x, y]
      return [color.red, color.green, color.blue, color.alpha].prefix(type.channels)
        .map(UInt16.init)
    }.bytes
  }

  /// What two bitmaps of one size differ in, found the plain way.
  static func expected(_ old: Bitmap, _ new: Bitmap) -> (first: Int, end: Int)? {
    let rows = (0..<old.size.height).filter { old.row($0) != new.row($0) }
    guard let first = rows.first, let last = rows.last else { return nil }
    return (first, last + 1)
  }

  static func check(
    _ pair: PNGPair?, _ old: Bitmap, _ new: Bitmap, isWhole: Bool, _ comment: Comment
  ) {
    guard let rows = expected(old, new) else {
      #expect(pair == .equal(old.size), comment)
      return
    }
    guard case .differs(let size, let found, let oldRows, let newRows) = pair else {
      #expect(Bool(false), "\(comment): no difference")
      return
    }
    #expect(size == old.size, comment)
    #expect(found.lowerBound == rows.first, comment)
    #expect(found.upperBound >= rows.end, comment)
    if oldRows.size == old.size {
      let isRight = oldRows == old && newRows == new
      #expect(isRight, comment)
    } else {
      let box = PixelRect(
        x: 0, y: found.lowerBound, width: size.width, height: found.count)
      #expect(!isWhole, comment)
      let isRight = oldRows == old.cropped(to: box) && newRows == new.cropped(to: box)
      #expect(isRight, comment)
    }
  }

  @Test("are equal where all pixels are, and else differ in the right rows", arguments: 0..<200)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let size = PixelSize(
      width: Int.random(in: 1...40, using: &generator),
      height: Int.random(in: 1...30, using: &generator))
    let type: PNGAssembly.ColorType = Bool.random(using: &generator) ? .rgb : .rgba
    let old = Bitmap.random(size, seed: seed, opaque: type == .rgb)
    var new = old
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let x = Int.random(in: 0..<size.width, using: &generator)
      let y = Int.random(in: 0..<size.height, using: &generator)
      new[x, y].green ^= UInt8(1 << Int.random(in: 0..<8, using: &generator))
    }
    let filters = (0..<30).map { _ in UInt8.random(in: 0...4, using: &generator) }
    let others = (0..<30).map { _ in UInt8.random(in: 0...4, using: &generator) }
    let isSame = Bool.random(using: &generator)
    let reader = PNGPairReader()
    for isWhole in [false, true, false] {
      let pair = reader.pair(
        Self.file(old, type) { filters[$0] },
        Self.file(new, type) { isSame ? filters[$0] : others[$0] }, isWhole: isWhole)
      Self.check(pair, old, new, isWhole: isWhole, "seed \(seed)")
    }
  }

  @Test("of different kinds are compared by their pixels", arguments: 0..<20 as Range<UInt64>)
  func kinds(seed: UInt64) {
    let old = Bitmap.random(PixelSize(width: 9, height: 9), seed: seed, opaque: true)
    var new = old
    if seed % 2 == 1 { new[4, Int(seed) % 9].blue ^= 1 }
    let pair = PNGPairReader().pair(
      Self.file(old, .rgb) { UInt8($0 % 5) }, Self.file(new, .rgba) { UInt8($0 % 3) },
      isWhole: false)
    Self.check(pair, old, new, isWhole: false, "seed \(seed)")
  }

  @Test("of different sizes are given whole")
  func sizes() {
    let old = Bitmap.random(PixelSize(width: 9, height: 9), seed: 1)
    let new = Bitmap.random(PixelSize(width: 9, height: 10), seed: 1)
    let pair = PNGPairReader().pair(
      Self.file(old, .rgba) { _ in 4 }, Self.file(new, .rgba) { _ in 1 }, isWhole: false)
    #expect(pair == .sizeChanged(old: old, new: new))
  }

  @Test("share memory without leaving anything behind")
  func reuse() {
    let reader = PNGPairReader()
    for seed in 0..<20 as Range<UInt64> {
      let side = 1 + Int(seed * 7 % 30)
      let old = Bitmap.random(PixelSize(width: side, height: side), seed: seed)
      var new = old
      if seed % 3 == 0 { new[side - 1, side - 1].alpha ^= 1 }
      let pair = reader.pair(
        Self.file(old, .rgba) { UInt8($0 % 5) }, Self.file(new, .rgba) { UInt8($0 % 5) },
        isWhole: seed % 2 == 0)
      Self.check(pair, old, new, isWhole: seed % 2 == 0, "seed \(seed)")
    }
  }

  @Test("hold only what changed of a tall picture")
  func band() {
    let old = Bitmap.random(PixelSize(width: 300, height: 2000), seed: 4)
    var new = old
    new[7, 1000].red ^= 1
    let filters: (Int) -> UInt8 = { $0 % 8 == 0 ? 1 : 4 }
    let pair = PNGPairReader().pair(
      Self.file(old, .rgba, filters), Self.file(new, .rgba, filters), isWhole: false)
    guard case .differs(_, let rows, let oldRows, _) = pair else {
      #expect(Bool(false), "no difference")
      return
    }
    #expect(rows == 1000..<1008)
    #expect(oldRows.size.height == 8)
  }
}
