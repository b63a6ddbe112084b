import Geometry
import LayoutEngine
import ViewKinds

extension View {
  /// What the layout engine needs to know of this view and everything in it, in drawing order.
  var layoutBox: LayoutBox {
    var box = LayoutBox(
      placement: placement, arrangement: kind.arrangement, children: children.map(\.layoutBox))
    let kind = kind
    let context = context
    box.measure = { kind.intrinsicSize(width: $0, in: context) }
    box.firstBaseline = { kind.firstBaseline(width: $0, in: context) }
    box.lastBaseline = { kind.lastBaseline(width: $0, in: context) }
    box.expands = kind.expands
    box.width = common.width
    box.height = common.height
    box.minimum = common.minimum
    box.hugging = common.hugging ?? kind.hugging
    if let resistance = common.compressionResistance { box.compressionResistance = resistance }
    if let margins = common.layoutMargins { box.margins = margins }
    box.safeAreaInsets = safeArea
    box.isHidden = common.isHidden
    box.isMirrored = context.isRightToLeft
    return box
  }
}
