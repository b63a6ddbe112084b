public import RunRecords

/// The page a reviewer opens first: counts, shared causes, and one card for each screen with its
/// light and dark pictures side by side.
public enum IndexPage: ReportWriter {
  public static let name = "index-page"

  static let path = "index.html"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    let groups = run.screensByGroup
    let page = Page(
      path: path, title: "\(title(of: run)) · Meian",
      header: header(of: run, groups: groups.map(\.group)),
      main: Markup(
        [verdictLine(of: run), causeTable(for: run)]
          + groups.map { section($0.group, screens: $0.screens) } + [facts(of: run)]))
    return [page.file]
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
      <p class="crumb">Meian <span aria-hidden="true">·</span> before: \(foreign: run.before)</p>
      <h1>\(foreign: run.project)</h1>
      <nav aria-label="Screens by verdict"><ul class="chips">
      \(Markup(counts))
      </ul></nav>
      <form id="filter" role="search" hidden>
      <label>Filter <input type="search" name="text" autocomplete="off" placeholder="name or verdict">\
      </label>
      <label>Show <select name="group"><option value="">all screens</option>\
      \(Markup(groups.map { "<option value=\"\($0.rawValue)\">\($0.words)</option>" }))</select></label>
      <output aria-live="polite"></output>
      <span class="keys"><kbd>J</kbd> <kbd>K</kbd> next, previous</span>
      </form>
      """
  }

  /// The first line: what is asked of the reader.
  private static func verdictLine(of run: RunRecord) -> Markup {
    let failing = run.screens.count(where: \.fails)
    let open = run.screens.count(where: \.needsReview)
    let statement: String
    switch (failing, open) {
    case _ where run.screens.isEmpty: statement = "No screen was compared."
    case (0, 0): statement = "Nothing needs a decision."
    case (0, _): statement = "\(counted(open, "screen")) to look at; nothing fails."
    case (_, 0): statement = "\(counted(failing, "screen")) \(failing == 1 ? "fails" : "fail")."
    default:
      statement =
        "\(counted(failing, "screen")) \(failing == 1 ? "fails" : "fail"); \(grouped(open)) more to look at."
    }
    return "<p class=\"sentence\">\(statement)</p>"
  }

  private static func section(_ group: ReviewGroup, screens: [ScreenRecord]) -> Markup {
    let cards = Markup(screens.map { card(for: $0, on: path) })
    let heading: Markup = """
      <h2 id="\(group.rawValue)"><span aria-hidden="true">\(group.mark)</span> \(group.words) \
      <span class="count">\(screens.count)</span></h2>
      """
    switch group {
    case .failing, .review, .added:
      return """
        <section class="group" aria-labelledby="\(group.rawValue)">
        \(heading)
        <ul class="cards">
        \(cards)
        </ul>
        </section>
        """
    case .unchanged, .skipped:
      return """
        <details class="group">
        <summary>\(heading)</summary>
        <ul class="cards">
        \(cards)
        </ul>
        </details>
        """
    }
  }

  private static func facts(of run: RunRecord) -> Markup {
    let notes: Markup =
      run.notes.isEmpty
      ? ""
      : """
      <section aria-labelledby="notes"><h2 id="notes">Remarks</h2>
      \(list(run.notes))
      </section>
      """
    return """
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
