import Geometry

/// Finds the baselines by which a stack aligns its boxes.
enum Baseline {
  case first
  case last

  /// Distance from the top of `box`, which is `width` points wide, to its baseline: that of its
  /// text, or its bottom edge where it has none.
  func position(in box: Item, width: Double) -> Double {
    textPosition(in: box, width: width) ?? Fitting.size(of: box, width: width).height
  }

  private func textPosition(in box: Item, width: Double) -> Double? {
    let own = self == .first ? box.firstBaseline?(width) : box.lastBaseline?(width)
    if let own {
      // Lines are centred in a box that is higher than they are.
      guard let height = box.height, let lines = box.measure?(width).height else { return own }
      return own + (height - lines) / 2
    }
    switch box.arrangement {
    case .stack(let stack): return position(in: stack, of: box, width: width)
    case .overlay:
      // What stands around one view, such as padding, has the baseline of that view.
      guard box.children.count == 1, let child = box.children.first,
        case .pinned(let pins) = child.placement, let top = pins.top?.offset
      else { return nil }
      let sides = (pins.leading?.offset ?? 0) + (pins.trailing?.offset ?? 0)
      return textPosition(in: child, width: max(0, width - sides)).map { $0 + top }
    case .flow, .scroll: return nil
    }
  }

  private func position(in stack: Stack, of box: Item, width: Double) -> Double? {
    let inner = Rect(
      origin: .zero,
      size: Size(width: width, height: Fitting.size(of: box, width: width).height)
    ).shrunk(by: stack.padding)
    let frames = StackLayout(stack: stack, boxes: box.children).frames(in: inner)
    let positions = box.children.indices.compactMap { index -> Double? in
      guard let frame = frames[index] else { return nil }
      return textPosition(in: box.children[index], width: frame.width).map {
        frame.minY + $0
      }
    }
    return self == .first ? positions.min() : positions.max()
  }
}
