public import RunRecords

/// A comment for a merge request, in which passing screens are only counted.
public enum Summary: ReportWriter {
  public static let name = "summary"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    [ReportFile(path: "summary.md", contents: document(for: run, context.address))]
  }

  /// Forges refuse comments of more than about 65,000 characters.
  private static let longestTable = 100
  /// In bytes, with room for what a bot puts around it.
  private static let largest = 60_000

  private static func document(for run: RunRecord, _ address: ReportAddress?) -> String {
    let groups = run.screensByGroup
    let counts = groups.map {
      "\($0.group.mark) \(counted($0.screens.count, "screen")) \($0.group.words)"
    }
    var lines = ["**\(escaped(run.project))**: \(counts.joined(separator: " · "))", ""]
    if let address { lines[0] += " · [report](\(address.text)/\(IndexPage.path))" }
    if run.screens.isEmpty {
      lines[0] += "no screen was compared"
    } else {
      lines.insert(contentsOf: ["", shotCounts(of: run, grouping: grouped)], at: 1)
    }
    if let cache = run.cache {
      lines.insert(
        "Cache: \(grouped(cache.hits)) of \(counted(cache.shots, "shot")) were not drawn again.",
        at: 1)
      lines.insert("", at: 1)
    }
    let shown = groups.filter { $0.group < .unchanged }.flatMap { group in
      group.screens.map { (group.group, $0) }
    }
    if !shown.isEmpty {
      lines += ["| | screen | what happened |", "| --- | --- | --- |"]
      lines += shown.prefix(longestTable).map { row(for: $0.1, in: $0.0, address) }
      lines.append("")
      if shown.count > longestTable {
        lines += ["and \(counted(shown.count - longestTable, "more screen"))", ""]
      }
    }
    lines += commands(for: run)
    lines += renames(in: run)
    lines += excused(in: run)
    lines += findings(of: run)
    lines += stale(in: run)
    for note in run.notes.prefix(20) { lines.append("- \(escaped(note))") }
    while lines.last?.isEmpty == true { lines.removeLast() }
    // Findings and notes come last, so that what is cut is what matters least.
    var size = 0
    let kept = lines.prefix { line in
      size += line.utf8.count + 1
      return size <= largest
    }
    if kept.count < lines.count {
      return kept.joined(separator: "\n") + "\n\nThis summary was cut; the report has everything.\n"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(
    for screen: ScreenRecord, in group: ReviewGroup, _ address: ReportAddress?
  ) -> String {
    let said = sentences(for: screen).map { escaped($0.text) }.joined(separator: "<br>")
    let name = escaped(screen.shownID)
    guard let address else { return "| \(group.mark) \(group.words) | \(name) | \(said) |" }
    let variants = screen.shots.filter { screen.group(of: $0) < .unchanged }.prefix(4)
      .map { "[\(escaped($0.variant))](\(address.link(toScreen: screen.id, variant: $0.variant)))" }
    let links = (["[\(name)](\(address.link(toScreen: screen.id)))"] + variants)
      .joined(separator: " · ")
    return "| \(group.mark) \(group.words) | \(links) | \(said) |"
  }

  /// What passes only by a tolerance or a mask, which nobody would see otherwise.
  private static func excused(in run: RunRecord) -> [String] {
    let lines = shortened(run.excuses, to: 10).map { "- \(escaped($0))" }
    return lines.isEmpty ? [] : ["Equal only by a tolerance or a mask:", ""] + lines + [""]
  }

  /// At most 10 findings, and how many more there are.
  private static func findings(of run: RunRecord) -> [String] {
    let most = 10
    let findings = run.screens.flatMap { screen in
      perShot(screen, \.findings).map { "- \(escaped(screen.id)), \(escaped($0))" }
    }
    guard !findings.isEmpty else { return [] }
    let rest = findings.count - most
    return ["Findings:", ""] + findings.prefix(most)
      + (rest > 0 ? ["- and \(counted(rest, "more finding"))"] : []) + [""]
  }

  /// The screens that keep something of their first style, at most 10, and what keeps it.
  private static func stale(in run: RunRecord) -> [String] {
    let most = 10
    let screens = run.screens.filter { $0.pairNotes.contains(.staleAfterSwitching) }
    guard !screens.isEmpty else { return [] }
    let rest = screens.count - most
    let lines = screens.prefix(most).flatMap { screen in
      let said = staleLines(of: screen)
      return (said.isEmpty ? [PairNote.staleAfterSwitching.words] : said)
        .map { "- \(escaped(screen.id)), \(escaped($0))" }
    }
    return ["Stale after switching:", ""] + lines
      + (rest > 0 ? ["- and \(counted(rest, "more screen"))"] : []) + [""]
  }

  private static func commands(for run: RunRecord) -> [String] {
    let recordable = run.screens.filter(\.isRecordable)
    var commands = recordable.isEmpty ? [] : [acceptCommand(for: recordable)]
    if run.count(of: .obsolete) > 0 { commands.append("meian prune") }
    guard !commands.isEmpty else { return [] }
    // A fence longer than any run of backticks inside cannot be closed from within.
    return ["To accept what was drawn:", "", "````sh"] + commands.map(visible) + ["````", ""]
  }

  /// Where a screen may have been renamed, a line for each screen that is gone, at most 10.
  private static func renames(in run: RunRecord) -> [String] {
    let lines = run.screens.compactMap { screen in
      screen.shots.first { $0.verdict == .obsolete && $0.message.contains("renamed") }
        .map { "- \(escaped(screen.id)) may have been renamed: \(escaped($0.message))" }
    }
    return lines.isEmpty ? [] : lines.prefix(10) + [""]
  }

  /// `text` as plain words in GitHub's and GitLab's Markdown, inside a table cell.
  private static func escaped(_ text: String) -> String {
    var out = ""
    let scalars = Array(clipped(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n", "\t": out += " "
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      // An invisible joint keeps the forges from reading a mention, an issue or a commit.
      case "@": out += "@&#8288;"
      case "#": out += "&#35;"
      // Before a space a colon starts neither a link nor an emoji.
      case ":" where index + 1 == scalars.count || scalars[index + 1] == " ": out += ":"
      case "|", "\\", "`", "*", "_", "[", "]", "~", "$", "{", "}", ":":
        out += "&#\(scalar.value);"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
