/// The known word that `word` was most likely meant to be, or nil if none is close.
///
/// A word that differs only in letter case comes first. Otherwise the smallest number of
/// insertions, deletions, replacements and swaps of neighbours decides: one change for words of 2
/// to 5 letters, two up to 8, three beyond. Of equally close words, the first in the alphabet.
public func nearest(_ word: String, in known: [String]) -> String? {
  // Longer words are no typing mistakes, and the work grows with the product of the lengths.
  guard word.utf8.count <= 64 else { return nil }
  let folded = word.lowercased()
  let letters = Array(folded.unicodeScalars)
  let allowed =
    switch letters.count {
    case ...1: 0
    case ...5: 1
    case ...8: 2
    default: 3
    }
  var best: (distance: Int, word: String)?
  for candidate in known.sorted() where candidate.utf8.count <= 64 && candidate != word {
    let lowercased = candidate.lowercased()
    if lowercased == folded { return candidate }
    let distance = editDistance(letters, Array(lowercased.unicodeScalars))
    if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.word
}

/// The Damerau–Levenshtein distance in its restricted form: no part is changed twice.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
