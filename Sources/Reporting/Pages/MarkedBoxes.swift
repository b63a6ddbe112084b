import RunRecords

extension ComparisonRecord {
  /// Boxes around what differs, one for each view or group that a reader would point at, in reading
  /// order: regions of one changed view together, and what moved by the same distance.
  ///
  /// - Parameter width: of the picture, in pixels.
  func markedBoxes(width: Int) -> [Box] {
    guard let box else { return [] }
    // Regions that were left out would go unmarked.
    guard !regions.isEmpty, regions.count == regionCount else { return [box] }
    var groups: [(key: String, box: Box)] = []
    for region in regions {
      let key = region.group
      if let key, let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].box = groups[index].box.union(region.box)
      } else {
        groups.append((key ?? "", region.box))
      }
    }
    // A hand's breadth is 1/50 of a phone's width: closer boxes are one to the eye.
    let boxes = joined(groups.map(\.box), reach: max(1, width / 50))
    guard boxes.count <= 16 else { return [box] }
    return boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private func joined(_ boxes: [Box], reach: Int) -> [Box] {
    var joined: [Box] = []
    for box in boxes {
      var box = box
      while let index = joined.firstIndex(where: { $0.touches(box, reach: reach) }) {
        box = box.union(joined.remove(at: index))
      }
      joined.append(box)
    }
    return joined
  }
}

extension RegionRecord {
  /// The same for regions that are marked together; nil for one that stands alone.
  fileprivate var group: String? {
    if let offset { return "moved \(offset.x) \(offset.y)" }
    guard let owner, owner.isDescribedDifferently, kind != "inserted-rows", kind != "removed-rows"
    else { return nil }
    return "view \(owner.id)"
  }
}

extension ComparisonRecord.Box {
  fileprivate func union(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(
      x: left, y: top, width: max(x &+ width, other.x &+ other.width) &- left,
      height: max(y &+ height, other.y &+ other.height) &- top)
  }

  fileprivate func touches(_ other: Self, reach: Int) -> Bool {
    x &- reach <= other.x &+ other.width && other.x &- reach <= x &+ width
      && y &- reach <= other.y &+ other.height && other.y &- reach <= y &+ height
  }
}
