/// Rows that one image has more than the other, as where a list grew.
///
/// Seen from the image with more rows: above `start` both agree row by row, then come `count` rows
/// of its own, then rows that the other image has `count` higher, up to `end`; below, as under a bar
/// at the bottom, rows agree again, counted from the end where the heights differ.
struct RowShift: Hashable {
  var start: Int
  var count: Int
  var end: Int

  /// How much more a row of several colours counts; more than there are rows.
  private static let telling = 1 << 20

  /// The shift that makes the most rows agree, or nil where none makes many more agree.
  ///
  /// - Parameter larger: the image that has more rows.
  init?(from smaller: PixelPlane, to larger: PixelPlane) {
    guard smaller.width == larger.width, let count = Self.vote(smaller, larger) else { return nil }
    let height = larger.height
    let bottom = larger.height - smaller.height
    guard count > 0, count < height, bottom >= 0 else { return nil }
    // Rows of one colour agree anywhere and prove nothing; they only settle where a row belongs.
    let weights = (0..<height).map { larger.row($0).isUniform ? 1 : Self.telling }
    func agreement(_ y: Int, shifted: Int) -> Int {
      let other = y - shifted
      guard (0..<smaller.height).contains(other),
        larger.row(y).isEqual(to: smaller.row(other))
      else { return 0 }
      return weights[y]
    }
    // Sums of agreement above a row, for the three ways of pairing.
    let top = Self.sums(height) { agreement($0, shifted: 0) }
    let moved = Self.sums(height) { agreement($0, shifted: count) }
    let foot = bottom == 0 ? top : Self.sums(height) { agreement($0, shifted: bottom) }
    var best = (score: -1, start: 0, end: 0)
    // The best start for every end so far: its score, and where it is.
    var start = (score: Int.min, at: 0)
    for end in count...height {
      let candidate = end - count
      let score = top[candidate] - moved[end]
      if score >= start.score { start = (score, candidate) }
      let total = start.score + moved[end] + foot[height] - foot[end]
      // Where both ways of pairing agree, as in a page that grew, the rows count as shifted.
      if total >= best.score { best = (total, start.at, end) }
    }
    let shifted = best.end - best.start - count
    guard best.score - top[height] >= max(8, height / 32) * Self.telling, shifted >= height / 16
    else {
      return nil
    }
    self.start = best.start
    self.count = count
    end = best.end
  }

  /// The row of the other image that belongs to a row of the larger one, or nil for one of its own.
  ///
  /// - Parameter bottom: by how many rows the heights differ.
  func partner(of y: Int, bottom: Int) -> Int? {
    if y < start { return y }
    if y < start + count { return nil }
    return y < end ? y - count : y - bottom
  }

  /// True where the rows that only the larger image has are all alike, as in wider spacing.
  func isBlank(in larger: PixelPlane) -> Bool {
    (start + 1..<start + count).allSatisfy { larger.row($0).isEqual(to: larger.row(start)) }
  }

  private static func sums(_ height: Int, _ value: (Int) -> Int) -> [Int] {
    var sums = [0]
    sums.reserveCapacity(height + 1)
    for y in 0..<height { sums.append(sums[y] + value(y)) }
    return sums
  }

  /// By how much most rows that occur as often in both images are further down in the larger one.
  private static func vote(_ smaller: PixelPlane, _ larger: PixelPlane) -> Int? {
    let places = places(smaller)
    var offsets: [Int] = []
    for (mark, rows) in Self.places(larger) {
      guard let others = places[mark], others.count == rows.count else { continue }
      offsets += zip(rows, others).map { $0 - $1 }.filter { $0 > 0 }
    }
    offsets.sort()
    var best = (votes: 0, offset: 0)
    var index = 0
    while index < offsets.count {
      let start = index
      while index < offsets.count, offsets[index] == offsets[start] { index += 1 }
      if index - start > best.votes { best = (index - start, offsets[start]) }
    }
    return best.votes >= 4 ? best.offset : nil
  }

  /// The rows of each mark, from top to bottom.
  private static func places(_ plane: PixelPlane) -> [UInt64: [Int]] {
    var places: [UInt64: [Int]] = [:]
    for y in 0..<plane.height where !plane.row(y).isUniform {
      places[plane.row(y).mark, default: []].append(y)
    }
    return places
  }
}

extension PixelRow {
  /// A number that rarely agrees where rows differ; every fifth pixel counts, since who takes it
  /// compares the rows afterwards.
  fileprivate var mark: UInt64 {
    var mark: UInt64 = 0xCBF2_9CE4_8422_2325
    var x = 0
    while x < width {
      mark = (mark ^ UInt64(word(x))) &* 0x9E37_79B9_7F4A_7C15
      mark ^= mark >> 29
      x += 5
    }
    return mark
  }
}

extension RowShift {
  /// The same between the places where it could as well start, as between the text of two rows of a
  /// list: in their middle, where such rows begin.
  func centered(in larger: PixelPlane) -> RowShift {
    var (first, last) = (start, start)
    while first > 0, larger.row(first - 1).isEqual(to: larger.row(first - 1 + count)) { first -= 1 }
    while last + count < end, larger.row(last).isEqual(to: larger.row(last + count)) { last += 1 }
    var shift = self
    shift.start = (first + last) / 2
    return shift
  }
}
