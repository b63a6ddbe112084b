/// Changed pixels of one row, with at most the merge gap between them, and what they have in
/// common.
struct ChangeSpan {
  /// The row in which the span is shown.
  var y: Int32
  var start: Int32
  /// The first pixel behind the span.
  var end: Int32
  var sums = ChangeSums()
}

/// What adds up over the changed pixels of a span or a region.
struct ChangeSums {
  var pixels = 0
  /// How many runs of one pair of colours they make up.
  var runs = 0
  var distanceSum = 0
  var largestDistance = 0
  var largestLevels = 0
  var uncounted = 0
  /// How many lie between a darker and a lighter neighbour in either image, as antialiased pixels
  /// do; counted until one touches a solid area.
  var soft = 0
  var touchesSolid = false

  mutating func add(_ other: ChangeSums) {
    pixels += other.pixels
    runs += other.runs
    distanceSum += other.distanceSum
    largestDistance = max(largestDistance, other.largestDistance)
    largestLevels = max(largestLevels, other.largestLevels)
    uncounted += other.uncounted
    soft += other.soft
    touchesSolid = touchesSolid || other.touchesSolid
  }

  /// Of the pixels whose pairs are counted.
  var meanDistance: Int {
    let counted = pixels - uncounted
    return counted > 0 ? (distanceSum + counted / 2) / counted : 0
  }
}
