import Geometry

extension ResolvedViewTree {
  /// What has to change in this tree to get `other`, without the order of views.
  ///
  /// Views are matched by their ids; where an id occurs several times, the first with the first,
  /// and so on. Added and changed views come in the order of `other`, then removed ones in the
  /// order of this tree. Properties are matched by their names in the same way.
  public func changes(to other: ResolvedViewTree) -> [ViewTreeChange] {
    let pairs = matched(views, with: other.views, by: \.id)
    var changes: [ViewTreeChange] = []
    for (before, after) in pairs {
      switch (before, after) {
      case (let before?, let after?):
        let properties = before.changes(to: after)
        if !properties.isEmpty {
          changes.append(ViewTreeChange(.changed, after, properties: properties))
        }
      case (nil, let after?): changes.append(ViewTreeChange(.added, after))
      case (let before?, nil): changes.append(ViewTreeChange(.removed, before))
      case (nil, nil): break
      }
    }
    return changes
  }
}

extension ViewTreeChange {
  fileprivate init(_ kind: Kind, _ view: ResolvedView, properties: [PropertyChange] = []) {
    self.init(
      kind: kind, id: view.id, viewKind: view.kind, frame: view.frame, properties: properties)
  }
}

extension ResolvedView {
  fileprivate func changes(to other: ResolvedView) -> [ViewTreeChange.PropertyChange] {
    let own = matched(common, with: other.common, by: \.name)
    let named = matched(properties, with: other.properties, by: \.name)
    return (own + named).compactMap { before, after in
      guard before != after, let name = (after ?? before)?.name else { return nil }
      return ViewTreeChange.PropertyChange(name: name, before: before, after: after)
    }
  }

  /// What every view has, as properties.
  private var common: [Property] {
    [
      Property(name: "kind", source: kind), Property(name: "depth", source: "\(depth)"),
      Property(name: "frame", source: frame.line), Property(name: "style", source: style),
    ]
  }
}

/// Pairs of elements with the same key: the first with the first, the second with the second, and
/// so on; in the order of `after`, then those that only `before` has, in its order.
private func matched<Element>(
  _ before: [Element], with after: [Element], by key: (Element) -> String
) -> [(before: Element?, after: Element?)] {
  var waiting: [String: [Int]] = [:]
  for index in before.indices.reversed() { waiting[key(before[index]), default: []].append(index) }
  var isMatched = [Bool](repeating: false, count: before.count)
  var pairs: [(before: Element?, after: Element?)] = []
  for element in after {
    let match = waiting[key(element)]?.popLast()
    if let match { isMatched[match] = true }
    pairs.append((match.map { before[$0] }, element))
  }
  for index in before.indices where !isMatched[index] { pairs.append((before[index], nil)) }
  return pairs
}
