public import RunRecords

/// One page for each screen: a sentence, the pictures, and what explains them.
public enum ScreenPage: ReportWriter {
  public static let name = "screen-page"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    let order = run.screensByGroup.flatMap(\.screens)
    let hasBefore = run.screens.contains { $0.shots.contains { $0.before != nil } }
    return order.indices.map { index in
      page(
        for: order[index], of: run, hasBefore: hasBefore, position: index + 1, count: order.count,
        previous: index > 0 ? order[index - 1] : nil,
        next: index + 1 < order.count ? order[index + 1] : nil
      ).file
    }
  }

  private static func page(
    for screen: ScreenRecord, of run: RunRecord, hasBefore: Bool, position: Int, count: Int,
    previous: ScreenRecord?, next: ScreenRecord?
  ) -> Page {
    let path = pagePath(ofScreen: screen.id)
    let rows = screen.shots.enumerated().map { index, shot in
      ShotRow(
        run: run, hasBefore: hasBefore, screen: screen, shot: shot, position: index + 1, page: path
      ).markup
    }
    let lines: [Markup] = sentences(for: screen).map {
      "<p class=\"sentence\">\($0.markup)</p>"
    }
    return Page(
      path: path, title: "\(screen.id) · \(ReviewGroup(screen).words) · \(run.project)",
      header: """
        <nav aria-label="Screens" class="steps">
        <a href="\(link(to: IndexPage.path, from: path))">All screens</a>
        \(step(to: previous, from: path, relation: "prev", arrow: "←"))
        <span class="position">\(position) of \(count)</span>
        \(step(to: next, from: path, relation: "next", arrow: "→"))
        </nav>
        <h1>\(foreign: screen.id)</h1>
        <p class="crumb">\(origin(of: screen))</p>
        """,
      main: """
        \(Markup(lines))
        <div class="columns">
        <div class="shots">
        \(Markup(rows))
        </div>
        <aside aria-label="What changed and what to do">
        \(aside(for: screen, of: run))
        </aside>
        </div>
        """)
  }

  /// The title, the file and the device, as far as they are known.
  private static func origin(of screen: ScreenRecord) -> Markup {
    let words = [screen.title, screen.source, screen.device].filter { !$0.isEmpty }
    return Markup(
      words.map { "\(foreign: $0)" }, separator: " <span aria-hidden=\"true\">·</span> ")
  }

  private static func step(
    to screen: ScreenRecord?, from path: String, relation: Markup, arrow: String
  ) -> Markup {
    guard let screen else { return "" }
    let target = link(to: pagePath(ofScreen: screen.id), from: path)
    let name: Markup = "<span class=\"name\">\(foreign: screen.id)</span>"
    let content: Markup = relation == "prev" ? "\(arrow) \(name)" : "\(name) \(arrow)"
    return "<a rel=\"\(relation)\" href=\"\(target)\">\(content)</a>"
  }
}
