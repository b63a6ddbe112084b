import Pixels

/// Counts pixels by pair of colours, or by colour alone.
///
/// A table of its own, because the dictionary of the standard library costs more than finding the
/// pixels does.
struct PairTable {
  /// One pair of colours.
  struct Entry {
    /// The old colour in the upper half, as `RGBA8.bits`.
    var pair: UInt64
    fileprivate var counts: SIMD2<UInt32>
    /// In thousandths of CIEDE2000; -1 until it is asked for.
    fileprivate var distance: Int32 = -1

    fileprivate init(_ pair: UInt64, _ pixels: Int) {
      self.pair = pair
      counts = SIMD2(0, 0)
      add(pixels)
    }

    fileprivate mutating func add(_ pixels: Int) {
      let count = UInt32(truncatingIfNeeded: pixels)
      counts &+= SIMD2(count, pixels >= PairTable.longRun ? count : 0)
    }

    var pixels: Int { Int(counts.x) }
    /// Of those, the ones in runs of at least `longRun`, as solid areas have them.
    var solidPixels: Int { Int(counts.y) }
    var from: RGBA8 { RGBA8(bits: UInt32(truncatingIfNeeded: pair >> 32)) }
    var to: RGBA8 { RGBA8(bits: UInt32(truncatingIfNeeded: pair)) }
  }

  /// In the order in which they were met.
  private(set) var entries: [Entry] = []
  /// Indices into `entries`, -1 where free; their number is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 1 << 10)
  private var shift: UInt64 = 64 - 10
  private let most: Int

  static let longRun = 8

  /// - Parameter most: how many pairs are kept; those first met later are not counted.
  init(most: Int) { self.most = most }

  /// Adds a run of pixels and gives the pair's index in `entries`, or nil where the table is full.
  @inline(__always)
  mutating func add(_ pair: UInt64, _ pixels: Int) -> Int? {
    var slot = place(of: pair)
    while true {
      let index = Int(slots[slot])
      if index < 0 { break }
      if entries[index].pair == pair {
        entries[index].add(pixels)
        return index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return insert(pair, pixels, at: slot)
  }

  private mutating func insert(_ pair: UInt64, _ pixels: Int, at slot: Int) -> Int? {
    guard entries.count < most else { return nil }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(pair, pixels))
    // Half full is as far as looking for the next free place stays short.
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  private mutating func grow() {
    // Room that is not touched costs nothing; copying a large table to a larger one would.
    if entries.capacity < most { entries.reserveCapacity(most) }
    slots = []
    slots = Array(repeating: -1, count: 2 << (64 - Int(shift)))
    shift -= 1
    for (index, entry) in entries.enumerated() {
      var slot = place(of: entry.pair)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  @inline(__always)
  private func place(of pair: UInt64) -> Int {
    // Multiplying by the golden ratio spreads neighbouring colours over the upper bits.
    Int((pair &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  /// The distance of a pair, in thousandths of CIEDE2000.
  mutating func distance(_ index: Int) -> Int {
    if entries[index].distance < 0 {
      entries[index].distance = Int32(
        clamping: entries[index].from.distance(to: entries[index].to))
    }
    return Int(entries[index].distance)
  }

  /// At most `count` of the pairs: the most frequent first, then by the old colour, then by the new
  /// one.
  func mostFrequent(_ count: Int) -> [Entry] {
    let least = leastPixels(ofMostFrequent: count)
    return Array(
      entries.lazy.filter { $0.pixels >= least }
        .sorted { ($1.pixels, $0.pair) < ($0.pixels, $1.pair) }
        .prefix(count))
  }

  /// How many pixels all of the `count` most frequent pairs have at least: most pairs of a picture
  /// that changed everywhere have one or two, and need no sorting.
  private func leastPixels(ofMostFrequent count: Int) -> Int {
    guard entries.count > count else { return 1 }
    var counts = [Int](repeating: 0, count: 256)
    for entry in entries { counts[min(entry.pixels, counts.count - 1)] += 1 }
    var (least, pairs) = (counts.count, 0)
    while least > 1, pairs < count {
      least -= 1
      pairs += counts[least]
    }
    return least
  }
}

extension RGBA8 {
  /// All four channels in one number, red highest.
  var bits: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  init(bits: UInt32) {
    self.init(rgb: bits >> 8)
    alpha = UInt8(truncatingIfNeeded: bits)
  }
}
