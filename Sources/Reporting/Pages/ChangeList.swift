import RunRecords

/// What changed in the shots of a screen: views first; shots in which the same changed are one list.
func changeLists(for screen: ScreenRecord) -> [Markup] {
  var lists:
    [(key: ListKey, shot: ShotRecord, variants: [String], comparisons: [ComparisonRecord])] = []
  for shot in screen.shots {
    let parts = [
      (shot.unexpected, "\(screen.oldRole) → \(screen.newRole)"),
      (shot.recorded, "before → recorded"),
    ]
    for (comparison, title) in parts {
      guard let comparison else { continue }
      let key = ListKey(
        title: title,
        views: viewsWithInferred(comparison.views, all: shot.views, scale: shot.pixelsPerPoint),
        scale: shot.pixelsPerPoint)
      // Without views there is nothing that two shots could share.
      if !key.views.isEmpty, let index = lists.firstIndex(where: { $0.key == key }) {
        lists[index].variants.append(shot.variant)
        lists[index].comparisons.append(comparison)
      } else {
        lists.append((key, shot, [shot.variant], [comparison]))
      }
    }
  }
  return lists.map { key, shot, variants, comparisons in
    let details = zip(variants, comparisons).map { variant, comparison -> Markup in
      let name: Markup = variants.count > 1 ? "<p class=\"word\">\(foreign: variant)</p>" : ""
      return """
        \(name)\(colorList(comparison.colorChanges))
        \(regionList(for: comparison))
        <p class="note">\(extent(of: comparison))</p>
        """
    }
    return """
      <section class="changes">
      <h3>\(foreign: enumerated(variants)): \(key.title)</h3>
      \(ViewList(
        views: key.views, variants: variants, scale: key.scale,
        shot: ShotViews(shot, source: screen.source)
      ).markup)
      <details class="pixels"><summary>Pixels: colours and regions</summary>
      \(Markup(details))
      </details>
      </section>
      """
  }
}

/// The views, with a change of layout that only their places tell of.
private func viewsWithInferred(
  _ views: [ViewChange], all: [ViewRecord]?, scale: Int?
) -> [ViewChange] {
  guard let inferred = InferredChange(views, all: all, scale: scale),
    let values = inferred.cause.values
  else { return views }
  var holder = inferred.holder
  let after =
    PropertyWords(inferred.property).rank == .layout && values.after.hasSuffix(" pt")
    ? String(values.after.dropLast(3)) : values.after
  holder.properties.append(
    .init(name: inferred.property, before: values.before, after: after))
  return [holder] + views.filter { $0.id != holder.id }
}

/// What makes two lists of changes one.
private struct ListKey: Hashable {
  var title: String
  var views: [ViewChange]
  var scale: Int?
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
