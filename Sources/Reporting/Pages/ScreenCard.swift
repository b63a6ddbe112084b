import RunRecords

/// How much room a screen gets on the index.
enum CardSize {
  /// Few screens need a person: what was held against each other in full.
  case large
  /// Light and dark, and the part that changed.
  case normal
  /// Light and dark only, since there are many.
  case small
}

/// One screen on the index: its pictures, what happened in one line, its verdicts.
func card(for screen: ScreenRecord, causes: [Int], size: CardSize, on page: String) -> Markup {
  let findings = screen.shots.reduce(0) { $0 + $1.findings.count }
  // Where nothing happened the chips say so.
  let isCalm = ReviewGroup(screen) >= .unchanged
  // Where there are many, pictures of colours would make the page large.
  let said: [Markup] =
    isCalm
    ? []
    : sentences(for: screen).prefix(size == .small ? 1 : 3)
      .map { size == .small ? "\(foreign: $0.text)" : $0.markup }
  let says: Markup = said.isEmpty ? "" : "<p class=\"says\">\(Markup(said, separator: " "))</p>"
  let target = link(to: pagePath(ofScreen: screen.id), from: page)
  let isLarge = size == .large
  let crop = size == .small ? nil : crop(of: screen)
  let pictures: Markup =
    isLarge
    ? Markup(changedPair(of: screen).map { trio(of: $0, screen: screen, on: page) })
    : """
    <div class="pair">
    \(Markup(pair(of: screen).map { thumbnail(of: $0, screen: screen, on: page) }))
    </div>
    """
  if size == .small {
    return """
      <li class="card"\(facets(of: screen, causes: causes)) data-text="\(searchText(of: screen))">
      \(pictures)
      <h3><a href="\(target)">\(foreign: screen.shownID)</a></h3>
      \(says)
      <p class="chips">\(Markup(verdictGroups(of: screen), separator: " "))</p>
      \(findings == 0 ? "" : "<p class=\"note\">\(counted(findings, "finding"))</p>" as Markup)
      </li>
      """
  }
  return """
    <li class="card\(isLarge ? " large" : "")"\(facets(of: screen, causes: causes)) \
    data-text="\(searchText(of: screen))">
    <div class="told">
    <h3><a href="\(target)">\(foreign: screen.shownID)</a></h3>
    \(says)
    <p class="chips">\(Markup(verdictGroups(of: screen), separator: " "))</p>
    \(findings == 0 ? "" : "<p class=\"note\">\(counted(findings, "finding"))</p>" as Markup)
    \(crop?.markup(on: page) ?? "")
    </div>
    <div class="seen">
    \(pictures)
    </div>
    </li>
    """
}

/// The part that changed in the first shot that has one.
private func crop(of screen: ScreenRecord) -> Crop? {
  changedPair(of: screen).lazy.compactMap { Crop($0, screen: screen) }.first
}

/// Light and dark as far as they need a person; both where neither does.
private func changedPair(of screen: ScreenRecord) -> [ShotRecord] {
  let changed = pair(of: screen).filter { screen.group(of: $0) < .unchanged }
  return changed.isEmpty ? pair(of: screen) : changed
}

/// The two pictures that were held against each other and their difference.
private func trio(of shot: ShotRecord, screen: ScreenRecord, on page: String) -> Markup {
  let isRecorded = shot.unexpected == nil && shot.before != nil
  let roles: [(String, ImageRecord?)] =
    isRecorded
    ? [("before", shot.before), ("now", shot.now ?? shot.after), ("difference", shot.difference)]
    : [
      (screen.oldRole, shot.after), (screen.newRole, shot.now), ("difference", shot.difference),
    ]
  let figures = roles.compactMap { role, image -> Markup? in
    guard let image else { return nil }
    let alt = "\(screen.shownID), \(shot.variant), \(role): \(screen.words(of: shot))"
    return """
      <figure><div class="mat"><span class="framed">\(picture(image, alt: alt, on: page))\
      \(role == "difference" ? "" : shot.marks(on: image, isOld: !["now", screen.newRole].contains(role)))</span></div>\
      <figcaption>\(role)</figcaption></figure>
      """
  }
  guard !figures.isEmpty else { return thumbnail(of: shot, screen: screen, on: page) }
  return """
    <div class="trio"><p class="variant">\(foreign: shot.variant)</p>
    \(Markup(figures))
    </div>
    """
}

