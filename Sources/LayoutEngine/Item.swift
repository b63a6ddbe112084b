import Geometry

/// A box during one layout, with the sizes it was already asked for.
///
/// Nested stacks ask the same question at every level; without the memory the time would grow
/// exponentially with the depth.
@dynamicMemberLookup
final class Item {
  let box: LayoutBox
  let children: [Item]
  /// By limiting width; infinity stands for no limit.
  private var fitting: [Double: Size] = [:]
  private var expanding: [Axis: Bool] = [:]
  /// What the device covers at both sides of scrolling content, in points, which children that are
  /// held by the safe area or by margins keep free.
  private(set) var covered = Insets.zero

  init(_ box: LayoutBox) {
    self.box = box
    children = box.children.map { Item($0) }
  }

  subscript<Value>(dynamicMember member: KeyPath<LayoutBox, Value>) -> Value {
    box[keyPath: member]
  }

  /// The fixed extent along `axis`, in points, if there is one.
  func fixedExtent(_ axis: Axis) -> Double? {
    switch axis {
    case .horizontal: box.width
    case .vertical: box.height
    }
  }

  /// Notes what is covered of this box and of everything in it that reaches as far.
  func cover(_ sides: Insets) {
    guard sides != covered else { return }
    covered = sides
    fitting = [:]
    for child in children where child.placement.reachesBothSides { child.cover(sides) }
  }

  /// True where the box's leading edge, as `pins` of a child mean it, is the right one.
  func mirrors(_ pins: Pins) -> Bool { box.isMirrored && !pins.keepsSides }

  /// The answer of `compute`, which is asked once for each width.
  func fittingSize(width: Double?, compute: () -> Size) -> Size {
    let key = width ?? .infinity
    if let known = fitting[key] { return known }
    let size = compute()
    fitting[key] = size
    return size
  }

  /// True where the box, or something in it that it has to hold, takes all the room along `axis`.
  func expands(_ axis: Axis) -> Bool {
    if let known = expanding[axis] { return known }
    let answer = fixedExtent(axis) == nil && (box.expands.contains(axis) || contentExpands(axis))
    expanding[axis] = answer
    return answer
  }

  private func contentExpands(_ axis: Axis) -> Bool {
    switch box.arrangement {
    case .overlay:
      children.contains { child in
        switch child.placement {
        case .fill, .aligned: child.expands(axis)
        case .pinned(let pins): pins.holdsBothEdges(axis) && child.expands(axis)
        case .natural, .frame, .arranged: false
        }
      }
    case .stack(let stack):
      children.contains { child in
        child.placement == .arranged && !child.isHidden
          && (child.expands(axis) || stack.axis == axis && child.isSpacer(axis))
      }
    case .flow, .scroll: false
    }
  }

  /// True where the box hugs its content so little that it fills what is left along a stack's axis:
  /// below 50, the priority with which Auto Layout makes things fit.
  func isSpacer(_ axis: Axis) -> Bool {
    guard fixedExtent(axis) == nil else { return false }
    switch axis {
    case .horizontal: return box.hugging.horizontal < 50
    case .vertical: return box.hugging.vertical < 50
    }
  }
}

extension Placement {
  /// True for a box that is as wide as its parent.
  fileprivate var reachesBothSides: Bool {
    switch self {
    case .fill: true
    case .pinned(let pins):
      pins.leading == Anchor(.superview) && pins.trailing == Anchor(.superview)
    case .natural, .frame, .arranged, .aligned: false
    }
  }
}

extension Pins {
  fileprivate func holdsBothEdges(_ axis: Axis) -> Bool {
    switch axis {
    case .horizontal: leading != nil && trailing != nil
    case .vertical: top != nil && bottom != nil
    }
  }
}
