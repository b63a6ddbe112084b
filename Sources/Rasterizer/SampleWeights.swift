/// Which source samples make up each destination pixel along one axis, in fixed point.
struct SampleWeights {
  /// How many bits the weights have after the point.
  static let bits: UInt64 = 14
  /// The sum of the weights of one pixel.
  static let one: UInt32 = 1 << bits

  /// Where each pixel's weights start in `weights`, and one entry for the end.
  private(set) var starts: [Int] = [0]
  /// The source sample of each pixel's first weight.
  private(set) var firstSamples: [Int] = []
  private(set) var weights: [UInt32] = []

  /// Weights for the pixels of `range`, where `count` samples lie evenly between `start` and
  /// `start + extent`, in pixels.
  ///
  /// Fewer pixels than samples: a pixel takes every sample by the share of it that lies in the
  /// pixel (area averaging). Otherwise a pixel lies between the two samples nearest to its
  /// centre (linear interpolation), and beyond the outermost ones repeats them.
  init(range: Range<Int>, start: Double, extent: Double, count: Int) {
    let step = Double(count) / extent
    for pixel in range {
      if step > 1 {
        addAverage(
          from: (Double(pixel) - start) * step, to: (Double(pixel + 1) - start) * step, count: count
        )
      } else {
        addInterpolation(at: (Double(pixel) + 0.5 - start) * step - 0.5, count: count)
      }
    }
  }

  private mutating func addAverage(from: Double, to: Double, count: Int) {
    let low = min(max(from, 0), Double(count))
    let high = min(max(to, 0), Double(count))
    guard high > low else {
      add(first: low <= 0 ? 0 : count - 1, [Self.one])
      return
    }
    let first = min(Int(low), count - 1)
    let last = min(Int(high.rounded(.up)) - 1, count - 1)
    var parts: [UInt32] = []
    var total: UInt32 = 0
    // Rounding the running total instead of each share makes the weights sum to `one`.
    for sample in first..<(last + 1) {
      let reached = (min(Double(sample + 1), high) - low) / (high - low)
      let sum = sample == last ? Self.one : UInt32(reached * Double(Self.one) + 0.5)
      parts.append(sum - total)
      total = sum
    }
    add(first: first, parts)
  }

  private mutating func addInterpolation(at position: Double, count: Int) {
    let clamped = min(max(position, 0), Double(count - 1))
    let first = Int(clamped)
    let second = UInt32((clamped - Double(first)) * Double(Self.one) + 0.5)
    add(first: first, second == 0 ? [Self.one] : [Self.one - second, second])
  }

  private mutating func add(first: Int, _ parts: [UInt32]) {
    firstSamples.append(first)
    weights += parts
    starts.append(weights.count)
  }

  /// The samples that any pixel uses.
  var samples: Range<Int> {
    let low = firstSamples.min() ?? 0
    let high = firstSamples.indices.map { firstSamples[$0] + starts[$0 + 1] - starts[$0] }.max()
    return low..<max(low, high ?? 0)
  }

  /// Hands `body` `starts`, `firstSamples` and `weights`.
  func withUnsafeParts(
    _ body: (
      UnsafeBufferPointer<Int>, UnsafeBufferPointer<Int>, UnsafeBufferPointer<UInt32>
    ) -> Void
  ) {
    starts.withUnsafeBufferPointer { starts in
      firstSamples.withUnsafeBufferPointer { firstSamples in
        weights.withUnsafeBufferPointer { body(starts, firstSamples, $0) }
      }
    }
  }
}
