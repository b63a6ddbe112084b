import Pixels

/// A cause as what other pairs of colours can be mixed from.
struct Mixture {
  /// Of exactly the two colours.
  let pixels: Int
  private let from: SIMD4<Double>
  private let to: SIMD4<Double>

  init(_ entry: PairTable.Entry) {
    pixels = entry.pixels
    from = entry.from.levels
    to = entry.to.levels
  }

  /// A mixture is at the rim of what it mixes, and so much rarer.
  static let rarer = 8

  /// True where the pair is what a mixture with this cause's colour became.
  func explains(_ entry: PairTable.Entry, among causes: [Mixture]) -> Bool {
    let (before, after) = (entry.from.levels, entry.to.levels)
    if isWithin(3, before - from), isWithin(3, after - to) { return true }
    if entry.isSolid { return false }
    if mixesWithOneThatStayed(before, after) { return true }
    return causes.contains { mixes(with: $0, before, after) }
  }

  /// The change is a share of this cause's, and what the rest would be is a colour.
  private func mixesWithOneThatStayed(
    _ before: SIMD4<Double>, _ after: SIMD4<Double>
  ) -> Bool {
    let whole = to - from
    let part = after - before
    guard let share = share(of: part, in: whole), isWithin(2, part - whole * share) else {
      return false
    }
    let stayed = before - from * share
    return all(stayed .>= -3) && all(stayed .<= (1 - share) * 255 + 3)
  }

  /// Both colours of the pair lie equally far between this cause's and the other's.
  private func mixes(
    with other: Mixture, _ before: SIMD4<Double>, _ after: SIMD4<Double>
  ) -> Bool {
    let old = from - other.from
    guard let share = share(of: before - other.from, in: old) else { return false }
    return isWithin(3, other.from + old * share - before)
      && isWithin(3, other.to + (to - other.to) * share - after)
  }

  /// How much of a change is in a part of it, seen where it is widest; nil unless some and not all.
  private func share(of part: SIMD4<Double>, in whole: SIMD4<Double>) -> Double? {
    var widest = 0
    for lane in 1..<4 where abs(whole[lane]) > abs(whole[widest]) { widest = lane }
    let share = part[widest] / whole[widest]
    // Nothing divided by nothing is no number, and compares with none.
    return share > 0 && share < 1 ? share : nil
  }

  private func isWithin(_ limit: Double, _ difference: SIMD4<Double>) -> Bool {
    all(difference .<= limit) && all(difference .>= -limit)
  }
}

extension PairTable.Entry {
  /// Mostly in areas of one colour: never a mere mixture.
  fileprivate var isSolid: Bool { pixels >= 32 && solidPixels * 2 >= pixels }
}

extension RGBA8 {
  fileprivate var levels: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }
}
