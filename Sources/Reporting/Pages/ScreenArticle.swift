import RunRecords

/// What there is to say and show of one screen: a sentence, the pictures, and what explains them.
struct ScreenArticle {
  var run: RunRecord
  /// Whether any shot of the run has a picture before.
  var hasBefore: Bool
  var screen: ScreenRecord
  /// The path of the page it stands on.
  var page: String
  /// What its anchors begin with, where several screens share a page.
  var anchors = ""

  var markup: Markup {
    let lines: [Markup] = sentences(for: screen).map {
      "<p class=\"sentence\">\($0.markup)</p>"
    }
    // What changed comes first; what did not is a line, unless that is all there is.
    let groups = screen.shots.map(screen.group)
    let isCalm = groups.allSatisfy { $0 >= .unchanged }
    let order = screen.shots.indices.sorted { (groups[$0], $0) < (groups[$1], $1) }
    let rows = order.map { index in
      ShotRow(
        run: run, hasBefore: hasBefore, screen: screen, shot: screen.shots[index],
        anchor: "\(anchors)shot-\(String(index + 1))", page: page,
        isFolded: !isCalm && groups[index] >= .unchanged
      ).markup
    }
    return """
      \(Markup(lines))
      <div class="columns">
      <div class="shots">
      \(viewer)\
      <div class="matrix">
      \(Markup(rows))
      </div>
      </div>
      <aside aria-label="What changed and what to do">
      \(aside(for: screen, of: run))
      </aside>
      </div>
      """
  }

  /// The title, the file and the device, as far as they are known.
  var origin: Markup {
    // The title of pictures that were only compared is their id.
    let known =
      screen.isComparison
      ? screen.shots.compactMap(\.file) : [screen.title, screen.source, screen.device]
    let words = known.filter { !$0.isEmpty }
    return Markup(
      words.map { "\(foreign: $0)" }, separator: " <span aria-hidden=\"true\">·</span> ")
  }

  /// The script makes it a viewer.
  private var viewer: Markup {
    let data = ViewerData(screen, of: run, on: page)
    return data.shots.isEmpty ? "" : "<div class=\"viewer\" data-screen=\"\(json(data))\"></div>\n"
  }
}
