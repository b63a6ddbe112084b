import Geometry

/// How large a box would be if its content had its way.
enum Fitting {
  /// In points; `width` limits the box, nil does not.
  static func size(of box: Item, width: Double?) -> Size {
    // Not a number is no key to find the answer again by, and below 0 there is no room either.
    let limit = (box.width ?? width).map { $0 > 0 ? $0 : 0 }
    return box.fittingSize(width: limit) {
      let wish = natural(box, width: limit)
      return Size(
        width: box.width ?? max(box.minimum.width, wish.width),
        height: box.height ?? max(box.minimum.height, wish.height))
    }
  }

  /// The size a parent needs to hold `box` at its placement.
  static func outerSize(of box: Item, width: Double?, in parent: Item) -> Size {
    // What bars cover of the view of a controller, whose content keeps them free.
    let bars = parent.safeAreaInsets ?? .zero
    switch box.placement {
    case .fill, .natural, .arranged: return size(of: box, width: width)
    case .aligned(_, _, let reference):
      var wish = size(of: box, width: width)
      if reference == .safeArea { wish.height += bars.top + bars.bottom }
      return wish
    case .frame(let frame): return Size(width: frame.maxX, height: frame.maxY)
    case .pinned(let pins):
      let isMirrored = parent.mirrors(pins)
      let sides =
        distance(
          pins.leading, isMirrored ? parent.margins.right : parent.margins.left,
          isMirrored ? parent.covered.right : parent.covered.left)
        + distance(
          pins.trailing, isMirrored ? parent.margins.left : parent.margins.right,
          isMirrored ? parent.covered.left : parent.covered.right)
      let ends =
        distance(pins.top, parent.margins.top, bars.top)
        + distance(pins.bottom, parent.margins.bottom, bars.bottom)
      let inner = size(of: box, width: width.map { max(0, $0 - sides) })
      return Size(width: inner.width + sides, height: inner.height + ends)
    }
  }

  private static func distance(_ anchor: Anchor?, _ margin: Double, _ covered: Double) -> Double {
    guard let anchor else { return 0 }
    switch anchor.reference {
    case .superview: return anchor.offset
    case .safeArea: return anchor.offset + covered
    case .margin: return anchor.offset + margin + covered
    }
  }

  private static func natural(_ box: Item, width: Double?) -> Size {
    var result = Size.zero
    if let measure = box.measure {
      let wish = measure(width)
      result = Size(width: wish.width ?? 0, height: wish.height ?? 0)
    }
    switch box.arrangement {
    case .overlay:
      for child in box.children {
        let outer = outerSize(of: child, width: width, in: box)
        result.width = max(result.width, outer.width)
        result.height = max(result.height, outer.height)
      }
    case .stack(let stack):
      let inner = width.map { max(0, $0 - stack.padding.left - stack.padding.right) }
      let fitting = StackLayout(stack: stack, boxes: box.children).fittingSize(width: inner)
      result.width = max(result.width, fitting.width + stack.padding.left + stack.padding.right)
      result.height = max(result.height, fitting.height + stack.padding.top + stack.padding.bottom)
    case .flow(let flow):
      let fitting = FlowLayout(flow: flow, boxes: box.children).fittingSize(width: width)
      result.width = max(result.width, fitting.width)
      result.height = max(result.height, fitting.height)
    case .scroll(let scroll):
      for child in box.children {
        let limit = scroll.axes.contains(.horizontal) ? nil : width
        let outer = outerSize(of: child, width: limit, in: box)
        if !scroll.axes.contains(.horizontal) { result.width = max(result.width, outer.width) }
        if !scroll.axes.contains(.vertical) { result.height = max(result.height, outer.height) }
      }
    }
    if let width, box.expands(.horizontal) { result.width = max(result.width, width) }
    return result
  }
}
