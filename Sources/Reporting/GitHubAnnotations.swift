public import RunRecords

/// What GitHub shows beside the lines of a change, as the workflow commands that a step prints.
///
/// GitHub shows ten of a kind for a step, so there are at most ten lines, the gravest first, and
/// the last one counts what is left.
public func gitHubAnnotations(for run: RunRecord) -> [String] {
  let most = 10
  let complaints = run.complaints
  let shown = complaints.prefix(complaints.count > most ? most - 1 : most)
  let lines = shown.map { complaint in
    let place = "file=\(property(complaint.file)),line=\(complaint.line)"
    return
      "::\(complaint.isFailure ? "error" : "warning") \(place),title=Meian%3A \(property(complaint.rule))"
      + "::\(message(complaint.message))"
  }
  let rest = complaints.count - shown.count
  let hasFailure = complaints.dropFirst(shown.count).contains(where: \.isFailure)
  return rest == 0
    ? lines
    : lines + [
      "::\(hasFailure ? "error" : "warning") title=Meian::and \(grouped(rest)) more; the report has them all"
    ]
}

private func message(_ text: String) -> String {
  clipped(text, to: 600).replacing("%", with: "%25").replacing("\r", with: "%0D")
    .replacing("\n", with: "%0A")
}

private func property(_ text: String) -> String {
  message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
}
