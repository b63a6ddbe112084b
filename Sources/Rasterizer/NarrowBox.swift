/// The mean of a few neighbouring cells, of eight lanes at once.
///
/// A cell is four lanes of 16 bits, each 0 to 4080. The mean is the nearest integer: the quotients of
/// all sums that occur were compared with a division, see `NarrowBoxTests`.
struct NarrowBox {
  /// The largest box whose sums fit into 16 bits: 15 cells of up to 4080, and half a cell for rounding.
  static let largestRadius = 7
  /// Bytes of one cell.
  static let cellSize = 8

  /// Cells to each side, 1 to 7.
  let radius: Int
  private let half: UInt16
  /// 2^(16 + down) divided by the number of cells, rounded up; 16 bits.
  private let reciprocal: UInt16
  private let down: UInt16

  init(radius: Int) {
    self.radius = radius
    let count = 2 * radius + 1
    let bits = Int.bitWidth - 1 - count.leadingZeroBitCount
    half = UInt16(radius)
    down = UInt16(bits)
    reciprocal = UInt16(truncatingIfNeeded: (1 << (16 + bits) + count - 1) / count)
  }

  /// Writes the means of 2 · `radius` + 1 cells that are `step` bytes apart, the first at `source`.
  ///
  /// - Parameter bytes: how much to write; rounded up to 16, and as much is read.
  func average(
    _ source: UnsafeRawPointer, step: Int, into target: UnsafeMutableRawPointer, bytes: Int
  ) {
    switch radius {
    case 1: average(source, count: 3, step, target, bytes)
    case 2: average(source, count: 5, step, target, bytes)
    case 3: average(source, count: 7, step, target, bytes)
    default: average(source, count: 2 * radius + 1, step, target, bytes)
    }
  }

  /// Inlined, so that the compiler knows the usual counts and keeps sums in registers.
  @inline(__always)
  private func average(
    _ source: UnsafeRawPointer, count: Int, _ step: Int, _ target: UnsafeMutableRawPointer,
    _ bytes: Int
  ) {
    let half = SIMD8<UInt16>(repeating: half)
    let reciprocal = SIMD8<UInt32>(repeating: UInt32(reciprocal))
    let down = SIMD8<UInt16>(repeating: down)
    var place = 0
    while place < bytes {
      var sum = half
      for cell in 0..<count {
        sum &+= (source + (place &+ cell &* step)).loadUnaligned(as: SIMD8<UInt16>.self)
      }
      let wide = SIMD8<UInt32>(truncatingIfNeeded: sum) &* reciprocal
      let mean = SIMD8<UInt16>(truncatingIfNeeded: wide &>> 16) &>> down
      (target + place).storeBytes(of: mean, as: SIMD8<UInt16>.self)
      place &+= 16
    }
  }
}
