import RunRecords

/// What narrows, sorts and groups the list of screens; the script shows it, because without one it
/// does nothing.
struct IndexFilter {
  var run: RunRecord
  var groups: [ReviewGroup]

  var markup: Markup {
    """
    <details id="filtering"\(isOpen ? " open" : "") hidden><summary>Filter, sort and group</summary>
    <form id="filter" role="search">
    <label>Filter <input type="search" name="text" autocomplete="off" \
    placeholder="name, verdict, finding"></label>
    \(select("verdict", "Verdict", [("", "any")] + groups.map { ($0.rawValue, $0.words) }))
    \(select("style", "Style", [("", "any"), ("light", "light"), ("dark", "dark"), ("both", "both"),
      ("one", "only one")]))
    \(notes.isEmpty ? "" : select("note", "Finding", [("", "any")] + notes))
    \(select("sort", "Sort", [("name", "by name"), ("size", "by size of change")]))
    \(select("by", "Group", [("verdict", "by verdict"), ("cause", "by what changed")]))
    <button type="reset">Clear</button>
    <output aria-live="polite"></output>
    </form>
    </details>
    """
  }

  /// Where few screens need a person, nobody has to look for them.
  private var isOpen: Bool {
    run.screens.count { ReviewGroup($0) < .unchanged } > 12
  }

  /// Only what occurs can be chosen.
  private var notes: [(value: String, words: String)] {
    let hasFindings = run.screens.contains { $0.shots.contains { !$0.findings.isEmpty } }
    let found = PairNote.allCases.filter { note in
      run.screens.contains { $0.pairNotes.contains(note) }
    }
    return (hasFindings ? [("findings", "with findings")] : [])
      + found.map { ($0.rawValue, $0.rawValue.split(separator: "-").joined(separator: " ")) }
  }

  private func select(
    _ name: String, _ label: String, _ options: [(value: String, words: String)]
  ) -> Markup {
    let items: [Markup] = options.map { "<option value=\"\($0.value)\">\($0.words)</option>" }
    return """
      <label>\(label) <select name="\(name)">\(Markup(items, separator: ""))</select></label>
      """
  }
}
