import RunRecords

/// What stands beside the pictures of a screen: changes, findings, reasons, what to do.
func aside(for screen: ScreenRecord, of run: RunRecord) -> Markup {
  let changes = changeLists(for: screen)
  // That one style alone changed is often what was meant, so it is a fact.
  let findings =
    perShot(screen, \.findings)
    + screen.pairRemarks.filter { $0.note != .oneSided }.map { "\($0.sentence.statement)." }
    + (screen.pairNotes.contains(.staleAfterSwitching)
      ? [PairNote.staleAfterSwitching.words] : [])
    + staleLines(of: screen)
  let exceptions =
    screen.shots.compactMap { shot in
      shot.exceptionReason.map { "\(shot.variant) may change here: \($0)" }
    }
    + screen.shots.compactMap { shot in
      shot.tolerated.map { "\(shot.variant) passes by a tolerance: \($0)" }
    }
    + screen.shots.flatMap { shot in
      (shot.masks ?? []).map { "\(shot.variant) differs under the mask \($0.words)" }
    }
  let parts: [Markup] = [
    section("Changes", changes.isEmpty ? "" : Markup(changes)),
    section("Findings", findings.isEmpty ? "" : list(findings)),
    section("Exceptions", exceptions.isEmpty ? "" : list(exceptions)),
    section("Why this style", styleReasons(of: screen)),
    section("What to do", nextSteps(for: screen)),
    facts(of: screen, in: run),
  ]
  return Markup(parts.filter { !$0.isEmpty })
}

private func section(_ title: String, _ content: Markup) -> Markup {
  guard !content.isEmpty else { return "" }
  return """
    <section>
    <h2>\(title)</h2>
    \(content)
    </section>
    """
}

/// Lines of every shot; one that several shots share is there once, with their names.
func perShot(_ screen: ScreenRecord, _ lines: (ShotRecord) -> [String]) -> [String] {
  var order: [String] = []
  var variants: [String: [String]] = [:]
  for shot in screen.shots {
    for line in lines(shot) {
      if variants[line] == nil { order.append(line) }
      variants[line, default: []].append(shot.variant)
    }
  }
  return order.map { "\(enumerated(variants[$0] ?? [])): \($0)" }
}

private func nextSteps(for screen: ScreenRecord) -> Markup {
  let verdicts = Verdict.allCases.filter { verdict in
    screen.shots.contains { $0.verdict == verdict }
  }
  let command = acceptCommand(for: [screen])
  var steps: [Markup] = []
  if screen.isRecordable {
    steps.append("Right as drawn now? Record it: <code class=\"command\">\(command)</code>")
  }
  if verdicts.contains(.notApplied) {
    steps.append("Recording takes the change back; to keep it, change the screen's source.")
  }
  if verdicts.contains(.unexpectedChange), screen.isRecordable {
    steps.append("Not intended? Change the screen's source until it draws as recorded.")
  }
  if verdicts.contains(.locked) {
    steps.append(
      """
      The project says that this style must look as before. Bring that look back, or name the \
      screen as an exception, with a reason, in <code>meian.json5</code>.
      """)
  }
  if verdicts.contains(.obsolete) {
    steps.append("Remove what is recorded: <code class=\"command\">meian prune</code>")
  }
  if verdicts.contains(.broken) {
    steps.append("Repair what the message names; a screen that cannot be drawn cannot pass.")
  }
  if verdicts.contains(where: \.needsReview), !screen.isComparison {
    steps.append("Recorded changes are accepted with the merge request itself.")
  }
  guard !steps.isEmpty else { return "" }
  return "<ul>\(Markup(steps.map { "<li>\($0)</li>" }))</ul>"
}

private func facts(of screen: ScreenRecord, in run: RunRecord) -> Markup {
  let standIns = perShot(screen, \.standIns)
  var entries: [(term: String, meaning: Markup)] = []
  for remark in screen.pairRemarks where remark.note == .oneSided {
    entries.append(("styles", "\(foreign: remark.sentence.statement)."))
  }
  entries.append(("stand-ins", standIns.isEmpty ? "none" : list(standIns)))
  entries.append(("fonts", run.fonts.isEmpty ? "none" : list(run.fonts)))
  entries.append(("Meian", "\(run.meian), rendering epoch \(String(run.epoch))"))
  for shot in screen.shots {
    guard let image = shot.now ?? shot.after ?? shot.before else { continue }
    entries.append(
      (
        shot.variant,
        """
        \(digits: image.width) × \(digits: image.height) pixels, \(shot.paintedPixels) painted, \
        \(counted(shot.glyphs, "glyph")); <code>\(foreign: String(image.digest.prefix(16)))</code>
        """
      ))
  }
  return """
    <details class="facts">
    <summary>Facts and stand-ins</summary>
    \(definitions(entries))
    </details>
    """
}
