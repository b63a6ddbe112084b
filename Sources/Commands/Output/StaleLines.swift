import RunRecords

/// What `verify` says of screens that keep something of their first style: a line for each such
/// screen and one for each thing that it keeps.
struct StaleLines {
  let record: RunRecord
  /// The most things that are named for one screen.
  private static let most = 10

  var lines: [Line] {
    record.screens.filter { $0.pairNotes.contains(.staleAfterSwitching) }.flatMap { screen in
      let rest = screen.stale.count - Self.most
      return [
        Line("●", .yellow) + " \(screen.id)  \(PairNote.staleAfterSwitching.rawValue)"
      ]
        + screen.stale.prefix(Self.most).map { Line("    \($0.variant): \($0.text)") }
        + (rest > 0 ? [Line("    and \(grouped(rest)) more")] : [])
    }
  }
}
