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
        id: view.id, kind: view.kind, text: view.spoken,
        frame: .init(
          x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height),
        file: place.flatMap { $0.file == document?.sources.first ? nil : $0.file },
        line: place.flatMap { $0.line > 0 ? $0.line : nil })
    }
    tokens = UsedTokens([now] + others).records
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
