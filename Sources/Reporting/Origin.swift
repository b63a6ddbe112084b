import RunRecords

/// Where what changed is written, and the rule that decided, as far as the shot's explanation and its
/// views tell.
struct Origin: Hashable {
  /// File and line, relative to the project: `Screens/weather.screen.json5:43`.
  var place: String
  /// The rule in words, where it says more than the change does; else empty.
  var rule = ""

  /// The name that a reader knows the file by and the line, `weather.screen.json5:43`; of a catalog's
  /// set, whose files all have one name, its own: `Accent.colorset`.
  var shortPlace: String {
    let names = place.split(separator: "/")
    guard let last = names.last else { return place }
    guard last.hasPrefix("Contents.json"), names.count > 1 else { return String(last) }
    return String(names[names.count - 2])
  }
}

/// What a shot tells about its views beyond what changed in them.
struct ShotViews {
  private let explanations: [String: ViewExplanation]
  private let views: [String: ViewRecord]
  private let source: String
  /// In drawing order; nil where they are not known.
  let all: [ViewRecord]?
  /// What changed in them.
  private let changes: [ViewChange]
  /// How colours of pixels are written.
  let writing: ColorWriting

  /// - Parameter source: the file of the screen, relative to the project.
  init(_ shot: ShotRecord, source: String = "", writing: ColorWriting = .namesFirst) {
    self.writing = writing
    explanations = Dictionary(
      (shot.explanation?.views ?? []).map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first }
    )
    views = Dictionary(
      (shot.views ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    all = shot.views
    changes = shot.comparison?.views ?? []
    self.source = source
  }

  /// The style whose value of a colour or image a view shows: `dark` where the slot for dark decided,
  /// whatever style the shot is in; empty where one value serves both.
  func slot(of property: String, in view: String) -> String {
    for rule in rules(property, view) where rule.outcome == .decided {
      let words = rule.text.lowercased()
      guard let start = ["catalog slot ", "slot "].first(where: words.hasPrefix) else { continue }
      let slot = words.dropFirst(start.count).prefix { $0 != "→" }
      let contrast = slot.contains("contrast") ? " with high contrast" : ""
      if slot.contains("dark") { return "dark" + contrast }
      if slot.contains("light") { return "light" + contrast }
    }
    return ""
  }

  /// Where a cause of which a view is an example is written; nil where nobody knows, as where views
  /// only followed what is not known.
  func origin(of counted: CountedCause) -> Origin? {
    guard counted.cause.rank != .place, let view = counted.views.first else { return nil }
    let property = view.properties.first { $0.name == counted.property }
    return origin(
      of: counted.property,
      isRedefined: counted.cause.isRedefinition || property?.pictureWithOtherFile != nil, in: view)
  }

  /// Where a view's change is written, by what explains most of it.
  func origin(of view: ViewChange) -> Origin? {
    let written = view.properties.first { PropertyWords($0.name).rank < .place }
    return origin(
      of: written?.name ?? "",
      isRedefined: written.map { $0.isSameToken || $0.pictureWithOtherFile != nil } ?? false,
      in: view)
  }

  private func origin(of property: String, isRedefined: Bool, in view: ViewChange) -> Origin? {
    if view.change == .removed {
      return placeOfHolder(of: view).map { Origin(place: $0) }
    }
    let decided = rules(property, view.id).filter { $0.outcome == .decided }
    let written = decided.map { line(of: $0.place) }.filter { !$0.isEmpty }
    // A token that got another value is written in its catalog, which is asked last.
    let place = isRedefined ? written.last : written.first
    guard
      let found = place ?? setting(property, of: view.id) ?? self.place(of: view.id)
        ?? placeOfHolder(of: view)
    else { return nil }
    let rule = property == "style" ? decided.first?.text ?? "" : ""
    return Origin(place: found, rule: rule)
  }

  /// Where a measure of a view is written; nil where it is not known.
  private func setting(_ name: String, of view: String) -> String? {
    // A member is written with what it belongs to.
    let root = String(name.prefix { $0 != "." })
    let others = ["shadow": "shadowOpacity", "writtenFrame": "frame", "writtenStyle": "style"]
    let names = [name, root, others[root] ?? root]
    let settings = views[view]?.settings ?? []
    guard let setting = settings.first(where: { names.contains($0.name) }) else { return nil }
    let file = setting.file ?? source
    return file.isEmpty ? nil : "\(file):\(setting.line)"
  }

  /// Where the smallest view is written that held a removed one and is still there.
  private func placeOfHolder(of view: ViewChange) -> String? {
    guard let removed = view.frame.flatMap(FrameChange.Frame.init) else { return nil }
    let holders = PlacedView.all(changes, all).filter {
      $0.old.holds(removed) && !["label", "imageView", "spacer"].contains($0.change.kind)
        && place(of: $0.change.id) != nil
    }
    let smallest = holders.min {
      $0.old.width * $0.old.height < $1.old.width * $1.old.height
    }
    return smallest.flatMap { place(of: $0.change.id) }
  }

  /// `Screens/weather.screen.json5:42`; nil where the line is not known.
  func place(of view: String) -> String? {
    let file = views[view]?.file ?? source
    if let number = views[view]?.line, !file.isEmpty { return "\(file):\(number)" }
    // Parts, such as the rows of a table, are written where their owner is.
    return explanations[view].flatMap { $0.place.isEmpty ? nil : line(of: $0.place) }
  }

  private func rules(_ property: String, _ view: String) -> [ViewExplanation.Rule] {
    explanations[view]?.properties.first { $0.name == property }?.rules ?? []
  }
}

extension ShotRecord {
  /// The comparison that matters: with now, or else with the state before.
  var comparison: ComparisonRecord? { unexpected ?? recorded }

  /// Where what explains most is written, or else the view that pushed others away.
  func origin(of first: CountedCause?, in views: ShotViews) -> Origin? {
    guard let first else { return nil }
    if first.cause.rank == .place, let comparison,
      let resized = Consequences(comparison.views, scale: nil).resized?.view
    {
      return views.place(of: resized.id).map { Origin(place: $0) }
    }
    return views.origin(of: first)
  }

  /// What explains the difference; empty where nothing was compared or is different.
  var causes: [CountedCause] { causes(in: ShotViews(self)) }

  func causes(in views: ShotViews) -> [CountedCause] {
    comparison?.causes(scale: pixelsPerPoint, in: views) ?? []
  }
}

/// File and line of a place, without the path inside the file that follows them.
func line(of place: String) -> String {
  var parts = place.split(separator: " ", omittingEmptySubsequences: false)
  guard parts.count > 1, parts[parts.count - 1].hasPrefix("/"),
    parts[parts.count - 2].hasSuffix(":")
  else { return place }
  parts.removeLast()
  return String(parts.joined(separator: " ").dropLast())
}
