import RunRecords

/// A view with its place in both pictures.
struct PlacedView {
  var change: ViewChange
  var old: FrameChange.Frame
  var new: FrameChange.Frame

  /// - Parameters:
  ///   - changes: the views that changed, parents before what they hold.
  ///   - all: the views of the newer picture, in that order; nil where they are not known.
  static func all(_ changes: [ViewChange], _ all: [ViewRecord]?) -> [PlacedView] {
    let frames = changes.compactMap { view in
      view.properties.lazy.compactMap(FrameChange.init).first.map {
        PlacedView(change: view, old: $0.before, new: $0.after)
      }
    }
    guard let all else { return frames }
    let known = Dictionary(
      frames.map { ($0.change.id, $0) }, uniquingKeysWith: { first, _ in first })
    return all.compactMap { record in
      if let item = known[record.id] { return item }
      guard let frame = FrameChange.Frame(record.frame) else { return nil }
      let change = ViewChange(
        id: record.id, kind: record.kind, text: record.text, change: .changed, frame: record.frame,
        properties: [])
      return PlacedView(change: change, old: frame, new: frame)
    }
  }
}

extension [PlacedView] {
  /// What lies in the view at `index`, without what lies in that again.
  func held(by index: Int) -> [PlacedView] {
    var held: [PlacedView] = []
    for item in self[(index + 1)...] {
      guard self[index].new.holds(item.new) else { break }
      if let last = held.last, last.new.holds(item.new) { continue }
      held.append(item)
    }
    return held
  }
}
