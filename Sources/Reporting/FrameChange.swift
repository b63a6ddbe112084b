/// `moved 12 px down` where a frame `[x, y, width, height]` keeps its size; nil otherwise.
///
/// What one thing pushed away moves by the same distance on every screen, whatever the places were.
func movement(from before: String, to after: String) -> Cause? {
  guard let old = numbers(before), let new = numbers(after), old[2...] == new[2...] else {
    return nil
  }
  let across = new[0] - old[0]
  let down = new[1] - old[1]
  var parts: [String] = []
  if down != 0 { parts.append("\(grouped(Int(down.magnitude))) px \(down > 0 ? "down" : "up")") }
  if across != 0 {
    parts.append("\(grouped(Int(across.magnitude))) px \(across > 0 ? "right" : "left")")
  }
  guard !parts.isEmpty else { return nil }
  return Cause(subject: "moved \(parts.joined(separator: " and "))", values: nil)
}

private func numbers(_ frame: String) -> [Int]? {
  guard frame.hasPrefix("["), frame.hasSuffix("]") else { return nil }
  let parts = frame.dropFirst().dropLast().split(separator: ",")
    .map { Int($0.drop { $0 == " " }) }
  // Sums of what a hostile record holds must not trap.
  let known = parts.compactMap(\.self).filter { (-1_000_000...1_000_000).contains($0) }
  return known.count == 4 && parts.count == 4 ? known : nil
}
