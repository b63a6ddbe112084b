import RunRecords

/// Boxes around what differs, one for each view or group that a reader would point at.
struct MarkedBoxes {
  typealias Box = ComparisonRecord.Box

  /// Boxes that mean something in both pictures, or in one of them.
  fileprivate struct Group {
    var key: String?
    /// In the newer picture, or in the older one where it is only there.
    var box: Box
    /// In the older picture, where that is another place.
    var oldBox: Box?
    var isOld = true
    var isNew = true

    var place: Place { Place(box: box, old: isOld && isNew ? oldBox : nil) }
  }

  /// A place that differs.
  struct Place: Hashable {
    /// In the newer picture, or in the older one where it is only there.
    var box: Box
    /// Where it was in the older picture; nil where that is the same.
    var old: Box?

    /// Four numbers, or eight where it was elsewhere.
    var numbers: [Int] {
      [box, old].compactMap(\.self).flatMap { [$0.x, $0.y, $0.width, $0.height] }
    }
  }

  private var groups: [Group] = []

  /// More marks than this hide what they mark.
  private static let most = 16

  /// - Parameter width: of the picture, in pixels.
  init(_ comparison: ComparisonRecord, width: Int) {
    guard let all = comparison.box else { return }
    // A view that came or went is in one picture only; rows of pixels that did are told by it.
    for view in comparison.views where view.change != .changed {
      guard let frame = view.frame else { continue }
      groups.append(
        Group(box: frame, isOld: view.change == .removed, isNew: view.change == .added))
    }
    let cameOrWent = !groups.isEmpty
    let writers = comparison.writers
    // What moved because something came or went marks nothing.
    let moved = cameOrWent ? comparison.consequences : []
    // Regions that were left out would go unmarked.
    let isComplete = comparison.regions.count == comparison.regionCount
    for region in isComplete ? comparison.regions : [] {
      let isRows = region.kind == "inserted-rows" || region.kind == "removed-rows"
      let writer = writers.first { $0.frame.holds(region.box, reach: width / 50) }
      if isRows, cameOrWent || !writers.isEmpty { continue }
      if writer == nil, moved.contains(where: { $0.holds(region.box, reach: width / 50) }) {
        continue
      }
      let key =
        writer.map { "view \($0.id)" }
        ?? region.offset.map { "moved \($0.x) \($0.y)" }
        ?? region.describedOwner.map { "view \($0)" }
      add(
        Group(
          key: key, box: writer?.moved?.after.box ?? region.box, oldBox: writer?.moved?.before.box,
          isOld: region.kind != "inserted-rows", isNew: region.kind != "removed-rows"))
    }
    // 1/50 of a phone's width is a hand's breadth: closer boxes are one to the eye.
    join(reach: max(1, width / 50))
    if groups.isEmpty || groups.count > Self.most { groups = [Group(box: all)] }
    groups.sort { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
  }

  /// In reading order.
  var all: [Box] { groups.map(\.box) }
  var places: [Place] { groups.map(\.place) }
  var old: [Box] { groups.filter(\.isOld).map { $0.oldBox ?? $0.box } }
  var new: [Box] { groups.filter(\.isNew).map(\.box) }

  private mutating func add(_ group: Group) {
    guard let key = group.key, let index = groups.firstIndex(where: { $0.key == key }) else {
      groups.append(group)
      return
    }
    groups[index].unite(with: group)
    groups[index].isOld = groups[index].isOld || group.isOld
    groups[index].isNew = groups[index].isNew || group.isNew
  }

  private mutating func join(reach: Int) {
    var joined: [Group] = []
    for group in groups {
      var group = group
      while let index = joined.firstIndex(where: {
        $0.isOld == group.isOld && $0.isNew == group.isNew
          && $0.box.touches(group.box, reach: reach)
      }) {
        group.unite(with: joined.remove(at: index))
        group.key = nil
      }
      joined.append(group)
    }
    groups = joined
  }
}

extension MarkedBoxes.Group {
  fileprivate mutating func unite(with other: Self) {
    if oldBox != nil || other.oldBox != nil {
      oldBox = (oldBox ?? box).union(other.oldBox ?? other.box)
    }
    box = box.union(other.box)
  }
}

extension ComparisonRecord {
  fileprivate struct Writer {
    var id: String
    var frame: Box
    /// Where it was and is, if it moved or got another size.
    var moved: FrameChange?
  }

  /// Views that somebody changed, the smallest first; where nobody changed one, those of another size.
  fileprivate var writers: [Writer] {
    let changed = views.filter { $0.change == .changed && $0.frame != nil }
    let written = changed.filter { !$0.isConsequence }
    let resized = changed.filter { view in
      view.properties.contains { FrameChange($0).map { !$0.isMove } ?? false }
    }
    let inferred = InferredChange(views, all: nil, scale: nil)?.holder
    let cameOrWent = views.contains { $0.change != .changed }
    let chosen = inferred.map { [$0] } ?? (written.isEmpty && !cameOrWent ? resized : written)
    return chosen.compactMap { view in
      view.frame.map {
        Writer(
          id: view.id, frame: $0,
          moved: view.properties.lazy.compactMap(FrameChange.init).first)
      }
    }
    .sorted { $0.frame.extent < $1.frame.extent }
  }
}

extension ComparisonRecord {
  /// Where views are and were of which nothing but the place or size changed.
  fileprivate var consequences: [Box] {
    views.filter(\.isConsequence).flatMap { view in
      let old = view.properties.lazy.compactMap(FrameChange.init).first?.before.box
      return [view.frame, old].compactMap(\.self)
    }
  }
}

extension ViewChange {
  /// Whether nothing but the view's place or size changed.
  var isConsequence: Bool {
    change == .changed && properties.allSatisfy { PropertyWords($0.name).rank == .place }
  }
}

extension RegionRecord {
  fileprivate var describedOwner: String? {
    owner.flatMap { $0.isDescribedDifferently ? $0.id : nil }
  }
}

extension ComparisonRecord.Box {
  /// Wide enough for any picture, and no number of a hostile record can trap.
  fileprivate var extent: Double { Double(width) * Double(height) }

  fileprivate func holds(_ other: Self, reach: Int) -> Bool {
    other.x >= x &- reach && other.y >= y &- reach
      && other.x &+ other.width <= x &+ width &+ reach
      && other.y &+ other.height <= y &+ height &+ reach
  }

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
