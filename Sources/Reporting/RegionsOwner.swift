import RunRecords

/// The one view that owns all regions of a comparison whose views are described alike.
struct RegionsOwner {
  let view: ViewChange
  /// `corners` or `edges` where nothing else of the view changed; nil where more did.
  let part: String?

  /// - Parameter all: the views of the newer picture; nil where they are not known.
  init?(_ comparison: ComparisonRecord, all: [ViewRecord]?) {
    let owners = Set(comparison.regions.map(\.owner))
    guard comparison.regions.count == comparison.regionCount, owners.count == 1,
      let owner = comparison.regions.first?.owner
    else { return nil }
    let record = all?.first { $0.id == owner.id }
    view = ViewChange(
      id: owner.id, kind: owner.kind, text: owner.text, change: .changed, frame: record?.frame,
      properties: [])
    let frame = record.flatMap { FrameChange.Frame($0.frame) }
    let boxes = comparison.regions.compactMap { FrameChange.Frame($0.box) }
    part = frame.flatMap { Self.part(of: $0, boxes) }
  }

  private static func part(of frame: FrameChange.Frame, _ boxes: [FrameChange.Frame]) -> String? {
    let reach = min(frame.width, frame.height) / 2
    var corners = 0
    for box in boxes {
      let left = abs(box.x - frame.x) <= 1
      let right = abs(frame.x + frame.width - box.x - box.width) <= 1
      let top = abs(box.y - frame.y) <= 1
      let bottom = abs(frame.y + frame.height - box.y - box.height) <= 1
      guard left || right || top || bottom else { return nil }
      if left != right, top != bottom, box.width <= reach, box.height <= reach { corners += 1 }
    }
    if corners == boxes.count, corners > 1 { return "corners" }
    let isThin = boxes.allSatisfy { min($0.width, $0.height) * 8 <= reach }
    return isThin ? "edges" : nil
  }
}
