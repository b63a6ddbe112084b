/// Pairs of ids that differ only in the case of letters, which some file systems cannot tell apart.
///
/// Neighbours of each group in ascending order: of `a`, `A` and `B` the one pair is (`A`, `a`).
public func caseCollisions(of ids: [String]) -> [(String, String)] {
  let sorted = Set(ids).map { (folded: $0.lowercased(), id: $0) }.sorted { $0 < $1 }
  return zip(sorted, sorted.dropFirst()).filter { $0.folded == $1.folded }.map { ($0.id, $1.id) }
}
