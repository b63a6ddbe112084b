import Geometry

extension ResolvedViewTree {
  /// What has to change in this tree to get `other`, without the order of views.
  ///
  /// Views with a name of their own are matched by that, others by what they show among the
  /// children of views that match. Added and changed views come in the order of `other`, then removed
  /// ones in the order of this tree. Properties are matched by their names.
  public func changes(to other: ResolvedViewTree) -> [ViewTreeChange] {
    let alignment = ViewTreeAlignment(self, other)
    var changes: [ViewTreeChange] = []
    for (offset, after) in other.views.enumerated() {
      guard let partner = alignment.partners[offset] else {
        changes.append(
          ViewTreeChange(.added, after, offset, isInside: alignment.isInsideAdded(offset)))
        continue
      }
      let properties = views[partner].changes(to: after)
      if !properties.isEmpty {
        changes.append(ViewTreeChange(.changed, after, offset, properties: properties))
      }
    }
    return changes
      + alignment.removed.map { offset in
        ViewTreeChange(
          .removed, views[offset], offset, isInside: alignment.isInsideRemoved(offset))
      }
  }
}

extension ViewTreeChange {
  fileprivate init(
    _ kind: Kind, _ view: ResolvedView, _ offset: Int, properties: [PropertyChange] = [],
    isInside: Bool = false
  ) {
    self.init(
      kind: kind, id: view.id, viewKind: view.kind, frame: view.frame, properties: properties,
      offset: offset, isInside: isInside)
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
