import Geometry

/// Joins spans that lie near each other into groups, row by row.
///
/// Nothing but the groups and the last rows is kept: of a picture full of noise the spans would take
/// more memory than its pixels.
struct ConnectedSpans {
  /// A group of spans.
  struct Group {
    var box: PixelRect
    var sums: ChangeSums

    fileprivate mutating func add(_ other: Group) {
      box = box.union(other.box)
      sums.add(other.sums)
    }
  }

  /// Where a span of one of the last rows lies, and its group.
  private struct Place {
    var start: Int32
    var end: Int32
    var group: Int32
  }

  private struct Row {
    var y: Int32
    var places: [Place]
  }

  /// Groups that became part of another one stay where they are, with nothing to say.
  private var found: [Group] = []
  /// For each group one that it is part of, found earlier, or itself.
  private var parents: [Int32] = []
  /// Rows with spans, those near enough to the next one; the lowest last.
  private var recent: [Row] = []

  private static let gap = Int32(ChangeRegion.mergeGap)

  /// Adds the spans of one row, from left to right; rows come from top to bottom.
  mutating func addRow(_ spans: [ChangeSpan]) {
    guard let y = spans.first?.y else { return }
    if let far = recent.firstIndex(where: { y - $0.y <= Self.gap + 1 }) {
      recent.removeFirst(far)
    } else {
      recent.removeAll()
    }
    var row = Row(
      y: y, places: spans.map { Place(start: $0.start, end: $0.end, group: -1) })
    for above in recent.reversed() { join(above.places, &row.places) }
    for (index, span) in spans.enumerated() {
      let group = Group(
        box: PixelRect(
          x: Int(span.start), y: Int(y), width: Int(span.end - span.start), height: 1),
        sums: span.sums)
      if row.places[index].group < 0 {
        row.places[index].group = Int32(found.count)
        parents.append(Int32(found.count))
        found.append(group)
      } else {
        found[root(row.places[index].group)].add(group)
      }
    }
    recent.append(row)
  }

  /// Joins what overlaps in two rows, both going from left to right.
  private mutating func join(_ above: [Place], _ below: inout [Place]) {
    var (upper, lower) = (0, 0)
    while upper < above.count, lower < below.count {
      let (one, other) = (above[upper], below[lower])
      if one.start <= other.end + Self.gap, other.start <= one.end + Self.gap {
        if other.group < 0 {
          below[lower].group = one.group
        } else if one.group != other.group {
          unite(one.group, other.group)
        }
      }
      if one.end < other.end { upper += 1 } else { lower += 1 }
    }
  }

  private mutating func root(_ group: Int32) -> Int {
    var index = Int(group)
    while Int(parents[index]) != index {
      // Half the way each time keeps later ways short.
      parents[index] = parents[Int(parents[index])]
      index = Int(parents[index])
    }
    return index
  }

  private mutating func unite(_ one: Int32, _ other: Int32) {
    let (first, second) = (root(one), root(other))
    guard first != second else { return }
    let (earlier, later) = (min(first, second), max(first, second))
    parents[later] = Int32(earlier)
    found[earlier].add(found[later])
  }

  /// In the order of their first spans.
  var groups: [Group] { found.indices.filter { Int(parents[$0]) == $0 }.map { found[$0] } }
}
