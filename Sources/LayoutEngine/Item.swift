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

  init(_ box: LayoutBox) {
    self.box = box
    children = box.children.map { Item($0) }
  }

  subscript<Value>(dynamicMember member: KeyPath<LayoutBox, Value>) -> Value {
    box[keyPath: member]
  }

  /// The answer of `compute`, which is asked once for each width.
  func fittingSize(width: Double?, compute: () -> Size) -> Size {
    let key = width ?? .infinity
    if let known = fitting[key] { return known }
    let size = compute()
    fitting[key] = size
    return size
  }
}
