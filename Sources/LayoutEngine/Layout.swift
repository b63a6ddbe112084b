public import Geometry

/// Places `root` in a rectangle of `size` points at the origin, and all boxes below it.
///
/// Rounding happens once, at the end: edges go to the nearest pixel of `scale`.
public func layOut(_ root: LayoutBox, in size: Size, scale: Scale) -> LayoutResult {
  var placer = Placer(scale: scale)
  let rect = Rect(origin: .zero, size: size)
  placer.place(Item(root), at: rect, safeArea: rect)
  return LayoutResult(places: placer.places)
}

/// The size, in points, that a box takes where only its width is limited (nil: not at all).
public func fittingSize(of box: LayoutBox, width: Double?) -> Size {
  Fitting.size(of: Item(box), width: width)
}

extension Insets {
  /// The same with left and right exchanged.
  var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

extension Rect {
  /// This rectangle as far from the right edge of `area` as it is from the left one.
  func mirrored(in area: Rect) -> Rect {
    Rect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }

  /// This rectangle inside `padding`; empty where that leaves nothing.
  func shrunk(by padding: Insets) -> Rect {
    var inner = inset(by: padding)
    inner.size = Size(width: max(0, inner.width), height: max(0, inner.height))
    return inner
  }
}

struct Placer {
  let scale: Scale
  var places: [LayoutResult.Place] = []

  mutating func place(_ box: Item, at rect: Rect, safeArea inherited: Rect) {
    let index = places.count
    places.append(
      LayoutResult.Place(points: rect, pixels: pixels(of: rect), contentSize: nil))
    let safeArea = box.safeAreaInsets.map { rect.inset(by: $0) } ?? inherited
    switch box.arrangement {
    case .overlay:
      for child in box.children {
        place(
          child, at: frame(of: child, in: rect, parent: box, safeArea: safeArea), safeArea: safeArea
        )
      }
    case .stack(let stack):
      let inner = rect.shrunk(by: box.isMirrored ? stack.padding.mirrored : stack.padding)
      let frames = StackLayout(stack: stack, boxes: box.children).frames(in: inner)
      place(childrenOf: box, at: frames, in: rect, safeArea: safeArea)
    case .flow(let flow):
      let frames = FlowLayout(flow: flow, boxes: box.children).frames(in: rect)
      place(childrenOf: box, at: frames, in: rect, safeArea: safeArea)
    case .scroll(var scroll):
      if scroll.adjustsForSafeArea {
        scroll.insets.top += max(0, safeArea.minY - rect.minY)
        scroll.insets.bottom += max(0, rect.maxY - safeArea.maxY)
      }
      let sides = coveredSides(of: scroll, in: rect, safeArea: safeArea)
      box.cover(sides)
      let content = contentSize(of: box, scroll: scroll, in: rect.size)
      places[index].contentSize = content
      var area = Rect(
        origin: Point(
          x: rect.minX + scroll.insets.left - scroll.offset.x,
          y: rect.minY + scroll.insets.top - scroll.offset.y), size: content)
      if box.isMirrored, scroll.startsAtLeadingEdge {
        area.origin.x = rect.maxX - scroll.insets.right + scroll.offset.x - content.width
      }
      let free = area.shrunk(by: sides)
      for child in box.children {
        place(child, at: frame(of: child, in: area, parent: box, safeArea: free), safeArea: free)
      }
    }
  }

  /// Places the arranged children at their frames, mirrored where the box is, and the others by
  /// themselves.
  private mutating func place(
    childrenOf box: Item, at frames: [Int: Rect], in rect: Rect, safeArea: Rect
  ) {
    for (offset, child) in box.children.enumerated() {
      place(
        child,
        at: frames[offset].map { box.isMirrored ? $0.mirrored(in: rect) : $0 }
          ?? frame(of: child, in: rect, parent: box, safeArea: safeArea),
        safeArea: safeArea)
    }
  }

  /// What the device covers of content at both sides. Content that scrolls sideways can leave it.
  private func coveredSides(of scroll: Scroll, in rect: Rect, safeArea: Rect) -> Insets {
    guard !scroll.axes.contains(.horizontal) else { return .zero }
    return Insets(
      top: 0, left: max(0, safeArea.minX - rect.minX - scroll.insets.left), bottom: 0,
      right: max(0, rect.maxX - scroll.insets.right - safeArea.maxX))
  }

  private func contentSize(of box: Item, scroll: Scroll, in size: Size) -> Size {
    let width = max(0, size.width - scroll.insets.left - scroll.insets.right)
    let height = max(0, size.height - scroll.insets.top - scroll.insets.bottom)
    let limit = scroll.axes.contains(.horizontal) ? nil : width
    var content = Size(width: width, height: height)
    for child in box.children {
      let wish = Fitting.outerSize(of: child, width: limit, in: box)
      if scroll.axes.contains(.horizontal) { content.width = max(content.width, wish.width) }
      if scroll.axes.contains(.vertical) { content.height = max(content.height, wish.height) }
    }
    return content
  }

  private func pixels(of rect: Rect) -> PixelRect {
    let left = pixel(rect.minX)
    let top = pixel(rect.minY)
    return PixelRect(
      x: left, y: top, width: max(0, pixel(rect.maxX) - left),
      height: max(0, pixel(rect.maxY) - top))
  }

  /// The pixel edge nearest to a coordinate in points; far-off ones are held within a range that
  /// integer arithmetic on them cannot leave.
  private func pixel(_ points: Double) -> Int {
    let value = (points * scale.factor + 0.5).rounded(.down)
    return value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }

  /// The rectangle of a child that no stack places.
  private func frame(of child: Item, in rect: Rect, parent: Item, safeArea: Rect) -> Rect {
    switch child.placement {
    case .fill: return rect
    case .frame(let frame): return frame.offset(x: rect.minX, y: rect.minY)
    case .natural, .arranged:
      let frame = Rect(origin: rect.origin, size: Fitting.size(of: child, width: rect.width))
      return parent.isMirrored ? frame.mirrored(in: rect) : frame
    case .aligned(let x, let y, let reference):
      let area = reference == .safeArea ? rect.intersection(safeArea) : rect
      var size = Fitting.size(of: child, width: area.width)
      if child.expands(.vertical) { size.height = max(size.height, area.height) }
      let frame = Rect(
        x: area.minX + (area.width - size.width) * x,
        y: area.minY + (area.height - size.height) * y, width: size.width, height: size.height)
      return parent.isMirrored ? frame.mirrored(in: area) : frame
    case .pinned(let pins):
      return PinnedFrame(
        pins: pins, rect: rect, safeArea: safeArea, margins: parent.margins,
        isMirrored: parent.mirrors(pins)
      ).frame(of: child)
    }
  }
}
