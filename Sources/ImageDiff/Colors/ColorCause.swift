public import Pixels

/// One colour that became another, with all the mixtures that follow from it.
public struct ColorCause: Hashable, Sendable {
  public var from: RGBA8
  public var to: RGBA8
  /// Pixels of exactly these colours.
  public var pixels: Int
  /// Pixels between them and a colour that stayed or another cause, as antialiasing makes them.
  public var mixedPixels: Int

  public init(from: RGBA8, to: RGBA8, pixels: Int, mixedPixels: Int = 0) {
    self.from = from
    self.to = to
    self.pixels = pixels
    self.mixedPixels = mixedPixels
  }

  /// How many causes are kept.
  public static let most = 16
}

extension PairTable {
  /// The causes, those of most pixels first.
  var causes: [ColorCause] {
    var causes: [ColorCause] = []
    for entry in sorted.prefix(Self.examined) {
      let place = entry.isSolid ? nil : causes.firstIndex { $0.explains(entry, among: causes) }
      if let place {
        causes[place].mixedPixels += entry.pixels
      } else if causes.count < ColorCause.most {
        causes.append(ColorCause(from: entry.from, to: entry.to, pixels: entry.pixels))
      }
    }
    return causes
  }

  /// Rarer pairs explain nothing that a person could see.
  private static let examined = 4096
}

extension PairTable.Entry {
  /// Mostly in areas of one colour: never a mere mixture.
  fileprivate var isSolid: Bool { pixels >= 32 && solidPixels * 2 >= pixels }
}

extension ColorCause {
  /// True where the pair is what a mixture with this cause's colour became.
  fileprivate func explains(_ entry: PairTable.Entry, among causes: [ColorCause]) -> Bool {
    // A mixture is at the rim of what it mixes.
    guard entry.pixels * 8 <= pixels else { return false }
    let (before, after) = (entry.from.channels, entry.to.channels)
    if mixesWithOneThatStayed(before, after) { return true }
    return causes.contains { $0 != self && mixes(with: $0, before, after) }
  }

  /// The change is a share of this cause's, and what the rest would be is a colour.
  private func mixesWithOneThatStayed(_ before: [Int], _ after: [Int]) -> Bool {
    let (old, new) = (from.channels, to.channels)
    guard let widest = (0..<4).max(by: { abs(new[$0] - old[$0]) < abs(new[$1] - old[$1]) })
    else { return false }
    let share = Double(after[widest] - before[widest]) / Double(new[widest] - old[widest])
    guard share > 0, share < 1 else { return false }
    let rest = (1 - share) * 255
    return (0..<4).allSatisfy { channel in
      let expected = share * Double(new[channel] - old[channel])
      let stayed = Double(before[channel]) - share * Double(old[channel])
      return (expected - Double(after[channel] - before[channel])).magnitude <= 2
        && stayed >= -3 && stayed <= rest + 3
    }
  }

  /// Both colours of the pair lie equally far between this cause's and the other's.
  private func mixes(with other: ColorCause, _ before: [Int], _ after: [Int]) -> Bool {
    let ends = (from.channels, to.channels, other.from.channels, other.to.channels)
    let wide = (0..<4).map { (old: ends.0[$0] - ends.2[$0], new: ends.1[$0] - ends.3[$0]) }
    guard let widest = (0..<4).max(by: { abs(wide[$0].old) < abs(wide[$1].old) }),
      wide[widest].old != 0
    else { return false }
    let share = Double(before[widest] - ends.2[widest]) / Double(wide[widest].old)
    guard share > 0, share < 1 else { return false }
    return (0..<4).allSatisfy { channel in
      let old = Double(ends.2[channel]) + share * Double(wide[channel].old)
      let new = Double(ends.3[channel]) + share * Double(wide[channel].new)
      return (old - Double(before[channel])).magnitude <= 3
        && (new - Double(after[channel])).magnitude <= 3
    }
  }
}
