import Drawing
import RunRecords

extension ViewChange {
  /// A view that is written on both sides and drawn on one.
  ///
  /// - Parameter tree: the side that draws it.
  init(
    _ change: ViewTreeChange, in tree: ResolvedViewTree, _ names: ViewNames, _ property: Property
  ) {
    let isKnown = tree.views.indices.contains(change.offset)
    self.init(
      id: change.id, kind: change.viewKind,
      text: isKnown ? tree.views[change.offset].spoken : nil, name: names.name(of: change.offset),
      change: .changed, frame: ComparisonRecord.Box(change.frame), properties: [property])
  }
}

extension ViewChange.Property {
  /// - Parameter isNow: whether the view went; false where it came back.
  init(_ reason: HiddenViews, isNow: Bool) {
    switch reason {
    case .hidden:
      self.init(name: "isHidden", before: "\(!isNow)", after: "\(isNow)", isWritten: true)
    case .transparent:
      self.init(
        name: "alpha", before: isNow ? "1" : "0", after: isNow ? "0" : "1", isWritten: true)
    }
  }
}
