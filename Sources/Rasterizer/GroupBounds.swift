import Drawing
import Geometry

/// Which pixels each group of a display list can touch, so that its layer is no larger.
struct GroupBounds {
  /// By the place of the `group` command in the list; only groups that need a layer.
  private var bounds: [Int: PixelRect] = [:]

  /// Nothing for a group that draws nothing visible.
  subscript(command: Int) -> PixelRect { bounds[command] ?? .nothing }

  /// An open `clip` or `group`: where drawing is visible, and what has been drawn so far.
  private struct Open {
    var visible: PixelRect
    var drawn: PixelRect
    var group: Int?
    var shadow: Shadow?
    var isMask = false
  }

  init(_ list: DisplayList) {
    guard list.commands.contains(where: \.isGroup) else { return }
    var open = [Open(visible: list.bounds, drawn: .nothing, group: nil)]
    func close() {
      guard open.count > 1, let closed = open.popLast() else { return }
      if let group = closed.group { bounds[group] = closed.drawn }
      if closed.isMask { return }
      let outer = open[open.count - 1]
      var drawn = closed.drawn
      if let shadow = closed.shadow {
        drawn = drawn.union(shadow.extent(around: drawn)).intersection(outer.visible)
      }
      open[open.count - 1].drawn = outer.drawn.union(drawn)
    }
    for (index, command) in list.commands.enumerated() {
      let innermost = open[open.count - 1]
      switch command {
      case .clip(let shape):
        let extent = ShapeOutline(shape)?.bounds ?? innermost.visible
        open.append(
          Open(visible: innermost.visible.intersection(extent), drawn: .nothing, group: nil))
      case .group:
        open.append(Open(visible: innermost.visible, drawn: .nothing, group: index))
      case .layer(let paint):
        // What lies outside can throw its shadow inside.
        let visible = paint.shadow?.sources(of: innermost.visible) ?? innermost.visible
        open.append(
          Open(visible: visible, drawn: .nothing, group: index, shadow: paint.shadow))
      case .mask:
        open.append(
          Open(visible: innermost.visible, drawn: .nothing, group: index, isMask: true))
      case .restore: close()
      case .fill, .gradient, .shadow, .border, .glyphs, .image, .backdrop:
        let visible = command.extent.intersection(innermost.visible)
        open[open.count - 1].drawn = innermost.drawn.union(visible)
      }
    }
    while open.count > 1 { close() }
  }
}

extension DisplayList {
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: size.width, height: size.height) }
}

extension DrawCommand {
  var isGroup: Bool {
    switch self {
    case .group, .layer, .mask: true
    default: false
    }
  }

  /// The pixels that a painting command may touch; nothing for one that paints nothing.
  var extent: PixelRect {
    switch self {
    case .fill(let shape, _, _), .gradient(let shape, _, _), .border(let shape, _, _, _),
      .backdrop(let shape, _, _):
      return ShapeOutline(shape)?.bounds ?? .nothing
    case .shadow(let shape, let shadow, _):
      return shadow.extent(around: ShapeOutline(shape)?.bounds ?? .nothing)
    case .glyphs(let run, _, _):
      let bounds = run.outlines.map(\.path.controlBounds)
      return run.glyphs.reduce(.nothing) { extent, glyph in
        guard bounds.indices.contains(glyph.outline), let outline = bounds[glyph.outline],
          let placement = GlyphPlacement(origin: glyph.origin)
        else { return extent }
        return extent.union(placement.bounds(of: outline))
      }
    case .image(let image, _):
      guard image.mapping.isIdentity else { return image.mappedExtent }
      return PixelGrid.snapped(image.destination).map(PixelGrid.pixels(around:)) ?? .nothing
    case .clip, .group, .layer, .mask, .restore: return .nothing
    }
  }
}