/// One screen of a long list: its name, and what the script needs to show its pair and to filter.
func tile(for screen: ScreenRecord, causes: [Int], on page: String) -> Markup {
  let target = link(to: pagePath(ofScreen: screen.id), from: page)
  let pictures: [Markup] = pair(of: screen).map { shot in
    let path = (shot.now ?? shot.after ?? shot.before)?.path ?? ""
    return "\(String(path.dropFirst("images/".count).dropLast(".png".count)))"
  }
  let isCalm = ReviewGroup(screen) >= .unchanged
  let rest: Markup = isCalm ? "" : facets(of: screen, causes: causes)
  return """
    <li class="tile" data-i="\(Markup(pictures, separator: " "))"\(rest)>\
    <a href="\(target)">\(clipped(screen.shownID))</a></li>
    """
}

/// One screen that the report only names.
func plainTile(for screen: ScreenRecord) -> Markup {
  "<li class=\"tile\">\(foreign: screen.shownID)</li>"
}

/// What the script filters, sorts and counts by.
private func facets(of screen: ScreenRecord, causes: [Int]) -> Markup {
  let comparisons = screen.shots.map { ($0.variant, $0.comparison) }
  let styles = ["light", "dark"].filter { style in
    screen.shots.contains {
      screen.group(of: $0) < .unchanged
        && ($0.variant == style || $0.variant.hasPrefix(style + "."))
    }
  }
  var notes = screen.pairNotes.map(\.rawValue)
  if screen.shots.contains(where: { !$0.findings.isEmpty }) { notes.insert("findings", at: 0) }
  let pixels = comparisons.map { $0.1?.pixels ?? 0 }.max() ?? 0
  let keys = screen.shots.compactMap { ReviewKey($0, of: screen) }
  var facets: Markup = """
     data-group="\(ReviewGroup(screen).rawValue)" data-styles="\(styles.joined(separator: " "))" \
    data-pixels="\(digits: pixels)"
    """
  if !notes.isEmpty { facets = "\(facets) data-notes=\"\(notes.joined(separator: " "))\"" }
  if !causes.isEmpty {
    facets = "\(facets) data-causes=\"\(causes.map(String.init).joined(separator: " "))\""
  }
  if !keys.isEmpty { facets = "\(facets) data-review=\"\(json(keys))\"" }
  return facets
}

/// The shots that stand for light and dark.
private func pair(of screen: ScreenRecord) -> [ShotRecord] {
  let pair = ["light", "dark"].compactMap { style in mostUrgentShot(of: screen, in: style) }
  return pair.isEmpty ? Array(screen.shots.prefix(2)) : pair
}

/// A style may have several variants; the one that needs a person is shown.
private func mostUrgentShot(of screen: ScreenRecord, in style: String) -> ShotRecord? {
  screen.shots.filter { $0.variant == style || $0.variant.hasPrefix(style + ".") }
    .min { screen.group(of: $0) < screen.group(of: $1) }
}

private func thumbnail(of shot: ShotRecord, screen: ScreenRecord, on page: String) -> Markup {
  guard let image = shot.now ?? shot.after ?? shot.before else {
    return """
      <figure><div class="mat empty">\(screen.words(of: shot))</div>\
      <figcaption>\(foreign: shot.variant)</figcaption></figure>
      """
  }
  return """
    <figure><div class="mat"><span class="framed">\
    \(picture(image, alt: "\(screen.shownID), \(shot.variant): \(screen.words(of: shot))", on: page))\
    \(shot.marks(on: image, isOld: shot.now == nil && shot.after == nil))</span></div><figcaption>\(foreign: shot.variant)</figcaption></figure>
    """
}

/// `light – unchanged`, with shots of the same verdict together.
private func verdictGroups(of screen: ScreenRecord) -> [Markup] {
  let present = Verdict.allCases.flatMap { verdict -> [[ShotRecord]] in
    let shots = screen.shots.filter { $0.verdict == verdict }
    return [shots.filter { !screen.isRenamed($0) }, shots.filter(screen.isRenamed)]
      .filter { !$0.isEmpty }
  }
  return present.sorted { screen.group(of: $0[0]) < screen.group(of: $1[0]) }.map { shots in
    let variants = enumerated(shots.map(\.variant))
    return "<span class=\"said\">\(foreign: variants) \(chip(shots[0], of: screen))</span>"
  }
}

private func searchText(of screen: ScreenRecord) -> String {
  let words =
    [screen.id, screen.shownID, screen.title]
    + screen.shots.map { "\($0.variant) \(screen.words(of: $0))" }
    + screen.shots.flatMap(\.findings)
  return clipped(words.joined(separator: " ").lowercased(), to: 1_000)
}

/// An image of the report; browsers load it when it comes into view.
func picture(_ image: ImageRecord, alt: String, on page: String) -> Markup {
  """
  <img loading="lazy" decoding="async" src="\(link(to: image.path, from: page))" \
  width="\(digits: image.width)" height="\(digits: image.height)" alt="\(clipped(alt, to: 240))">
  """
}
