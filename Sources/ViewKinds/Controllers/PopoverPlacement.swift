public import Geometry

/// Where a popover and its arrow lie beside what the popover points at, in points of the window.
public struct PopoverPlacement: Hashable, Sendable {
  public let frame: Rect
  public let arrow: Rect
  public let direction: PopoverArrow.Direction

  /// The distance that popovers keep from the edges of the safe area, in points.
  static let margin = 10.0

  /// The first of `directions` in which all of the popover fits decides, else the one with most room,
  /// where the popover becomes smaller.
  ///
  /// - Parameters:
  ///   - size: what the popover's content asks for.
  ///   - source: what the arrow points at, in the window.
  ///   - area: the window's safe area.
  ///   - directions: where the arrow may point; none for any.
  public init(
    of size: Size, pointingAt source: Rect, in area: Rect, directions: [PopoverArrow.Direction]
  ) {
    func held(_ value: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(value, high))
    }
    // What lies outside of the area is pointed at from the edge next to it.
    let left = held(source.minX, area.minX, area.maxX)
    let top = held(source.minY, area.minY, area.maxY)
    let source = Rect(
      x: left, y: top, width: held(source.maxX, area.minX, area.maxX) - left,
      height: held(source.maxY, area.minY, area.maxY) - top)
    let free = area.inset(by: .uniform(Self.margin))
    func room(_ direction: PopoverArrow.Direction) -> Size {
      switch direction {
      case .up:
        Size(width: free.width, height: free.maxY - source.maxY - PopoverArrow.height)
      case .down:
        Size(width: free.width, height: source.minY - free.minY - PopoverArrow.height)
      case .left:
        Size(width: free.maxX - source.maxX - PopoverArrow.height, height: free.height)
      case .right:
        Size(width: source.minX - free.minX - PopoverArrow.height, height: free.height)
      }
    }
    func fits(_ direction: PopoverArrow.Direction) -> Bool {
      let room = room(direction)
      return room.width >= size.width && room.height >= size.height
    }
    let allowed = directions.isEmpty ? PopoverArrow.Direction.allCases : directions
    var chosen = allowed.first(where: fits) ?? allowed[0]
    if !fits(chosen) {
      var largest = -Double.infinity
      for candidate in allowed {
        let room = room(candidate)
        let area = max(0, min(room.width, size.width)) * max(0, min(room.height, size.height))
        if area > largest {
          largest = area
          chosen = candidate
        }
      }
    }
    direction = chosen
    let room = room(chosen)
    // Where no permitted side has any room, the popover covers its source.
    let covers = room.width < 1 || room.height < 1
    let width = max(1, min(size.width, covers ? free.width : room.width))
    let height = max(1, min(size.height, covers ? free.height : room.height))
    let x = held(source.midX - width / 2, free.minX, free.maxX - width)
    let y = held(source.midY - height / 2, free.minY, free.maxY - height)
    // The arrow leaves the rounded corners alone.
    let corner = PopoverFrame.radius
    let base = PopoverArrow.base
    let arrowX = held(source.midX - base / 2, x + corner, x + width - corner - base)
    let arrowY = held(source.midY - base / 2, y + corner, y + height - corner - base)
    let tip = PopoverArrow.height
    let place: Rect
    let pointer: Rect
    switch chosen {
    case .up:
      place = Rect(x: x, y: source.maxY + tip, width: width, height: height)
      pointer = Rect(x: arrowX, y: source.maxY, width: base, height: tip)
    case .down:
      place = Rect(x: x, y: source.minY - tip - height, width: width, height: height)
      pointer = Rect(x: arrowX, y: source.minY - tip, width: base, height: tip)
    case .left:
      place = Rect(x: source.maxX + tip, y: y, width: width, height: height)
      pointer = Rect(x: source.maxX, y: arrowY, width: tip, height: base)
    case .right:
      place = Rect(x: source.minX - tip - width, y: y, width: width, height: height)
      pointer = Rect(x: source.minX - tip, y: arrowY, width: tip, height: base)
    }
    guard covers else {
      frame = place
      arrow = pointer
      return
    }
    frame = Rect(
      x: held(place.minX, free.minX, free.maxX - width),
      y: held(place.minY, free.minY, free.maxY - height), width: width, height: height)
    arrow = pointer.offset(x: frame.minX - place.minX, y: frame.minY - place.minY)
  }
}
