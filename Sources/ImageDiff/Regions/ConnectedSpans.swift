import Geometry

/// Joins spans that lie near each other into groups.
struct ConnectedSpans {
  /// A group of spans.
  struct Group {
    var box: PixelRect
    var sums: ChangeSums
  }

  private let spans: [ChangeSpan]
  /// For each span an earlier one of its group, or itself.
  private var parents: [Int32]

  /// - Parameter spans: in order of rows, then of columns.
  init(_ spans: [ChangeSpan]) {
    self.spans = spans
    parents = (0..<Int32(spans.count)).map(\.self)
    var rows: [Range<Int>] = []
    var start = 0
    for index in spans.indices
    where index + 1 == spans.count || spans[index + 1].y != spans[index].y {
      rows.append(start..<index + 1)
      start = index + 1
    }
    let reach = Int32(ChangeRegion.mergeGap + 1)
    for (index, row) in rows.enumerated() {
      var above = index - 1
      while above >= 0, spans[row.lowerBound].y - spans[rows[above].lowerBound].y <= reach {
        join(rows[above], row)
        above -= 1
      }
    }
  }

  /// Joins what overlaps in two rows, both going from left to right.
  private mutating func join(_ above: Range<Int>, _ below: Range<Int>) {
    let gap = Int32(ChangeRegion.mergeGap)
    var (upper, lower) = (above.lowerBound, below.lowerBound)
    while upper < above.upperBound, lower < below.upperBound {
      let (one, other) = (spans[upper], spans[lower])
      if one.start <= other.end + gap, other.start <= one.end + gap { unite(upper, lower) }
      if one.end < other.end { upper += 1 } else { lower += 1 }
    }
  }

  private mutating func root(_ index: Int) -> Int {
    var index = index
    while Int(parents[index]) != index {
      // Half the way each time keeps later ways short.
      parents[index] = parents[Int(parents[index])]
      index = Int(parents[index])
    }
    return index
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (first, second) = (root(one), root(other))
    if first < second { parents[second] = Int32(first) } else { parents[first] = Int32(second) }
  }

  /// In the order of their first spans.
  var groups: [Group] {
    var copy = self
    var places = [Int32](repeating: -1, count: spans.count)
    var groups: [Group] = []
    for (index, span) in spans.enumerated() {
      let root = copy.root(index)
      let box = PixelRect(
        x: Int(span.start), y: Int(span.y), width: Int(span.end - span.start), height: 1)
      if places[root] < 0 {
        places[root] = Int32(groups.count)
        groups.append(Group(box: box, sums: span.sums))
      } else {
        let place = Int(places[root])
        groups[place].box = groups[place].box.union(box)
        groups[place].sums.add(span.sums)
      }
    }
    return groups
  }
}
