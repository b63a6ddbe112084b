import RunRecords

/// What changed in one shot: views, then colours, then where.
func changeList(for shot: ShotRecord, in screen: ScreenRecord) -> Markup {
  let parts: [Markup] = [
    comparison(shot.unexpected, of: shot, title: "\(shot.variant): recorded → now"),
    comparison(shot.recorded, of: shot, title: "\(shot.variant): before → recorded"),
  ].filter { !$0.isEmpty }
  return Markup(parts)
}

private func comparison(
  _ comparison: ComparisonRecord?, of shot: ShotRecord, title: String
) -> Markup {
  guard let comparison else { return "" }
  return """
    <section class="changes">
    <h3>\(foreign: title)</h3>
    \(viewList(comparison.views, in: shot.variant))
    \(colorList(comparison.colorChanges))
    \(regionList(for: comparison))
    <p class="note">\(extent(of: comparison))</p>
    </section>
    """
}

private func viewList(_ views: [ViewChange], in variant: String) -> Markup {
  guard !views.isEmpty else { return "" }
  // A page stays readable, and small, where a whole table moved.
  let longest = 40
  let groups = alike(views)
  let items: [Markup] = groups.prefix(longest).map { item(for: $0, in: variant) }
  let rest = groups.dropFirst(longest).reduce(0) { $0 + $1.count }
  let more: Markup = rest > 0 ? "<li>and \(counted(rest, "more view"))</li>" : ""
  return """
    <ol class="views">
    \(Markup(items + [more]))
    </ol>
    """
}

/// Views that changed in the same way, in one entry.
private func item(for group: [ViewChange], in variant: String) -> Markup {
  let most = 12
  let view = group[0]
  let names: [Markup] = group.prefix(most).map { "<b>\(foreign: $0.spokenName)</b>" }
  let rest: Markup = group.count > most ? ", and \(counted(group.count - most, "more view"))" : ""
  let properties: [Markup] = view.properties.map { property in
    if group.count > 1, property.name == "frame",
      let moved = movement(from: property.before, to: property.after)
    {
      return "<dt>frame</dt><dd>\(moved.subject)</dd>"
    }
    return """
      <dt>\(foreign: property.name)</dt><dd>\(value(property.before)) \
      <span class="arrow">→</span> \(value(property.after))</dd>
      """
  }
  let table: Markup = properties.isEmpty ? "" : "<dl>\(Markup(properties))</dl>"
  let change: Markup =
    view.change == .changed ? "" : " <span class=\"word\">\(view.change.rawValue)</span>"
  let isOneKind = group.allSatisfy { $0.kind == view.kind }
  let kind: Markup = isOneKind ? " <span class=\"kind\">\(foreign: view.kind)</span>" : ""
  return """
    <li data-variant="\(clipped(variant, to: 100))" \
    data-views="\(json(group.map { clipped($0.id, to: 100) }))"><span class="view">\
    \(Markup(names, separator: ", "))\(rest)\(kind)\(change)</span>\(table)</li>
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
    if view.properties.count == 1, let property = view.properties.first, property.name == "frame",
      let moved = movement(from: property.before, to: property.after)
    {
      key.kind = ""
      key.properties[0].before = ""
      key.properties[0].after = moved.subject
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

private func value(_ text: String) -> Markup {
  text.isEmpty ? "<i>nothing</i>" : withSwatches(text)
}

private func colorList(_ changes: [ComparisonRecord.ColorChange]) -> Markup {
  guard !changes.isEmpty else { return "" }
  let items: [Markup] = changes.map { change in
    """
    <li>\(color(change.from, tokens: change.fromTokens)) <span class="arrow">→</span> \
    \(color(change.to, tokens: change.toTokens)) \
    <span class="kind">\(counted(change.pixels, "pixel"))</span></li>
    """
  }
  return """
    <h4>Most frequent colour changes</h4>
    <ul class="colors">
    \(Markup(items))
    </ul>
    """
}

private func color(_ hex: String, tokens: [String]) -> Markup {
  let names: Markup = tokens.isEmpty ? "" : "\(foreign: tokens.joined(separator: ", ")) "
  return "\(names)\(withSwatches(hex))"
}

/// `412 pixels inside x 48, y 300, 960 × 120`.
private func extent(of comparison: ComparisonRecord) -> String {
  var parts: [String] = []
  if let before = comparison.sizeBefore, let after = comparison.sizeAfter {
    parts.append("The size went from \(before) to \(after).")
  }
  if let box = comparison.box {
    parts.append(
      "\(counted(comparison.pixels, "pixel")) \(comparison.pixels == 1 ? "differs" : "differ"),"
        + " inside x \(box.x), y \(box.y), \(box.width) × \(box.height).")
  }
  return parts.joined(separator: " ")
}

extension ViewChange {
  /// The id that the screen gives; a view without one by what it says, else by its place.
  fileprivate var spokenName: String {
    guard id.first?.isNumber == true, let text, !text.isEmpty else { return id }
    return "“\(text)”"
  }
}
