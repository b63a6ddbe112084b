import RunRecords

/// What explains most of the differences of a run, so that a reviewer sees one decision where
/// forty screens changed for one reason.
func causeTable(for run: RunRecord) -> Markup {
  let longest = 8
  let causes = sharedCauses(of: run).filter { $0.screens > 1 }
  guard !causes.isEmpty else { return "" }
  let rows: [Markup] = causes.prefix(longest).map { shared in
    let parts = Markup(
      shared.cause.parts.map { $0 == "→" ? "→" : "<b>\(foreign: $0)</b>" }, separator: " ")
    return """
      <tr><th scope="row">\(parts)</th><td>\(foreign: enumerated(shared.variants))</td>\
      <td>\(counted(shared.screens, "screen"))</td></tr>
      """
  }
  let rest = causes.count - rows.count
  let more: Markup = rest > 0 ? "<p class=\"note\">\(counted(rest, "more cause")).</p>" : ""
  return """
    <section aria-labelledby="causes">
    <h2 id="causes">Causes that screens share</h2>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="causes"><table>
    <thead><tr><th scope="col">cause</th><th scope="col">in</th><th scope="col">where</th></tr>\
    </thead>
    <tbody>
    \(Markup(rows))
    </tbody>
    </table></div>
    \(more)
    </section>
    """
}

private struct SharedCause {
  var cause: Cause
  var variants: [String]
  var screens: Int
}

private func sharedCauses(of run: RunRecord) -> [SharedCause] {
  var variants: [Cause: [String]] = [:]
  var screens: [Cause: Int] = [:]
  for screen in run.screens {
    var here: Set<Cause> = []
    for shot in screen.shots {
      for counted in (shot.unexpected ?? shot.recorded)?.causes ?? [] {
        here.insert(counted.cause)
        if !variants[counted.cause, default: []].contains(shot.variant) {
          variants[counted.cause, default: []].append(shot.variant)
        }
      }
    }
    for cause in here { screens[cause, default: 0] += 1 }
  }
  let shared = variants.map {
    SharedCause(cause: $0.key, variants: $0.value, screens: screens[$0.key] ?? 0)
  }
  return shared.sorted {
    ($1.screens, $0.cause.parts.joined(separator: " "))
      < ($0.screens, $1.cause.parts.joined(separator: " "))
  }
}
