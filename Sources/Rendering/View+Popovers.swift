import Geometry
import LayoutEngine
import Screens
import ViewKinds

extension View {
  /// Moves the window's popovers beside what they point at and adds their arrows.
  ///
  /// - Parameter places: of a first layout, in which popovers lie in the middle.
  /// - Returns: whether anything moved, so that the window has to be laid out again.
  mutating func placePopovers(_ places: [LayoutResult.Place]) throws(ScreenError) -> Bool {
    guard children.contains(where: { ($0.kind as? PopoverFrame)?.source != nil }) else {
      return false
    }
    let area = context.screen.size
    let free = Rect(origin: .zero, size: area).inset(by: context.screen.safeArea)
    let frames = try frames(places)
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

  /// The rectangle of every view and bar button item by its id, in points of the window; of the first
  /// where ids repeat, and of a view before a button.
  private func frames(
    _ places: [LayoutResult.Place]
  ) throws(ScreenError) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    var buttons: [String: Rect] = [:]
    var pending = [self]
    for place in places {
      guard let view = pending.popLast() else { break }
      if frames[view.id] == nil { frames[view.id] = place.points }
      for (id, frame) in try view.buttons(at: place.points) where buttons[id] == nil {
        buttons[id] = frame
      }
      pending += view.children.reversed()
    }
    return frames.merging(buttons) { view, _ in view }
  }

  /// The bar button items of a bar at `bar` that have an id, in points of the window.
  private func buttons(at bar: Rect) throws(ScreenError) -> [(id: String, frame: Rect)] {
    guard let holder = kind as? any BarButtonHolder, !holder.buttonIDs.isEmpty else { return [] }
    return try holder.namedButtons(in: bar.size, at: place, context: context).map { id, frame in
      // Bars are drawn from left to right and mirrored.
      let x = context.isRightToLeft ? bar.width - frame.maxX : frame.minX
      return (
        id,
        Rect(x: bar.minX + x, y: bar.minY + frame.minY, width: frame.width, height: frame.height)
      )
    }
  }

  /// The view and everything in it.
  private var boxCount: Int { children.reduce(1) { $0 + $1.boxCount } }
}
