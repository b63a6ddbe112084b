/// Which view of a later tree is which view of an earlier one.
///
/// A view with a name of its own is found by that. Others are called by their place among their
/// siblings, which moves when a sibling comes or goes; those are found by what they show.
struct ViewTreeAlignment {
  /// For each view of the later tree the offset of its counterpart in the earlier one.
  private(set) var partners: [Int?]

  private let old: ViewTreeOutline
  private let new: ViewTreeOutline
  private var isTaken: [Bool]

  init(_ before: ResolvedViewTree, _ after: ResolvedViewTree) {
    var contents = ViewContents()
    old = ViewTreeOutline(before, &contents)
    new = ViewTreeOutline(after, &contents)
    partners = [Int?](repeating: nil, count: after.views.count)
    isTaken = [Bool](repeating: false, count: before.views.count)
    matchNamed()
    alignChildren(old.roots, new.roots)
    // A parent stands before its children, so that its counterpart is known in time.
    for offset in new.views.indices {
      guard let partner = partners[offset] else { continue }
      alignChildren(old.children[partner], new.children[offset])
    }
  }

  /// Offsets of the views that only the earlier tree has.
  var removed: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  /// Whether the parent of a view has come or gone with it.
  func isInsideAdded(_ offset: Int) -> Bool {
    new.parents[offset].map { partners[$0] == nil } ?? false
  }

  func isInsideRemoved(_ offset: Int) -> Bool { old.parents[offset].map { !isTaken[$0] } ?? false }

  private mutating func pair(_ before: Int, _ after: Int) {
    partners[after] = before
    isTaken[before] = true
  }

  /// Where a name occurs several times, the first with the first, and so on.
  private mutating func matchNamed() {
    var waiting: [String: [Int]] = [:]
    for offset in old.views.indices.reversed() where !old.isPlace[offset] {
      waiting[old.views[offset].id, default: []].append(offset)
    }
    for offset in new.views.indices where !new.isPlace[offset] {
      if let match = waiting[new.views[offset].id]?.popLast() { pair(match, offset) }
    }
  }

  private mutating func alignChildren(_ before: [Int], _ after: [Int]) {
    var before = before.filter { !isTaken[$0] && old.isPlace[$0] }
    var after = after.filter { partners[$0] == nil && new.isPlace[$0] }
    while let one = before.first, let other = after.first, isSame(one, other) {
      pair(one, other)
      before.removeFirst()
      after.removeFirst()
    }
    while let one = before.last, let other = after.last, isSame(one, other) {
      pair(one, other)
      before.removeLast()
      after.removeLast()
    }
    guard !before.isEmpty, !after.isEmpty else { return }
    for (one, other) in bestPairs(before, after) { pair(one, other) }
    // What shows the same and stands elsewhere among its siblings has moved.
    for other in after where partners[other] == nil {
      let moved = before.first { !isTaken[$0] && old.contents[$0] == new.contents[other] }
      if let moved { pair(moved, other) }
    }
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    old.contents[one] == new.contents[other]
  }

  /// Longer lists than this, multiplied, are paired by their order: a screen shows no such list.
  private static let mostWork = 250_000

  /// Pairs in order of both lists, so that the likeness of all of them together is largest.
  private func bestPairs(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
    let (rows, columns) = (before.count, after.count)
    guard rows * columns <= Self.mostWork else {
      return zip(before, after).filter { likeness($0, $1) != nil }
    }
    var likenesses = [Int?](repeating: nil, count: rows * columns)
    // The best sum for what follows a place in both lists.
    var sums = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let likeness = likeness(before[row], after[column])
        likenesses[row * columns + column] = likeness
        let here = row * (columns + 1) + column
        let paired = likeness.map { $0 + sums[here + columns + 2] } ?? 0
        sums[here] = max(paired, sums[here + 1], sums[here + columns + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let here = row * (columns + 1) + column
      if let likeness = likenesses[row * columns + column],
        sums[here] == likeness + sums[here + columns + 2]
      {
        pairs.append((before[row], after[column]))
        row += 1
        column += 1
      } else if sums[here] == sums[here + 1] {
        column += 1
      } else {
        row += 1
      }
    }
    return pairs
  }

  /// How much speaks for two views being the same one, from 1; nil where they cannot be.
  private func likeness(_ one: Int, _ other: Int) -> Int? {
    let (before, after) = (old.views[one], new.views[other])
    let isSamePlace = before.id == after.id
    guard before.kind == after.kind else { return isSamePlace ? 1 : nil }
    let place = (isSamePlace ? 1 : 0) + (before.properties == after.properties ? 2 : 0)
    if isSame(one, other) { return 18 + place }
    let (words, others) = (old.words[one], new.words[other])
    let most = max(words.count, others.count)
    guard most > 0 else { return 3 + place }
    let common = Set(others).intersection(words).count
    return 3 + place + 12 * common / most
  }
}
