public import RunRecords

/// One page for each screen: a sentence, the pictures, and what explains them.
public enum ScreenPage: ReportWriter {
  public static let name = "screen-page"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    let groups = run.screensByGroup
      .filter { $0.group < .unchanged || !context.leavesOutUnchanged }
    let order = groups.flatMap(\.screens)
    let positions = Reporting.positions(in: groups)
    let hasBefore = run.screens.contains { $0.shots.contains { $0.before != nil } }
    return order.indices.map { index in
      page(
        for: order[index], of: run, hasBefore: hasBefore, position: positions[index],
        previous: index > 0 ? order[index - 1] : nil,
        next: index + 1 < order.count ? order[index + 1] : nil
      ).file
    }
  }

  private static func page(
    for screen: ScreenRecord, of run: RunRecord, hasBefore: Bool, position: String,
    previous: ScreenRecord?, next: ScreenRecord?
  ) -> Page {
    let path = pagePath(ofScreen: screen.id)
    let article = ScreenArticle(run: run, hasBefore: hasBefore, screen: screen, page: path)
    return Page(
      path: path, title: "\(screen.shownID) · \(ReviewGroup(screen).words) · \(run.project)",
      header: """
        <nav aria-label="Screens" class="steps">
        <a rel="up" href="\(link(to: IndexPage.path, from: path))">All screens</a>
        \(step(to: previous, from: screen, on: path, relation: "prev", arrow: "←"))
        <span class="position">\(position)</span>
        \(step(to: next, from: screen, on: path, relation: "next", arrow: "→"))
        </nav>
        <h1>\(foreign: screen.shownID)</h1>
        <p class="crumb">\(article.origin)</p>
        """,
      main: article.markup)
  }

  private static func step(
    to screen: ScreenRecord?, from current: ScreenRecord, on path: String, relation: Markup,
    arrow: String
  ) -> Markup {
    guard let screen else { return "" }
    let target = link(to: pagePath(ofScreen: screen.id), from: path)
    let group = ReviewGroup(screen)
    let words: Markup = group == ReviewGroup(current) ? "" : ", \(group.words)"
    let name: Markup = "<span class=\"name\">\(foreign: screen.shownID)\(words)</span>"
    let content: Markup = relation == "prev" ? "\(arrow) \(name)" : "\(name) \(arrow)"
    return "<a rel=\"\(relation)\" href=\"\(target)\">\(content)</a>"
  }
}
