import Drawing
import Geometry
import LayoutEngine
import ViewKinds

extension View {
  /// What decides where the content of the view lies, in points: a reviewer who sees everything move
  /// asks for it. A stack's spacing is always there, so that a tree tells whether it was written by a
  /// Meian that knows these properties.
  var layoutProperties: [ResolvedView.Property] {
    var words: [(name: String, value: String)] = []
    switch kind.arrangement {
    case .overlay: break
    case .stack(let stack):
      words.append(("spacing", points(stack.spacing)))
      if stack.padding != .zero { words.append(("layoutMargins", points(stack.padding))) }
      if stack.alignment != .fill { words.append(("alignment", stack.alignment.rawValue)) }
      if stack.distribution != .fill { words.append(("distribution", stack.distribution.rawValue)) }
    case .flow(let flow):
      words.append(("lineSpacing", points(flow.lineSpacing)))
      words.append(("itemSpacing", points(flow.itemSpacing)))
      if flow.insets != .zero { words.append(("sectionInset", points(flow.insets))) }
      if let size = flow.itemSize {
        words.append(("itemSize", "\(points(size.width)) × \(points(size.height))"))
      }
    case .scroll(let scroll):
      if scroll.insets != .zero { words.append(("contentInset", points(scroll.insets))) }
      if scroll.offset != Point(x: 0, y: 0) {
        words.append(("contentOffset", "\(points(scroll.offset.x)),\(points(scroll.offset.y))"))
      }
    }
    if let width = common.width { words.append(("width", points(width))) }
    if let height = common.height { words.append(("height", points(height))) }
    return words.map { ResolvedView.Property(name: $0.name, source: $0.value) }
  }
}

/// `16` for the same distance on every edge, else `12 16 12 16`: top, left, bottom, right.
private func points(_ insets: Insets) -> String {
  if insets == .uniform(insets.top) { return points(insets.top) }
  return [insets.top, insets.left, insets.bottom, insets.right].map(points).joined(separator: " ")
}

/// `16`, and `12.5` where it is no whole number.
func points(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
}
