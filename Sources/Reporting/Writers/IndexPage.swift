public import RunRecords

/// The page a reviewer opens first: counts, shared causes, and one card for each screen with its
/// light and dark pictures side by side.
public enum IndexPage: ReportWriter {
  public static let name = "index-page"

  static let path = "index.html"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    let body = body(for: run, context: context)
    let page = Page(
      path: path, title: "\(title(of: run)) · Meian", header: body.header, main: body.main)
    return [page.file]
  }

  /// What the page says, for a page of another frame too.
  static func body(
    for run: RunRecord, context: ReportContext
  ) -> (header: Markup, main: Markup) {
    let groups = run.screensByGroup
    let causes = SharedCauses(of: run)
    return (
      header(of: run, groups: groups.map(\.group)),
      Markup(
        [verdictLine(of: run, causes), causeTable(for: causes)]
          + groups.map { section($0.group, screens: $0.screens, causes, context) }
          + [facts(of: run)])
    )
  }

  private static func title(of run: RunRecord) -> String {
    let failing = run.screens.count(where: \.fails)
    return failing > 0 ? "\(failing) failing · \(run.project)" : run.project
  }

  private static func header(of run: RunRecord, groups: [ReviewGroup]) -> Markup {
    let counts = run.screensByGroup.map { group, screens -> Markup in
      "<li><a href=\"#\(group.rawValue)\">\(chip(group, count: screens.count))</a></li>"
    }
    return """
      <p class="crumb">Meian <span aria-hidden="true">·</span> \(compared(run))</p>
      <h1>\(foreign: run.project)</h1>
      <div class="bar">
      <nav aria-label="Screens by verdict"><ul class="chips">
      \(Markup(counts))
      </ul></nav>
      <div id="progress" data-project="\(run.project)" hidden></div>
      \(IndexFilter(run: run, groups: groups).markup)
      </div>
      """
  }

  private static func compared(_ run: RunRecord) -> Markup {
    if run.isComparison == true { return "\(foreign: run.before) → \(foreign: run.project)" }
    return run.before == "none"
      ? "compared with what is recorded" : "before: \(foreign: run.before)"
  }

  /// The first line: what failed, and the change that all of it shares.
  private static func verdictLine(of run: RunRecord, _ causes: SharedCauses) -> Markup {
    let failing = run.screens.filter(\.fails)
    let open = run.screens.count(where: \.needsReview)
    let line: Markup
    if run.screens.isEmpty {
      line = "No screen was compared."
    } else if let only = failing.first, failing.count == 1 {
      let said = sentences(for: only).map(\.markup)
      line = "\(foreign: only.shownID): \(Markup(said, separator: " "))"
    } else if !failing.isEmpty {
      let shared = causes.entries.firstIndex { entry in
        failing.allSatisfy { entry.screens.contains($0.id) }
      }
      let change: Markup =
        shared.map { ", each with this change: \(causes.entries[$0].markup)" } ?? ""
      line = "\(counted(failing.count, "screen")) fail\(change)."
    } else {
      line =
        open == 0
        ? "Nothing needs a decision." : "Nothing fails; \(counted(open, "screen")) to look at."
    }
    return "<p class=\"sentence\">\(line)</p>"
  }

  /// Cards beyond this become tiles, so that the page stays small where everything changed.
  private static let mostCards = 120
  /// Up to this many screens of a group are shown in full.
  private static let mostLargeCards = 4
  /// Up to this many show the part that changed.
  private static let mostCrops = 40

  private static func section(
    _ group: ReviewGroup, screens: [ScreenRecord], _ causes: SharedCauses,
    _ context: ReportContext
  ) -> Markup {
    let heading: Markup = """
      <h2 id="\(group.rawValue)"><span aria-hidden="true">\(group.mark)</span> \(group.words)</h2>
      """
    switch group {
    case .failing, .review, .added:
      let size: CardSize =
        screens.count <= mostLargeCards ? .large : screens.count <= mostCrops ? .normal : .small
      let cards = screens.prefix(mostCards).map {
        card(for: $0, causes: causes.places(of: $0), size: size, on: path)
      }
      let tiles = screens.dropFirst(mostCards).map {
        tile(for: $0, causes: causes.places(of: $0), on: path)
      }
      return """
        <section class="group" data-group="\(group.rawValue)" aria-labelledby="\(group.rawValue)">
        \(heading)
        \(items(cards, "cards"))
        \(items(tiles, "tiles"))
        </section>
        """
    case .unchanged, .skipped:
      return """
        <details class="group" data-group="\(group.rawValue)">
        <summary>\(heading) <span class="count">\(screens.count)</span></summary>
        \(items(screens.map { context.leavesOutUnchanged
            ? plainTile(for: $0) : tile(for: $0, causes: [], on: path) }, "tiles"))
        </details>
        """
    }
  }

  private static func items(_ items: [Markup], _ kind: Markup) -> Markup {
    items.isEmpty ? "" : "<ul class=\"\(kind)\">\n\(Markup(items))\n</ul>"
  }

  private static func facts(of run: RunRecord) -> Markup {
    let excuses = shortened(run.excuses, to: 100)
    let excused: Markup =
      excuses.isEmpty
      ? ""
      : """
      <details class="facts notes" open>
      <summary>Equal only by a tolerance or a mask</summary>
      \(list(excuses))
      </details>
      """
    let notes: Markup =
      run.notes.isEmpty
      ? ""
      : """
      <details class="facts notes">
      <summary>\(counted(run.notes.count, "remark")) on the project's settings</summary>
      \(list(run.notes))
      </details>
      """
    return """
      \(excused)
      \(notes)
      <details class="facts">
      <summary>Facts</summary>
      \(definitions([
        ("screens", "\(run.screens.count)"),
        ("shots", "\(run.screens.reduce(0) { $0 + $1.shots.count })"),
        ("Meian", "\(run.meian), rendering epoch \(String(run.epoch))"),
        ("fonts", run.fonts.isEmpty ? "none" : list(run.fonts)),
      ]))
      </details>
      """
  }
}
