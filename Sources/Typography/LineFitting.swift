/// Finds where lines end.
struct LineFitting {
  /// Sums of advances that exceed the room by less than this still fit, in points: frames come
  /// back from layout with rounding errors.
  static let tolerance = 0.01

  let items: [TextItem]
  /// For each item, in points.
  let advances: [Double]
  /// Whether a line may end before each item; empty where every cluster may end one.
  let opportunities: [Bool]
  /// The room of every line but the first, in points.
  let width: Double
  /// The room of the line that begins with the first item, in points.
  let firstWidth: Double
  /// What a soft hyphen takes where a line ends with it, in points.
  let hyphenWidth: Double

  init(
    items: [TextItem], advances: [Double], opportunities: [Bool], width: Double,
    firstWidth: Double? = nil, hyphenWidth: Double = 0
  ) {
    self.items = items
    self.advances = advances
    self.opportunities = opportunities
    self.width = width
    self.firstWidth = firstWidth ?? width
    self.hyphenWidth = hyphenWidth
  }

  /// The room of the line that begins at `start`, in points.
  func width(ofLineAt start: Int) -> Double { start == 0 ? firstWidth : width }

  /// The end of the line that starts at `start`: at least one cluster, spaces hanging.
  func end(ofLineAt start: Int) -> Int {
    let width = width(ofLineAt: start)
    var used = 0.0
    var lastOpportunity: Int?
    for index in start..<items.count {
      if index > start, !opportunities.isEmpty, opportunities[index], items[index].startsCluster {
        let hyphen = items[index - 1].isSoftHyphen ? hyphenWidth : 0
        if used + hyphen <= width + Self.tolerance || items[index - 1].isSpace {
          lastOpportunity = index
        }
      }
      used += advances[index]
      if !items[index].isSpace, used > width + Self.tolerance {
        let cluster = clusterStart(index)
        if let lastOpportunity { return lastOpportunity }
        return cluster > start ? spaceEnd(cluster) : clusterEnd(start)
      }
    }
    return items.count
  }

  /// How many items from `start` on fit into `room` points, whole clusters only.
  func prefix(from start: Int, room: Double) -> Int {
    var used = 0.0
    for index in start..<items.count {
      used += advances[index]
      if used > room + Self.tolerance { return clusterStart(index) - start }
    }
    return items.count - start
  }

  /// How many items at the end, none before `start`, fit into `room` points, whole clusters only.
  func suffix(from start: Int, room: Double) -> Int {
    var used = 0.0
    var first = items.count
    for index in (start..<items.count).reversed() {
      used += advances[index]
      if used > room + Self.tolerance { break }
      if items[index].startsCluster { first = index }
    }
    return items.count - first
  }

  private func clusterStart(_ index: Int) -> Int {
    var start = index
    while start > 0, !items[start].startsCluster { start -= 1 }
    return start
  }

  private func clusterEnd(_ index: Int) -> Int {
    var end = index + 1
    while end < items.count, !items[end].startsCluster { end += 1 }
    return end
  }

  private func spaceEnd(_ index: Int) -> Int {
    var end = index
    while end < items.count, items[end].isSpace { end += 1 }
    return end
  }
}
