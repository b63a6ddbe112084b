import Geometry

@testable import LayoutEngine

extension LayoutBox {
  /// A box whose content asks for a fixed size, as a picture does.
  static func content(
    _ width: Double?, _ height: Double?, hugging: Double = 250, resistance: Double = 750,
    _ placement: Placement = .arranged
  ) -> LayoutBox {
    var box = LayoutBox(placement: placement)
    box.measure = { _ in IntrinsicSize(width: width, height: height) }
    box.hugging = AxisPriorities(horizontal: hugging, vertical: hugging)
    box.compressionResistance = AxisPriorities(horizontal: resistance, vertical: resistance)
    return box
  }

  /// Text of `length` points on one line 20 points high, which breaks into more lines.
  static func text(_ length: Double, baseline: Double = 16) -> LayoutBox {
    var box = LayoutBox(placement: .arranged)
    let lines = { @Sendable (width: Double?) in
      max(1, (length / max(1, width ?? length)).rounded(.up))
    }
    box.measure = {
      IntrinsicSize(width: min(length, $0 ?? length), height: 20 * lines($0))
    }
    box.firstBaseline = { _ in baseline }
    box.lastBaseline = { baseline + 20 * (lines($0) - 1) }
    box.hugging = AxisPriorities(horizontal: 251, vertical: 251)
    return box
  }

  /// Takes what is left over in a stack.
  static var spacer: LayoutBox { .content(0, 0, hugging: 1) }

  static func stack(
    _ axis: Axis, spacing: Double = 0, align alignment: Stack.Alignment = .fill,
    share distribution: Stack.Distribution = .fill, padding: Insets = .zero,
    at placement: Placement = .fill, _ children: [LayoutBox]
  ) -> LayoutBox {
    LayoutBox(
      placement: placement,
      arrangement: .stack(
        Stack(
          axis: axis, spacing: spacing, alignment: alignment, distribution: distribution,
          padding: padding)), children: children)
  }

  func fixed(width: Double? = nil, height: Double? = nil) -> LayoutBox {
    var box = self
    box.width = width
    box.height = height
    return box
  }

  func with(_ change: (inout LayoutBox) -> Void) -> LayoutBox {
    var box = self
    change(&box)
    return box
  }

  /// The rectangles, in points, of everything below this box when it is as large as `size`.
  func frames(in size: Size) -> [Rect] {
    layOut(self, in: size, scale: .x2).places.dropFirst().map(\.points)
  }
}

extension Rect {
  /// Short for tables of expected frames.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
