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
    var pixels: Int
    /// Of those, the ones in runs of at least `longRun`, as solid areas have them.
    var solidPixels: Int
    /// In thousandths of CIEDE2000; -1 until it is asked for.
    var distance: Int

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
        entries[index].pixels += pixels
        if pixels >= Self.longRun { entries[index].solidPixels += pixels }
        return index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return insert(pair, pixels, at: slot)
  }

  private mutating func insert(_ pair: UInt64, _ pixels: Int, at slot: Int) -> Int? {
    guard entries.count < most else { return nil }
    slots[slot] = Int32(entries.count)
    entries.append(
      Entry(
        pair: pair, pixels: pixels, solidPixels: pixels >= Self.longRun ? pixels : 0, distance: -1))
    // Half full is as far as looking for the next free place stays short.
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
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
      entries[index].distance = entries[index].from.distance(to: entries[index].to)
    }
    return entries[index].distance
  }

  /// The most frequent pairs first, then by the old colour, then by the new one.
  var sorted: [Entry] { entries.sorted { ($1.pixels, $0.pair) < ($0.pixels, $1.pair) } }
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
