public import RunRecords

/// What changed in a shot, as the first line of its page says it, without the variant:
/// `“hours” changed: margins 16 → 20 pt; 8 pt taller (Screens/weather.screen.json5:42)`.
///
/// Empty where nothing but pixels is known.
public func changeWords(of shot: ShotRecord, in screen: ScreenRecord) -> String {
  let views = ShotViews(shot, source: screen.source)
  let causes = shot.causes(in: views)
  guard let first = causes.first, first.cause.rank != .pixels, !first.views.isEmpty else {
    return ""
  }
  var account = Account(of: shot, in: screen, causes)
  // What the verdict adds stands beside it already.
  account.verdict = .unexpectedChange
  var sentence = account.sentence(for: shot.variant)
  let opening = "In \(shot.variant), "
  sentence.statement = String(sentence.statement.dropFirst(opening.count))
  sentence.origin = shot.origin(of: first, in: views)
  let place = sentence.origin.map { " (\($0.place))" } ?? ""
  return String(sentence.text.dropLast()) + place
}

/// What came of a run's shots, in the words of the terminal and of every summary:
/// `26 shots: 25 unchanged, 1 unexpected-change`.
///
/// - Parameter grouping: writes a number.
public func shotCounts(of run: RunRecord, grouping: (Int) -> String) -> String {
  let shots = run.screens.reduce(0) { $0 + $1.shots.count }
  let parts = Verdict.allCases.compactMap { verdict in
    let count = run.count(of: verdict)
    return count > 0 ? "\(grouping(count)) \(verdict.rawValue)" : nil
  }
  return "\(grouping(shots)) shot\(shots == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
}
