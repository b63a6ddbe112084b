import Geometry

/// Finds the rectangle of a box that edges or centres of its parent hold.
struct PinnedFrame {
  let pins: Pins
  /// The parent, in absolute points.
  let rect: Rect
  let safeArea: Rect
  let margins: Insets
  /// True where leading is right.
  let isMirrored: Bool

  /// Mirrored pins hold a box as plain ones would hold it in the parent's mirror image.
  func frame(of box: Item) -> Rect {
    guard isMirrored else { return plainFrame(of: box) }
    var pins = pins
    pins.centerX?.offset.negate()
    return PinnedFrame(
      pins: pins, rect: rect, safeArea: safeArea.mirrored(in: rect),
      margins: margins.mirrored, isMirrored: false
    ).plainFrame(of: box).mirrored(in: rect)
  }

  private func plainFrame(of box: Item) -> Rect {
    let left = pins.leading.map { low(\.minX, margins.left, $0) }
    let right = pins.trailing.map { high(\.maxX, margins.right, $0) }
    let top = pins.top.map { low(\.minY, margins.top, $0) }
    let bottom = pins.bottom.map { high(\.maxY, margins.bottom, $0) }

    var width = box.width
    if width == nil, let left, let right { width = max(0, right - left) }
    var room = rect.width
    if let left { room = min(room, rect.maxX - left) }
    if let right { room = min(room, right - rect.minX) }
    var size = Fitting.size(of: box, width: width ?? max(0, room))
    if let width { size.width = width }
    if let height = box.height {
      size.height = height
    } else if let top, let bottom {
      size.height = max(0, bottom - top)
    }
    return Rect(
      x: origin(left, right, pins.centerX.map { center(\.midX, $0) }, size.width, rect.minX),
      y: origin(top, bottom, pins.centerY.map { center(\.midY, $0) }, size.height, rect.minY),
      width: size.width, height: size.height)
  }

  private func origin(
    _ low: Double?, _ high: Double?, _ center: Double?, _ extent: Double, _ fallback: Double
  ) -> Double {
    if let low { return low }
    if let high { return high - extent }
    if let center { return center - extent / 2 }
    return fallback
  }

  private func low(_ edge: KeyPath<Rect, Double>, _ margin: Double, _ anchor: Anchor) -> Double {
    switch anchor.reference {
    case .superview: rect[keyPath: edge] + anchor.offset
    case .safeArea: max(rect[keyPath: edge], safeArea[keyPath: edge]) + anchor.offset
    case .margin:
      max(rect[keyPath: edge], safeArea[keyPath: edge]) + margin + anchor.offset
    }
  }

  private func high(_ edge: KeyPath<Rect, Double>, _ margin: Double, _ anchor: Anchor) -> Double {
    switch anchor.reference {
    case .superview: rect[keyPath: edge] - anchor.offset
    case .safeArea: min(rect[keyPath: edge], safeArea[keyPath: edge]) - anchor.offset
    case .margin:
      min(rect[keyPath: edge], safeArea[keyPath: edge]) - margin - anchor.offset
    }
  }

  private func center(_ middle: KeyPath<Rect, Double>, _ anchor: Anchor) -> Double {
    switch anchor.reference {
    case .superview, .margin: rect[keyPath: middle] + anchor.offset
    case .safeArea: rect.intersection(safeArea)[keyPath: middle] + anchor.offset
    }
  }
}
