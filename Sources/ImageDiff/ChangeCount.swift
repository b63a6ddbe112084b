import Geometry
import Pixels

/// Adds up changed pixels row by row.
struct ChangeCount {
  private var pixels = 0
  private var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Number of pixels by pair of colours, the old one in the upper half.
  private var pairs: [UInt64: Int] = [:]

  /// Adds the row `y`; both rows have `width` pixels.
  mutating func addRow(
    _ y: Int, from old: UnsafePointer<RGBA8>, to new: UnsafePointer<RGBA8>, width: Int
  ) {
    var first = width
    var last = -1
    // Neighbours mostly change alike: a run is entered in the table once.
    var run: UInt64 = 0
    var length = 0
    for x in 0..<width where old[x] != new[x] {
      first = min(first, x)
      last = x
      let pair = UInt64(old[x].bits) << 32 | UInt64(new[x].bits)
      if pair != run, length > 0 {
        add(run, length)
        length = 0
      }
      run = pair
      length += 1
      pixels += 1
    }
    guard length > 0 else { return }
    add(run, length)
    box = box.union(PixelRect(x: first, y: y, width: last - first + 1, height: 1))
  }

  private mutating func add(_ pair: UInt64, _ count: Int) {
    guard pairs.count < Difference.countedColorChanges || pairs[pair] != nil else { return }
    pairs[pair, default: 0] += count
  }

  /// The sum; nil where nothing was added.
  var difference: Difference? {
    guard pixels > 0 else { return nil }
    let sorted = pairs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return Difference(
      pixels: pixels, box: box,
      colorChanges: sorted.prefix(Difference.storedColorChanges).map { pair, pixels in
        ColorChange(
          from: RGBA8(bits: UInt32(pair >> 32)), to: RGBA8(bits: UInt32(truncatingIfNeeded: pair)),
          pixels: pixels)
      },
      distinctColorChanges: pairs.count)
  }
}

extension RGBA8 {
  /// All four channels in one number, red highest.
  fileprivate var bits: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  fileprivate init(bits: UInt32) {
    self.init(rgb: bits >> 8)
    alpha = UInt8(truncatingIfNeeded: bits)
  }
}
