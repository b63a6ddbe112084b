/// Lines of a project as a list.
func list(_ lines: [String]) -> Markup {
  let items: [Markup] = lines.map { "<li>\(foreign: $0)</li>" }
  return """
    <ul>
    \(Markup(items))
    </ul>
    """
}

/// Terms and what they are.
func definitions(_ entries: [(term: String, meaning: Markup)]) -> Markup {
  let rows: [Markup] = entries.map { "<dt>\($0.term)</dt><dd>\($0.meaning)</dd>" }
  return """
    <dl>
    \(Markup(rows))
    </dl>
    """
}
