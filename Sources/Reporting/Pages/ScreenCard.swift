import RunRecords

/// One screen on the index: its pair of pictures, what happened in one line, its verdicts.
func card(for screen: ScreenRecord, on page: String) -> Markup {
  let pair = ["light", "dark"].compactMap { style in mostUrgentShot(of: screen, in: style) }
  let shown = pair.isEmpty ? Array(screen.shots.prefix(2)) : pair
  let findings = screen.shots.reduce(0) { $0 + $1.findings.count }
  // Where nothing happened the chips say so.
  let isCalm = ReviewGroup(screen) >= .unchanged
  let says: Markup =
    isCalm ? "" : "<p class=\"says\">\(sentences(for: screen).first?.markup ?? "")</p>"
  let target = link(to: pagePath(ofScreen: screen.id), from: page)
  return """
    <li class="card" data-group="\(ReviewGroup(screen).rawValue)" \
    data-text="\(searchText(of: screen))">
    <div class="pair">
    \(Markup(shown.map { thumbnail(of: $0, screen: screen, on: page) }))
    </div>
    <h3><a href="\(target)">\(foreign: screen.id)</a></h3>
    \(says)
    <p class="chips">\(Markup(verdictGroups(of: screen), separator: " "))</p>
    \(findings == 0 ? "" : "<p class=\"note\">\(counted(findings, "finding"))</p>" as Markup)
    </li>
    """
}

/// A style may have several variants; the one that needs a person is shown.
private func mostUrgentShot(of screen: ScreenRecord, in style: String) -> ShotRecord? {
  screen.shots.filter { $0.variant == style || $0.variant.hasPrefix(style + ".") }
    .min { ReviewGroup($0.verdict) < ReviewGroup($1.verdict) }
}

private func thumbnail(of shot: ShotRecord, screen: ScreenRecord, on page: String) -> Markup {
  guard let image = shot.now ?? shot.after ?? shot.before else {
    return """
      <figure><div class="mat empty">\(shot.verdict.words)</div>\
      <figcaption>\(foreign: shot.variant)</figcaption></figure>
      """
  }
  return """
    <figure><div class="mat">\
    \(picture(image, alt: "\(screen.id), \(shot.variant): \(shot.verdict.words)", on: page))\
    </div><figcaption>\(foreign: shot.variant)</figcaption></figure>
    """
}

/// `light – unchanged`, with shots of the same verdict together.
private func verdictGroups(of screen: ScreenRecord) -> [Markup] {
  let present = Verdict.allCases.filter { verdict in
    screen.shots.contains { $0.verdict == verdict }
  }
  return present.sorted { ReviewGroup($0) < ReviewGroup($1) }.map { verdict in
    let variants = screen.shots.filter { $0.verdict == verdict }.map(\.variant)
    return "<span class=\"said\">\(foreign: enumerated(variants)) \(chip(verdict))</span>"
  }
}

private func searchText(of screen: ScreenRecord) -> String {
  let words = [screen.id, screen.title] + screen.shots.map { "\($0.variant) \($0.verdict.words)" }
  return clipped(words.joined(separator: " ").lowercased(), to: 1_000)
}

/// An image of the report; browsers load it when it comes into view.
func picture(_ image: ImageRecord, alt: String, on page: String) -> Markup {
  """
  <img loading="lazy" decoding="async" src="\(link(to: image.path, from: page))" \
  width="\(digits: image.width)" height="\(digits: image.height)" alt="\(clipped(alt, to: 240))">
  """
}
