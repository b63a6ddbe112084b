import Drawing
import Geometry
import ImageDiff
import RunRecords

/// Puts the differences between two trees into a record: what explains pixels, in words of people.
struct ViewChanges {
  private let old: ResolvedViewTree
  private let new: ResolvedViewTree
  private let changes: [ViewTreeChange]
  private let regions: [ChangeRegion]
  private let pictureArea: Int
  /// Colours that pixels became, `#RRGGBBAA`.
  private let shownColors: Set<String>

  /// - Parameter shown: colours that pixels became.
  init(
    from old: ResolvedViewTree, to new: ResolvedViewTree, _ changes: [ViewTreeChange],
    regions: [ChangeRegion], shown: Set<String>
  ) {
    self.old = old
    self.new = new
    self.changes = changes
    self.regions = regions
    pictureArea = new.views.first.map { area($0.frame) } ?? 0
    shownColors = shown
  }

  var records: [ViewChange] {
    let names = (old: ViewNames(old), new: ViewNames(new))
    let known = KnownProperties.both(old, new)
    let hidden = (old: HiddenViews.ids(in: old), new: HiddenViews.ids(in: new))
    return changes.compactMap { change in
      if change.isInside { return nil }
      if let reason = change.kind == .removed ? hidden.new[change.id] : nil {
        return ViewChange(change, in: old, names.old, ViewChange.Property(reason, isNow: true))
      }
      if let reason = change.kind == .added ? hidden.old[change.id] : nil {
        return ViewChange(change, in: new, names.new, ViewChange.Property(reason, isNow: false))
      }
      let tree = change.kind == .removed ? old : new
      let text =
        tree.views.indices.contains(change.offset) ? tree.views[change.offset].spoken : nil
      let shown = change.properties.filter { property in
        guard isVisible(property) else { return false }
        let isKnown =
          property.before == nil
          ? known.old.knows(property.name, of: change.viewKind)
          : property.after != nil || known.new.knows(property.name, of: change.viewKind)
        return isKnown || isSeen(property, of: change)
      }
      let properties = PropertyChanges(
        shown, of: new.views.indices.contains(change.offset) ? new.views[change.offset] : nil,
        kind: change.viewKind, known: known
      ).records
      if change.kind == .changed, properties.isEmpty { return nil }
      let kind: ViewChange.Change =
        switch change.kind {
        case .added: .added
        case .removed: .removed
        case .changed: .changed
        }
      return ViewChange(
        id: change.id, kind: change.viewKind, text: text,
        name: (change.kind == .removed ? names.old : names.new).name(of: change.offset),
        change: kind, frame: ComparisonRecord.Box(change.frame),
        properties: properties)
    }
  }

  /// A colour that has another name and the same value explains no pixel, nor does another depth.
  private func isVisible(_ change: ViewTreeChange.PropertyChange) -> Bool {
    if change.name == "depth" { return false }
    guard let before = change.before, let after = change.after else { return true }
    return before.value.isEmpty || before.value != after.value
  }

  /// Whether pixels show a property that one of the trees tells of for no view of the kind: words and
  /// pictures always, a colour where it fills much of the view, or where pixels became it there.
  private func isSeen(
    _ property: ViewTreeChange.PropertyChange, of change: ViewTreeChange
  ) -> Bool {
    if ContentProperty.isName(property.name) { return true }
    let frame = change.frame
    if property.name == "cornerRadius" { return areCorners(of: frame) }
    guard let state = property.after ?? property.before, !state.value.isEmpty else { return false }
    let inside = regions.filter { area($0.box.intersection(frame)) * 10 >= area($0.box) * 9 }
    if inside.reduce(0, { $0 + $1.pixels }) * 5 >= max(1, area(frame)) { return true }
    return !inside.isEmpty && area(frame) * 2 < pictureArea && shownColors.contains(state.value)
  }

  /// Whether pixels changed in at least two corners of a frame, and nowhere else on its edges.
  private func areCorners(of frame: PixelRect) -> Bool {
    let reach = min(frame.width, frame.height) / 2
    var corners: Set<[Bool]> = []
    for region in regions {
      let box = region.box
      guard area(box.intersection(frame)) == area(box) else { continue }
      let left = box.x - frame.x <= 1
      let top = box.y - frame.y <= 1
      let right = frame.x + frame.width - box.x - box.width <= 1
      let bottom = frame.y + frame.height - box.y - box.height <= 1
      if !left, !right, !top, !bottom { continue }
      guard left != right, top != bottom, box.width <= reach, box.height <= reach else {
        return false
      }
      corners.insert([left, top])
    }
    return corners.count >= 2
  }
}

/// In pixels.
private func area(_ rect: PixelRect) -> Int { max(0, rect.width) * max(0, rect.height) }
