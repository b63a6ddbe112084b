public import RunRecords

/// One test suite for each screen, one test case for each shot, as GitLab, GitHub actions and
/// Jenkins read them.
public enum JUnit: ReportWriter {
  public static let name = "junit"

  public static func files(for run: RunRecord, context: ReportContext) -> [ReportFile] {
    let suites = run.screens.map { suite(for: $0, context: context) }
    let document: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(clipped(run.project))" \(totals(of: run.screens))>
      \(Markup(suites))
      </testsuites>

      """
    return [ReportFile(path: "junit.xml", contents: document.text)]
  }

  private static func totals(of screens: [ScreenRecord]) -> Markup {
    let shots = screens.reduce(0) { $0 + $1.shots.count }
    let failures = screens.reduce(0) { $0 + $1.shots.count(where: $1.fails) }
    return "tests=\"\(digits: shots)\" failures=\"\(digits: failures)\" errors=\"0\""
  }

  private static func suite(
    for screen: ScreenRecord, context: ReportContext
  ) -> Markup {
    let cases = screen.shots.map {
      testCase(for: $0, fails: screen.fails($0), of: screen, context: context)
    }
    // Of a suite alone: Jenkins' schema has no such number for all of them together.
    let skipped = screen.shots.count { $0.verdict == .skipped }
    return """
      <testsuite name="\(screen.id)" \(totals(of: [screen])) \
      skipped="\(digits: skipped)">
      \(Markup(cases))
      </testsuite>
      """
  }

  private static func testCase(
    for shot: ShotRecord, fails: Bool, of screen: ScreenRecord, context: ReportContext
  ) -> Markup {
    let file: Markup = screen.source.isEmpty ? "" : " file=\"\(clipped(screen.source))\""
    let opening: Markup = """
      <testcase name="\(screen.id) [\(shot.variant)]" classname="\(screen.id)"\(file)
      """
    if shot.verdict == .skipped { return "\(opening)><skipped/></testcase>" }
    guard fails else {
      guard let excuse = shot.excuse else { return "\(opening)/>" }
      return "\(opening)><system-out>\(clipped(excuse, to: 2_000))</system-out></testcase>"
    }
    let message = failureMessage(for: shot, of: screen)
    return """
      \(opening)>
      <failure type="\(screen.isRenamed(shot) ? "renamed" : shot.verdict.rawValue)" message="\(message)">\
      \(Markup(explanation(of: shot, screen: screen).map { "\($0)" }))</failure>
      \(attachment(of: shot, context: context))\
      </testcase>
      """
  }

  private static func failureMessage(for shot: ShotRecord, of screen: ScreenRecord) -> String {
    clipped(headline(of: shot, in: screen, namesVariant: true), to: 600)
  }

  private static func explanation(of shot: ShotRecord, screen: ScreenRecord) -> [String] {
    var lines = ["\(screen.words(of: shot))\(shot.message.isEmpty ? "" : ": ")\(shot.message)"]
    lines[0] = clipped(lines[0], to: 2_000)
    for view in shot.comparison?.views.prefix(20) ?? [] {
      let properties = view.properties.map { "\($0.name) \($0.before) → \($0.after)" }
      lines.append(
        clipped("\(view.spokenName) (\(view.kind)) \(view.change.rawValue): ")
          + clipped(properties.joined(separator: "; ")))
    }
    if shot.comparison?.views.isEmpty == true {
      for region in shot.comparison?.regions.prefix(5) ?? [] {
        lines.append(clipped("\(region.words), \(region.extent)"))
      }
    }
    if shot.verdict.isSettledByRecording, screen.isRecordable {
      lines.append("to accept: \(acceptCommand(for: [screen]))")
    }
    return lines
  }

  /// GitLab reads one attachment for each test case and finds it from the project's directory.
  private static func attachment(of shot: ShotRecord, context: ReportContext) -> Markup {
    // Of what is gone there is the picture that was.
    let isGone = shot.verdict == .removed || shot.verdict == .obsolete
    let former = isGone ? shot.after ?? shot.before : nil
    guard let image = shot.strip ?? shot.difference ?? shot.now ?? former else { return "" }
    let prefix = context.attachmentPrefix
    let path =
      prefix.isEmpty || prefix == "."
      ? image.path : prefix + (prefix.hasSuffix("/") ? "" : "/") + image.path
    return "<system-out>[[ATTACHMENT|\(path)]]</system-out>\n"
  }
}
