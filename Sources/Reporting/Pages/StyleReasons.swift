import RunRecords

/// Why a screen is in its style: a line for each style, and folded below it the rules that decided
/// in each shot.
func styleReasons(of screen: ScreenRecord) -> Markup {
  let explained: [Markup] = screen.shots.compactMap { shot in
    shot.explanation.map { explanation($0, of: shot, in: screen) }
  }
  let parts: [Markup] = [
    screen.styleReasons.isEmpty ? "" : list(screen.styleReasons + overrides(in: screen)),
    explained.isEmpty
      ? ""
      : """
      <details class="why">
      <summary>Rules that decided</summary>
      \(Markup(explained))
      </details>
      """,
  ]
  return Markup(parts.filter { !$0.isEmpty })
}

/// `in dark, “hours” is light: view “hours” says …`, a line for each view that decides for itself.
private func overrides(in screen: ScreenRecord) -> [String] {
  let most = 8
  let lines = screen.shots.flatMap { shot in
    (shot.explanation?.views ?? []).compactMap { view -> String? in
      let style = view.properties.first { $0.name == "style" }
      guard let style, let rule = style.rules.first(where: { $0.outcome == .decided }),
        rule.text.contains("“\(view.view)”")
      else { return nil }
      let place = rule.place.isEmpty ? "" : " (\(line(of: rule.place)))"
      return "in \(shot.variant), “\(view.view)” is \(style.value): \(rule.text)\(place)"
    }
  }
  return Array(lines.prefix(most))
}

private func explanation(
  _ explanation: ShotExplanation, of shot: ShotRecord, in screen: ScreenRecord
) -> Markup {
  let views: [Markup] = explanation.views.map { view in
    """
    <h4>\(foreign: view.view) <span class="kind">\(foreign: view.kind)</span></h4>
    \(Markup(view.properties.map(rules(of:))))
    """
  }
  let rest: Markup =
    explanation.leftOut > 0
    ? "<p class=\"note\">\(counted(explanation.leftOut, "more value")) left out here.</p>" : ""
  let command = "meian explain \(screen.id) --variant \(shot.variant)"
  return """
    <h3>\(shot.variant)</h3>
    \(Markup(views))
    \(rest)
    <p class="note">What the system's own defaults decide is left out: <code>\(command)</code></p>
    """
}

/// One property with the rules that were asked for it, in order of precedence.
private func rules(of property: ViewExplanation.Property) -> Markup {
  let items: [Markup] = property.rules.map { rule in
    let place: Markup =
      rule.place.isEmpty ? "" : " <span class=\"place\">\(foreign: line(of: rule.place))</span>"
    return
      "<li class=\"\(rule.outcome.rawValue)\">\(rule.outcome.mark) \(foreign: rule.text)\(place)</li>"
  }
  return """
    <p><span class=\"word\">\(foreign: property.name)</span> \(withSwatches("\(property.source) \(property.value)"))</p>
    <ul class="rules">
    \(Markup(items))
    </ul>
    """
}
