import RunRecords

/// One line for each cause that several screens share, with the screens behind it.
func causeTable(for causes: SharedCauses) -> Markup {
  let longest = 12
  guard !causes.entries.isEmpty else { return "" }
  let rows: [Markup] = causes.entries.prefix(longest).enumerated().map { place, shared in
    """
    <tr data-cause="\(digits: place)"><th scope="row">\(shared.markup)</th>\
    <td>\(styles(of: shared))</td>\
    <td>\(screenLinks(shared.screens))</td></tr>
    """
  }
  let rest = causes.entries.count - rows.count
  let more: Markup = rest > 0 ? "<p class=\"note\">\(counted(rest, "more change")).</p>" : ""
  return """
    <section class="causes" aria-labelledby="causes">
    <h2 id="causes">Changes that several screens share</h2>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of shared changes"><table>
    <thead><tr><th scope="col">change</th><th scope="col">in</th><th scope="col">where</th></tr>\
    </thead>
    <tbody>
    \(Markup(rows))
    </tbody>
    </table></div>
    \(more)
    </section>
    """
}

private func styles(of shared: SharedCauses.Entry) -> Markup {
  let styles: Markup = "\(foreign: enumerated(shared.variants))"
  guard let first = shared.elsewhere.first else { return styles }
  let rest = shared.elsewhere.count - 1
  let more: Markup = rest > 0 ? " and \(counted(rest, "more shot"))" : ""
  return """
    \(styles)<p class="note">also in \(foreign: first)\(more), drawn \
    \(foreign: enumerated(shared.variants)) there</p>
    """
}

private func screenLinks(_ ids: [String]) -> Markup {
  let longest = 30
  let links: [Markup] = ids.prefix(longest).map {
    "<a href=\"\(link(to: pagePath(ofScreen: $0), from: IndexPage.path))\">\(foreign: $0)</a>"
  }
  let rest = ids.count - links.count
  let more: Markup = rest > 0 ? ", and \(grouped(rest)) more" : ""
  return """
    <details><summary>\(counted(ids.count, "screen"))</summary>\
    \(Markup(links, separator: ", "))\(more)</details>
    """
}
