import RunRecords

/// Runs that the suites share.
enum SampleRun {
  /// One screen for each verdict, in dark; light is unchanged. The screen's id is the verdict's
  /// name, but for a nested one.
  static let everyVerdict = RunRecord(
    project: "weather-clock", meian: "0.1.0", epoch: 1, before: "stored baselines",
    screens: Verdict.allCases.map(screen(with:)).sorted { $0.id < $1.id },
    notes: ["exceptions.2: “old/*” matched no screen"],
    fonts: ["Inter.ttc 1f2e3d4c", "NotoSansCJK-Regular.ttc 5a6b7c8d"])

  /// `everyVerdict` with `text` in every field that a project can fill.
  static func hostile(_ text: String) -> RunRecord {
    var run = everyVerdict
    run.project = text
    run.before = text
    run.notes = [text]
    run.fonts = [text]
    run.screens = run.screens.map { screen in
      var screen = screen
      screen.title = text
      screen.source = text
      screen.device = text
      screen.styleReasons = [text]
      screen.pairNotes = [.staleAfterSwitching]
      screen.stale = [
        StaleRecord(
          variant: text, view: text, kind: text, property: text, shown: text, fresh: text,
          source: text, reason: text)
      ]
      screen.shots = screen.shots.map { hostile($0, text) }
      return screen
    }
    // The id makes the path of a page; one is enough, and two would be refused.
    run.screens[0].id = text
    return run
  }

  private static func hostile(_ shot: ShotRecord, _ text: String) -> ShotRecord {
    var shot = shot
    shot.message = text
    shot.standIns = [text]
    shot.findings = [text]
    shot.exceptionReason = text
    let property = ViewChange.Property(name: text, before: text, after: text)
    let style = ViewChange.Property(name: "style", before: text, after: text)
    let views = [
      ViewChange(id: text, kind: text, change: .changed, properties: [style, property]),
      ViewChange(id: text, kind: text, text: text, name: text, change: .removed, properties: []),
    ]
    let rules = [ViewExplanation.Rule(text: text, place: text, outcome: .decided)]
    shot.explanation = ShotExplanation(views: [
      ViewExplanation(
        view: text, kind: text, place: text,
        properties: [
          .init(name: "style", value: text, source: text, rules: rules),
          .init(name: text, value: text, source: text, rules: rules),
        ])
    ])
    let color = ComparisonRecord.ColorChange(
      from: text, to: text, pixels: 1, fromTokens: [text], toTokens: [text])
    shot.recorded?.views = views
    shot.unexpected?.views = views
    shot.unexpected?.colorChanges = [color]
    shot.unexpected?.sizeBefore = text
    shot.unexpected?.sizeAfter = text
    shot.views = [
      ViewRecord(
        id: text, kind: text, text: text, frame: .init(x: 0, y: 0, width: 1, height: 1),
        file: text, line: 3)
    ]
    shot.tokens = [TokenRecord(color: text, tokens: [text])]
    if shot.variant != "light" { shot.variant = "dark." + text }
    return shot
  }

  static let staleBorder = StaleRecord(
    variant: "dark.switched", view: "card", kind: "view", property: "borderColor",
    shown: "#000000FF", fresh: "#FFFFFFFF", source: "label", reason: "a CGColor")

  static func image(_ digest: String) -> ImageRecord {
    ImageRecord(path: "images/\(digest).png", width: 1170, height: 2532, digest: digest)
  }

  /// Three labels whose text is black in dark.
  static let blackText = ComparisonRecord(
    pixels: 18_412, box: .init(x: 48, y: 300, width: 960, height: 420),
    colorChanges: [
      .init(
        from: "#000000FF", to: "#FFFFFFFF", pixels: 9_120, fromTokens: ["black"],
        toTokens: ["label"]),
      .init(from: "#0000007F", to: "#EBEBF599", pixels: 412),
    ],
    views: ["title", "place", "temperature"].map { id in
      ViewChange(
        id: id, kind: "label", change: .changed,
        properties: [
          .init(name: "textColor", before: "black #000000FF", after: "label #FFFFFFFF")
        ])
    })

  static func screen(with verdict: Verdict) -> ScreenRecord {
    var screen = ScreenRecord(
      id: verdict == .recordedChange ? "settings/theme" : verdict.rawValue, title: "A title",
      source: "Screens/\(verdict.rawValue).screen.json5",
      device: "iPhone 14, 390 × 844 pt at 3x",
      shots: [
        ShotRecord(
          variant: "light", verdict: .unchanged, before: image("aa"), after: image("aa"),
          now: image("aa"), standIns: ["Inter for San Francisco"], paintedPixels: 2_962_440,
          glyphs: 120),
        shot(with: verdict),
      ],
      styleReasons: ["light: the project's variants ask for it", "dark: the project's variants"])
    if verdict == .unexpectedChange { screen.pairNotes = [.oneSided] }
    return screen
  }

  private static func shot(with verdict: Verdict) -> ShotRecord {
    var shot = ShotRecord(
      variant: "dark", verdict: verdict, before: image("b0"), after: image("b1"), now: image("b1"),
      standIns: ["Inter for San Francisco"], paintedPixels: 2_962_440, glyphs: 120)
    switch verdict {
    case .unchanged: shot.before = image("b1")
    case .recordedChange, .locked:
      shot.recorded = blackText
      shot.difference = image("d0")
    case .added: shot.before = nil
    case .notApplied, .unexpectedChange:
      shot.now = image(verdict == .notApplied ? "b0" : "b2")
      shot.unexpected = blackText
      shot.recorded = blackText
      shot.difference = image("d1")
      shot.strip = image("e1")
      shot.views = [
        ViewRecord(
          id: "title", kind: "label", text: "A title",
          frame: .init(x: 48, y: 300, width: 960, height: 60), line: 12)
      ]
      shot.tokens = [TokenRecord(color: "#000000FF", tokens: ["black"])]
      shot.findings = ["text of “title” has a contrast of 1.2:1 on its background"]
    case .unrecorded: (shot.before, shot.after) = (nil, nil)
    case .obsolete: shot.now = nil
    case .removed: (shot.after, shot.now) = (nil, nil)
    case .broken:
      shot.now = nil
      shot.message =
        "Screens/broken.screen.json5:4:3: unknown view kind “lable”; did you mean “label”"
    case .skipped: (shot.before, shot.after, shot.now) = (nil, nil, nil)
    }
    return shot
  }
}
