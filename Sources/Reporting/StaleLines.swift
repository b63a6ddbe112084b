import RunRecords

/// What keeps its first style in a screen's switched shots, a line each: at most 20, and how many
/// more there are.
func staleLines(of screen: ScreenRecord) -> [String] {
  let most = 20
  let lines = screen.stale.map { "\($0.variant): \($0.text)" }
  let rest = lines.count - most
  return lines.prefix(most) + (rest > 0 ? ["and \(grouped(rest)) more"] : [])
}
