import Drawing
import Geometry
import Pixels

/// A gradient ready to be asked for the colours of pixels.
struct GradientShading {
  /// The colours between two stops: at `start` they are `base`, and each channel rises by `slope`
  /// up to the next stop.
  private struct Segment {
    var start: Double
    var scale: Double
    var base: SIMD4<Double>
    var slope: SIMD4<Double>
  }

  private let kind: Gradient.Kind
  private let plane: AffineMapping
  /// Where each segment ends and the next begins.
  private let ends: [Double]
  private let segments: [Segment]
  /// What lies at the start and before it.
  private let before: SIMD4<Double>
  private let behind: SIMD4<Double>

  /// Nil for a gradient without stops or whose plane is not finite.
  ///
  /// Locations are limited to 0 … 1; one below that of the stop before it, or no number, counts as
  /// the same.
  init?(_ gradient: Gradient) {
    guard let first = gradient.stops.first, gradient.plane.isFinite else { return nil }
    func channels(_ color: RGBA8) -> SIMD4<Double> {
      SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    kind = gradient.kind
    plane = gradient.plane
    before = channels(first.color)
    var (place, color) = (0.0, channels(first.color))
    var isFirst = true
    var ends: [Double] = []
    var segments: [Segment] = []
    for stop in gradient.stops {
      let location = stop.location > place ? min(stop.location, 1) : place
      let next = channels(stop.color)
      if location > place {
        ends.append(location)
        segments.append(
          Segment(
            start: place, scale: 1 / (location - place), base: isFirst ? next : color,
            slope: isFirst ? SIMD4(repeating: 0) : next - color))
      }
      (place, color, isFirst) = (location, next, false)
    }
    behind = color
    self.ends = ends
    self.segments = segments
  }

  /// True where all pixels of a row have one colour.
  var isEvenAcross: Bool { kind == .linear && plane.a == 0 }
  /// True where all pixels of a column have one colour.
  var isEvenDown: Bool { kind == .linear && plane.c == 0 }

  /// The colour of the pixel in column `x` and row `y`, at its centre, as a straight word.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    var word: UInt32 = 0
    withUnsafeMutablePointer(to: &word) { write(row: y, from: x, 1, into: $0) }
    return word
  }

  /// Writes the straight colours of `count` pixels of row `y` from column `x` on.
  func write(row y: Int, from x: Int, _ count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let down = Double(y) + 0.5
    let (u, v) = (plane.c * down + plane.tx, plane.d * down + plane.ty)
    var last = 0
    ends.withUnsafeBufferPointer { ends in
      var column = 0
      if kind == .conic {
        while column + 4 <= count {
          let first = Double(x + column) + 0.5
          let across = SIMD4(first, first + 1, first + 2, first + 3)
          let shares = turns(x: plane.a * across + u, y: plane.b * across + v)
          for lane in 0..<4 { target[column + lane] = color(at: shares[lane], ends, &last) }
          column += 4
        }
      }
      for column in column..<count {
        let across = Double(x + column) + 0.5
        let share = share(u + plane.a * across, v + plane.b * across)
        target[column] = color(at: share, ends, &last)
      }
    }
  }

  @inline(__always)
  private func share(_ u: Double, _ v: Double) -> Double {
    switch kind {
    case .linear: u
    case .radial: (u * u + v * v).squareRoot()
    case .conic: turns(x: u, y: v)
    }
  }

  /// - Parameter last: the segment that the pixel before fell into.
  @inline(__always)
  private func color(
    at share: Double, _ ends: UnsafeBufferPointer<Double>, _ last: inout Int
  ) -> UInt32 {
    guard share > 0 else { return Self.word(before) }
    guard !ends.isEmpty else { return Self.word(behind) }
    guard share < ends[ends.count - 1] else { return Self.word(behind) }
    if share >= ends[last] || last > 0 && share < ends[last - 1] {
      var (low, high) = (0, ends.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if share < ends[middle] { high = middle } else { low = middle + 1 }
      }
      last = low
    }
    let segment = segments[last]
    return Self.word(segment.base + segment.slope * ((share - segment.start) * segment.scale))
  }

  @inline(__always)
  private static func word(_ channels: SIMD4<Double>) -> UInt32 {
    UInt32(channels.x + 0.5) | UInt32(channels.y + 0.5) << 8 | UInt32(channels.z + 0.5) << 16
      | UInt32(channels.w + 0.5) << 24
  }
}
