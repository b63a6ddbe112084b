import Drawing
import Geometry
import RunRecords
import Screens

extension ShotRecord {
  /// Adds who is where in the picture, and which tokens its colours may be, for a shot that differs
  /// or is new.
  mutating func describeViews(
    of document: ScreenDocument?, now: ResolvedViewTree?, others: [ResolvedViewTree?]
  ) {
    guard unexpected != nil || recorded != nil || verdict == .added, let now else { return }
    let nodes = document?.root.byID ?? [:]
    let changed = Dictionary(
      ((unexpected ?? recorded)?.views ?? []).map { view in
        (view.id, Set(view.properties.map { String($0.name.prefix { $0 != "." }) }))
      }, uniquingKeysWith: { $0.union($1) })
    let source = document?.sources.first
    views = now.views.map { view in
      // The inside of a padded view is written with it.
      let inside = ".content"
      let outer = view.id.hasSuffix(inside) ? nodes[String(view.id.dropLast(inside.count))] : nil
      let node = nodes[view.id] ?? outer
      let place = node?.place
      return ViewRecord(
        id: view.id, kind: view.kind, text: view.spoken,
        frame: .init(
          x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height),
        file: place.flatMap { $0.file == source ? nil : $0.file },
        line: place.flatMap { $0.line > 0 ? $0.line : nil },
        settings: node?.settings(source: source, changed: changed[view.id] ?? []))
    }
    tokens = UsedTokens([now] + others).records
  }
}

extension Node {
  fileprivate var byID: [String: Node] {
    var nodes: [String: Node] = [:]
    var open = [self]
    while let node = open.popLast() {
      nodes[node.id] = nodes[node.id] ?? node
      open += node.children.map(\.node)
    }
    return nodes
  }

  /// Where measures stand, and whatever changed; nil where the node has none.
  fileprivate func settings(
    source: String?, changed: Set<String>
  ) -> [ViewRecord.Setting]? {
    let names =
      LayoutProperty.names.union(LayoutProperty.layerNames).union(changed)
      .union(changed.contains("shadow") ? ["shadowOpacity"] : [])
      .union(changed.contains("writtenFrame") ? ["frame"] : [])
      .union(changed.contains("writtenStyle") ? ["style"] : []).sorted()
    let settings = names.compactMap { name -> ViewRecord.Setting? in
      guard let place = attribute(name)?.place, place.line > 0 else { return nil }
      return ViewRecord.Setting(
        name: name, file: place.file == source ? nil : place.file, line: place.line)
    }
    return settings.isEmpty ? nil : settings
  }
}
