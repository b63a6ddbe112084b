/// The known name that a mistyped one most likely means, or nil where none is near.
///
/// Near means: the same but for the case of letters, or at most a third of the letters wrong,
/// missing, surplus or swapped with their neighbour. Names longer than 64 bytes have no near name.
func nearestName(to name: String, in known: [String]) -> String? {
  let word = Array(name.lowercased().utf8)
  guard !word.isEmpty, word.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in known {
    let other = Array(candidate.lowercased().utf8)
    let allowed = max(word.count, other.count) / 3
    guard other.count <= 64, abs(word.count - other.count) <= allowed else { continue }
    let distance = editDistance(word, other)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The fewest insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var cost = min(
        last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == second[column - 1], other == first[row - 1] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
