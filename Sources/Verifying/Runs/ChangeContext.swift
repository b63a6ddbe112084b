import Drawing
import Geometry
import ImageDiff
import Pixels
import RunRecords

/// Puts a comparison into the words of a report: colours get the tokens that have their values.
struct ChangeContext {
  /// The record of a comparison, or nil where the images are equal.
  func record(
    _ comparison: Comparison, from old: ResolvedViewTree?, to new: ResolvedViewTree?
  ) -> ComparisonRecord? {
    switch comparison {
    case .equal: return nil
    case .differs(let difference): return record(difference, old, new)
    case .sizeChanged(let from, let to, let overlap):
      var result =
        overlap.map { record($0, old, new) }
        ?? ComparisonRecord(pixels: 0, box: nil, colorChanges: [])
      result.sizeBefore = "\(from)"
      result.sizeAfter = "\(to)"
      return result
    }
  }

  private func record(
    _ difference: Difference, _ old: ResolvedViewTree?, _ new: ResolvedViewTree?
  ) -> ComparisonRecord {
    let oldTokens = tokens(of: old)
    let newTokens = tokens(of: new)
    return ComparisonRecord(
      pixels: difference.pixels,
      box: ComparisonRecord.Box(
        x: difference.box.x, y: difference.box.y, width: difference.box.width,
        height: difference.box.height),
      colorChanges: difference.colorChanges.prefix(3).map { change in
        ComparisonRecord.ColorChange(
          from: change.from.hex8, to: change.to.hex8, pixels: change.pixels,
          fromTokens: oldTokens[change.from.hex8] ?? [],
          toTokens: newTokens[change.to.hex8] ?? [])
      }, views: views(old, new))
  }

  /// The tokens of a tree by the value they came to, each sorted.
  private func tokens(of tree: ResolvedViewTree?) -> [String: [String]] {
    var tokens: [String: Set<String>] = [:]
    for view in tree?.views ?? [] {
      for property in view.properties where property.value.hasPrefix("#") {
        tokens[property.value, default: []].insert(property.source)
      }
    }
    return tokens.mapValues { $0.sorted() }
  }

  private func views(_ old: ResolvedViewTree?, _ new: ResolvedViewTree?) -> [ViewChange] {
    guard let old, let new else { return [] }
    let texts = texts(of: old).merging(texts(of: new)) { _, new in new }
    return old.changes(to: new).compactMap { change in
      let properties = change.properties.filter(isVisible)
      if change.kind == .changed, properties.isEmpty { return nil }
      let kind: ViewChange.Change =
        switch change.kind {
        case .added: .added
        case .removed: .removed
        case .changed: .changed
        }
      return ViewChange(
        id: change.id, kind: change.viewKind, text: texts[change.id], change: kind,
        properties: properties.map {
          ViewChange.Property(
            name: $0.name, before: words($0.before), after: words($0.after))
        })
    }
  }

  /// A colour that has another name and the same value explains no pixel.
  private func isVisible(_ change: ViewTreeChange.PropertyChange) -> Bool {
    guard let before = change.before, let after = change.after else { return true }
    return before.value.isEmpty || before.value != after.value
  }

  /// What each view says, by its id.
  private func texts(of tree: ResolvedViewTree) -> [String: String] {
    var texts: [String: String] = [:]
    for view in tree.views {
      let property = view.properties.first { ["text", "title", "placeholder"].contains($0.name) }
      if let text = property?.source, !text.isEmpty { texts[view.id] = text }
    }
    return texts
  }

  private func words(_ property: ResolvedView.Property?) -> String {
    guard let property else { return "" }
    if property.value.isEmpty { return property.source }
    // A literal is its own value.
    let isLiteral = property.value.hasPrefix(property.source)
    return isLiteral ? property.value : "\(property.source) \(property.value)"
  }
}
