import RunRecords

/// The views that changed: what somebody wrote, and folded what only followed in place or size.
struct ViewList {
  var views: [ViewChange]
  var variants: [String]
  /// Pixels a point; nil where nobody knows.
  var scale: Int?
  /// What else is known of the views, such as where they are written.
  var shot: ShotViews

  /// A page stays readable, and small, where a whole table moved.
  private static let longest = 40

  var markup: Markup {
    guard !views.isEmpty else { return "" }
    let own = withoutInherited(views)
    let groups = alike(own)
    let written = groups.filter { !$0[0].isConsequence }
    let moved = groups.filter { $0[0].isConsequence }
    guard !written.isEmpty else { return list(moved) }
    let heirs: Markup =
      own.count < views.count
      ? "<p class=\"note\">\(counted(views.count - own.count, "view")) inside took the style over.</p>"
      : ""
    // The same words as in the sentence, so that nobody compares two counts.
    let consequences = Consequences(views, scale: scale).words(after: nil)
    let followed = consequences.isEmpty ? "moved or of another size" : consequences
    let rest: Markup =
      moved.isEmpty
      ? ""
      : """
      <details class="followed"><summary>What followed: \(followed)</summary>
      \(list(moved))
      </details>
      """
    return "\(list(written))\(heirs)\(rest)"
  }

  private func list(_ groups: [[ViewChange]]) -> Markup {
    let items: [Markup] = groups.prefix(Self.longest).map(item)
    let rest = groups.dropFirst(Self.longest).reduce(0) { $0 + $1.count }
    let more: Markup = rest > 0 ? "<li>and \(counted(rest, "more view"))</li>" : ""
    return """
      <ol class="views">
      \(Markup(items + [more]))
      </ol>
      """
  }

  /// Views that changed in the same way, in one entry.
  private func item(for group: [ViewChange]) -> Markup {
    let most = 12
    let view = group[0]
    let names: [Markup] = group.prefix(most).map { "<b>\(foreign: clipped($0.spokenName))</b>" }
    let rest: Markup = group.count > most ? ", and \(counted(group.count - most, "more view"))" : ""
    let written = view.properties.filter { PropertyWords($0.name).rank < .place }
    let followed = view.properties.filter { PropertyWords($0.name).rank >= .place }
    let properties: [Markup] = (written + followed).map { row(of: $0) }
    let table: Markup = properties.isEmpty ? "" : "<dl>\(Markup(properties))</dl>"
    let change: Markup =
      view.change == .changed ? "" : " <span class=\"word\">\(view.change.rawValue)</span>"
    let isOneKind = group.allSatisfy { $0.kind == view.kind }
    let kind: Markup = isOneKind ? " <span class=\"kind\">\(foreign: view.kind)</span>" : ""
    let boxes = group.compactMap(\.place).map(\.numbers)
    return """
      <li data-variants="\(json(variants.map { clipped($0, to: 100) }))" \
      data-boxes="\(json(boxes))" data-change="\(view.change.rawValue)"><span class="view">\
      \(Markup(names, separator: ", "))\(rest)\(kind)\(change)</span>\(table)\(places(of: group))</li>
      """
  }

  /// Where the views are written, once for those in one line.
  private func places(of group: [ViewChange]) -> Markup {
    var places: [String] = []
    for view in group {
      if let place = shot.origin(of: view)?.place, !places.contains(place) { places.append(place) }
    }
    guard let first = places.first else { return "" }
    let rest: Markup = places.count > 1 ? " and \(counted(places.count - 1, "more place"))" : ""
    return "<p class=\"written\">\(breakable: first)\(rest)</p>"
  }

  private func row(of property: ViewChange.Property) -> Markup {
    if let frame = FrameChange(property), let words = frame.words(scale: scale) {
      let term = frame.isMove ? "place" : frame.isResize ? "size" : "size and place"
      return "<dt>\(term)</dt><dd>\(words)</dd>"
    }
    let words = PropertyWords(property.name)
    let values = words.measured(.init(before: property.before, after: property.after))
    if values.before == "unknown" {
      return "<dt>\(foreign: words.text)</dt><dd>now \(withSwatches(values.after))</dd>"
    }
    return """
      <dt>\(foreign: words.text)</dt>\
      <dd>\(changeMarkup(from: spokenValue(values.before), to: spokenValue(values.after)))</dd>
      """
  }

  /// Views of one kind that changed in the same way, together; so are all that only moved by the same
  /// distance.
  private func alike(_ views: [ViewChange]) -> [[ViewChange]] {
    var groups: [[ViewChange]] = []
    var places: [ViewChange: Int] = [:]
    for view in views {
      var key = view
      key.id = ""
      key.text = nil
      key.name = nil
      key.frame = nil
      if view.isConsequence, let frame = view.properties.compactMap(FrameChange.init).first,
        let words = frame.words(scale: scale)
      {
        key.kind = ""
        key.properties = [.init(name: "frame", before: "", after: words)]
      }
      if let place = places[key] {
        groups[place].append(view)
      } else {
        places[key] = groups.count
        groups.append([view])
      }
    }
    return groups
  }
}

extension ViewChange {
  /// Where it is in the pictures; nil where nobody knows.
  fileprivate var place: MarkedBoxes.Place? {
    guard let frame else { return nil }
    let old = properties.lazy.compactMap(FrameChange.init).first?.before.box
    return MarkedBoxes.Place(box: frame, old: old == frame ? nil : old)
  }
}
