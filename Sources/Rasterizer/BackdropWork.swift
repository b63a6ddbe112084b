import Drawing
import Geometry

extension Work {
  /// The steps that the backdrops of a list will take, counted before anything is painted: a few
  /// hundred of them over a whole screen are far above any limit, and each takes long.
  static func ofBackdrops(in list: DisplayList) -> Int {
    guard list.commands.contains(where: \.isBackdrop) else { return 0 }
    var work = Work(limit: .max)
    var visible = [list.bounds]
    for command in list.commands {
      let innermost = visible[visible.count - 1]
      switch command {
      case .clip(let shape):
        visible.append(ShapeOutline(shape).map { $0.bounds.intersection(innermost) } ?? innermost)
      case .group(let opacity): visible.append(opacity > 0 ? innermost : .nothing)
      case .layer, .mask: visible.append(innermost)
      case .restore: if visible.count > 1 { visible.removeLast() }
      case .backdrop(let shape, let backdrop, _):
        guard let outline = ShapeOutline(shape) else { continue }
        let area = outline.bounds.intersection(innermost)
        guard !area.isEmpty else { continue }
        work.add(backdrop, over: area)
        if outline.wholePixels == nil { work.add(maskOver: area) }
      case .fill, .gradient, .shadow, .border, .glyphs, .image: break
      }
    }
    return work.steps
  }
}

extension DrawCommand {
  fileprivate var isBackdrop: Bool {
    if case .backdrop = self { return true }
    return false
  }
}
