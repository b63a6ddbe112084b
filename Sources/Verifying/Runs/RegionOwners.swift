import Drawing
import Geometry
import RunRecords

/// Finds the view that a changed region belongs to.
struct RegionOwners {
  private let trees: [ResolvedViewTree]
  private let changed: Set<String>

  /// - Parameter changed: ids of views whose descriptions differ.
  init(_ old: ResolvedViewTree?, _ new: ResolvedViewTree?, changed: [ViewChange]) {
    trees = [new, old].compactMap(\.self)
    self.changed = Set(changed.map(\.id))
  }

  /// The view whose frame fits the box most closely, of the later picture if both have one; one
  /// whose description differs comes before one that is the same.
  func owner(of box: PixelRect) -> RegionRecord.Owner? {
    for onlyChanged in [true, false] {
      for tree in trees {
        if let view = closest(to: box, in: tree, onlyChanged: onlyChanged) {
          return RegionRecord.Owner(
            id: view.id, kind: view.kind, text: view.spoken,
            isDescribedDifferently: changed.contains(view.id))
        }
      }
    }
    return nil
  }

  /// The smallest frame that holds the box, the later one of equals. Shadows and strokes reach a
  /// little out of a frame.
  private func closest(
    to box: PixelRect, in tree: ResolvedViewTree, onlyChanged: Bool
  ) -> ResolvedView? {
    var best: (view: ResolvedView, area: Int)?
    for view in tree.views where !onlyChanged || changed.contains(view.id) {
      let frame = view.frame
      let area = frame.width * frame.height
      let inside = frame.intersection(box)
      let isHeld = inside.width * inside.height * 10 >= box.width * box.height * 9
      // A change of a whole screen's colour does not explain a small region inside it better than
      // the small view there does.
      let isNear = !onlyChanged || area <= 16 * max(1, box.width * box.height)
      // The status bar is as large as the screen, and draws above it only.
      let isBar = view.kind != "statusBar" || box.y * 12 < frame.height
      guard isHeld, isNear, isBar, area <= best?.area ?? .max else { continue }
      best = (view, area)
    }
    return best?.view
  }
}

extension ResolvedView {
  /// What the view says to a user; nil where it says nothing.
  var spoken: String? {
    let property = properties.first { ["text", "title", "placeholder"].contains($0.name) }
    guard let text = property?.source, !text.isEmpty else { return nil }
    return text
  }
}
