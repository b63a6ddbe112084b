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
    let places = document?.root.places ?? [:]
    views = now.views.map { view in
      let place = places[view.id]
      return ViewRecord(
        id: view.id, kind: view.kind, text: view.spokenText,
        frame: .init(
          x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height),
        file: place.flatMap { $0.file == document?.sources.first ? nil : $0.file },
        line: place.flatMap { $0.line > 0 ? $0.line : nil })
    }
    var names: [String: Set<String>] = [:]
    for view in ([now] + others.compactMap(\.self)).flatMap(\.views) {
      // A literal names itself.
      for property in view.properties
      where property.value.hasPrefix("#") && !property.source.hasPrefix("#") {
        names[property.value, default: []].insert(property.source)
      }
    }
    tokens = names.sorted { $0.key < $1.key }.map {
      TokenRecord(color: $0.key, tokens: $0.value.sorted())
    }
  }
}

extension Node {
  /// Where the project's files ask for each node, by id.
  fileprivate var places: [String: Place] {
    var places: [String: Place] = [:]
    var open = [self]
    while let node = open.popLast() {
      places[node.id] = places[node.id] ?? node.place
      open += node.children.map(\.node)
    }
    return places
  }
}

extension ResolvedView {
  /// What the view says.
  fileprivate var spokenText: String? {
    let text = properties.first { ["text", "title", "placeholder"].contains($0.name) }?.source
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
