/// Indented lines of a first column as wide as its longest entry, and a second one.
func columns(_ rows: [(String, String)]) -> [String] {
  let width = rows.map(\.0.count).max() ?? 0
  return rows.map { first, second in
    "  " + first + String(repeating: " ", count: width - first.count + 2) + second
  }
}
