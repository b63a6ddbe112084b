import Geometry

/// Places boxes one after the other in lines, as `UICollectionViewFlowLayout` does.
///
/// A full line is spread so that its outer boxes touch the insets; the last one keeps the gaps of
/// the lines before it, and boxes of their own sizes the least gap. One box alone in a line that
/// has no room for two stands in its middle.
struct FlowLayout {
  let flow: Flow
  let boxes: [Item]

  /// A line of boxes: their offsets in `boxes` and their sizes.
  private struct Line {
    var members: [Int] = []
    var sizes: [Size] = []
  }

  private var members: [Int] {
    boxes.indices.filter { boxes[$0].placement == .arranged && !boxes[$0].isHidden }
  }

  private var isVertical: Bool { flow.direction == .vertical }

  /// Extents along the line and across it.
  private func along(_ size: Size) -> Double { isVertical ? size.width : size.height }
  private func across(_ size: Size) -> Double { isVertical ? size.height : size.width }

  /// The size, in points, of all lines with the insets around them.
  func fittingSize(width: Double?) -> Size {
    let insets = flow.insets
    // Without a limit a row holds everything, and a column one box.
    let room =
      isVertical
      ? width.map { $0 - insets.left - insets.right } : flow.lineLength ?? longest
    let lines = lines(room: room)
    let length =
      lines.map { line in
        line.sizes.reduce(0) { $0 + along($1) } + flow.itemSpacing * Double(line.sizes.count - 1)
      }.max() ?? 0
    let depth = depth(of: lines)
    return isVertical
      ? Size(
        width: max(0, room ?? length) + insets.left + insets.right,
        height: depth + insets.top + insets.bottom)
      : Size(
        width: depth + insets.left + insets.right,
        height: max(0, room ?? length) + insets.top + insets.bottom)
  }

  /// The rectangle of each arranged box, in absolute points, by the box's offset.
  func frames(in rect: Rect) -> [Int: Rect] {
    let area = rect.shrunk(by: flow.insets)
    let room = isVertical ? area.width : area.height
    let lines = lines(room: room)
    var frames: [Int: Rect] = [:]
    var position = isVertical ? area.minY : area.minX
    for (index, line) in lines.enumerated() {
      let depth = line.sizes.map(across).max() ?? 0
      let spacing = spacing(of: line, isLast: index == lines.count - 1, room: room)
      var offset = (isVertical ? area.minX : area.minY) + spacing.lead
      for (member, size) in zip(line.members, line.sizes) {
        // Boxes of unequal depth stand in the middle of their line.
        let inset = position + (depth - across(size)) / 2
        frames[member] = Rect(
          origin: isVertical ? Point(x: offset, y: inset) : Point(x: inset, y: offset), size: size)
        offset += along(size) + spacing.gap
      }
      position += depth + flow.lineSpacing
    }
    return frames
  }

  /// The largest extent of a box along the lines.
  private var longest: Double {
    if let size = flow.itemSize { return along(size) }
    return members.map { along(Fitting.size(of: boxes[$0], width: nil)) }.max() ?? 0
  }

  private func depth(of lines: [Line]) -> Double {
    lines.reduce(0) { $0 + ($1.sizes.map(across).max() ?? 0) }
      + flow.lineSpacing * Double(max(0, lines.count - 1))
  }

  private func lines(room: Double?) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    var used = 0.0
    for member in members {
      let size =
        flow.itemSize ?? Fitting.size(of: boxes[member], width: isVertical ? room : nil)
      let next = used + along(size)
      // Sums of thirds must not break a line that fits exactly.
      if let room, !line.members.isEmpty, next > room + 0.001 {
        lines.append(line)
        line = Line()
        used = 0
      }
      line.members.append(member)
      line.sizes.append(size)
      used += along(size) + flow.itemSpacing
    }
    if !line.members.isEmpty { lines.append(line) }
    return lines
  }

  private func spacing(
    of line: Line, isLast: Bool, room: Double
  ) -> (lead: Double, gap: Double) {
    let used = line.sizes.reduce(0) { $0 + along($1) }
    if let size = flow.itemSize {
      let extent = along(size)
      guard extent > 0, extent <= room else { return (0, flow.itemSpacing) }
      // As many as a full line holds, also where this one holds fewer.
      let count = ((room + flow.itemSpacing + 0.001) / (extent + flow.itemSpacing)).rounded(.down)
      if count < 2 { return ((room - extent) / 2, 0) }
      return (0, (room - count * extent) / (count - 1))
    }
    guard line.sizes.count > 1 else { return (0, 0) }
    return (0, isLast ? flow.itemSpacing : (room - used) / Double(line.sizes.count - 1))
  }
}
