import RunRecords

/// What explains most of the differences of a run, so that a reviewer sees one decision where
/// forty screens changed for one reason.
func causeTable(for run: RunRecord) -> Markup {
  let longest = 8
  let causes = sharedCauses(of: run).filter { $0.screens > 1 }
  guard !causes.isEmpty else { return "" }
  let rows: [Markup] = causes.prefix(longest).map { shared in
    """
    <tr><th scope="row">\(shared.markup)</th><td>\(foreign: enumerated(shared.variants))</td>\
    <td>\(counted(shared.screens, "screen"))</td></tr>
    """
  }
  let rest = causes.count - rows.count
  let more: Markup = rest > 0 ? "<p class=\"note\">\(counted(rest, "more cause")).</p>" : ""
  return """
    <section aria-labelledby="causes">
    <h2 id="causes">Causes that screens share</h2>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of causes"><table>
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

/// A cause that several screens may have.
private struct SharedCause {
  var cause: Cause
  /// How the first screen shows it.
  var example: Cause
  var variants: [String] = []
  var screens = 0

  /// With colours, except where they differ from view to view.
  var markup: Markup { cause.values == nil ? cause.markup : example.markup }
}

/// Most screens first; among equals the one that comes first in the run.
private func sharedCauses(of run: RunRecord) -> [SharedCause] {
  var found: [SharedCause] = []
  var places: [Cause: Int] = [:]
  for screen in run.screens {
    var here: Set<Int> = []
    for shot in screen.shots {
      for counted in (shot.unexpected ?? shot.recorded)?.causes ?? []
      where counted.cause != .pixels && !counted.example.resolvesToOneColor {
        let place = places[counted.cause] ?? found.count
        if place == found.count {
          places[counted.cause] = place
          found.append(SharedCause(cause: counted.cause, example: counted.example))
        }
        if !found[place].variants.contains(shot.variant) {
          found[place].variants.append(shot.variant)
        }
        if here.insert(place).inserted { found[place].screens += 1 }
      }
    }
  }
  return found.enumerated()
    .sorted { ($1.element.screens, $0.offset) < ($0.element.screens, $1.offset) }
    .map(\.element)
}
