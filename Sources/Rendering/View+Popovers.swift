import Geometry
import LayoutEngine
import ViewKinds

extension View {
  /// Moves the window's popovers beside what they point at and adds their arrows.
  ///
  /// - Parameter places: of a first layout, in which popovers lie in the middle.
  /// - Returns: whether anything moved, so that the window has to be laid out again.
  mutating func placePopovers(_ places: [LayoutResult.Place]) -> Bool {
    guard children.contains(where: { ($0.kind as? PopoverFrame)?.source != nil }) else {
      return false
    }
    let area = context.screen.size
    let free = Rect(origin: .zero, size: area).inset(by: context.screen.safeArea)
    let frames = frames(places)
    var placed: [View] = []
    // The window's own place comes first.
    var next = 1
    for child in children {
      var view = child
      let place = places[next].points
      next += child.boxCount
      guard let popover = child.kind as? PopoverFrame, let source = popover.source,
        var target = frames[source]
      else {
        placed.append(view)
        continue
      }
      if let part = popover.sourceRect { target = part.offset(x: target.minX, y: target.minY) }
      let found = PopoverPlacement(
        of: place.size, pointingAt: target, in: free, directions: popover.directions)
      view.placement = .frame(found.frame)
      view.common.width = nil
      view.common.height = nil
      placed += [view, PopoverArrow.view(of: child, at: found)]
    }
    children = placed
    return true
  }

  /// The rectangle of every view by its id, in points of the window; of the first where ids repeat.
  private func frames(_ places: [LayoutResult.Place]) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    var pending = [self]
    for place in places {
      guard let view = pending.popLast() else { break }
      if frames[view.id] == nil { frames[view.id] = place.points }
      pending += view.children.reversed()
    }
    return frames
  }

  /// The view and everything in it.
  private var boxCount: Int { children.reduce(1) { $0 + $1.boxCount } }
}
