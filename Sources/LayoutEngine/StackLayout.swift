import Geometry

/// Shares a stack's space among its arranged boxes, as `UIStackView` does.
struct StackLayout {
  let stack: Stack
  let boxes: [Item]

  /// Offsets of the boxes that take part.
  private var members: [Int] {
    boxes.indices.filter { boxes[$0].placement == .arranged && !boxes[$0].isHidden }
  }

  private var isHorizontal: Bool { stack.axis == .horizontal }

  /// The size, in points, that the arranged boxes ask for together.
  func fittingSize(width: Double?) -> Size {
    let members = members
    guard !members.isEmpty else { return .zero }
    let gaps = stack.spacing * Double(members.count - 1)
    if isHorizontal {
      let widths = mainExtents(members, available: width, cross: nil)
      let heights = zip(members, widths).map { Fitting.size(of: boxes[$0], width: $1).height }
      return Size(width: widths.reduce(0, +) + gaps, height: heights.max() ?? 0)
    }
    let sizes = members.map { Fitting.size(of: boxes[$0], width: width) }
    var heights = sizes.map(\.height)
    if stack.distribution == .fillEqually {
      heights = heights.map { _ in heights.max() ?? 0 }
    }
    return Size(width: sizes.map(\.width).max() ?? 0, height: heights.reduce(0, +) + gaps)
  }

  /// The rectangle of each arranged box, in absolute points, by the box's offset.
  func frames(in rect: Rect) -> [Int: Rect] {
    let members = members
    guard !members.isEmpty else { return [:] }
    let length = isHorizontal ? rect.width : rect.height
    let extents = mainExtents(
      members, available: length, cross: isHorizontal ? nil : rect.width)
    let offsets = mainOffsets(extents, available: length)
    let baseline = commonBaseline(members, extents)
    var frames: [Int: Rect] = [:]
    for (position, member) in members.enumerated() {
      let extent = extents[position]
      let cross = crossSpan(of: boxes[member], extent: extent, in: rect, baseline: baseline)
      frames[member] =
        isHorizontal
        ? Rect(
          x: rect.minX + offsets[position], y: cross.start, width: extent, height: cross.extent)
        : Rect(
          x: cross.start, y: rect.minY + offsets[position], width: cross.extent, height: extent)
    }
    return frames
  }

  /// Extents along the axis. `available` nil means as much as the boxes like.
  private func mainExtents(_ members: [Int], available: Double?, cross: Double?) -> [Double] {
    let natural = members.map { member -> Double in
      let size = Fitting.size(of: boxes[member], width: isHorizontal ? nil : cross)
      return isHorizontal ? size.width : size.height
    }
    guard let available else { return natural }
    let room = available - stack.spacing * Double(members.count - 1)
    switch stack.distribution {
    case .fillEqually:
      return natural.map { _ in max(0, room / Double(members.count)) }
    case .fillProportionally:
      let total = natural.reduce(0, +)
      guard total > 0 else { return natural.map { _ in max(0, room / Double(members.count)) } }
      return natural.map { max(0, room * $0 / total) }
    case .fill:
      return room >= natural.reduce(0, +)
        ? grown(natural, members, by: room - natural.reduce(0, +))
        : shrunk(natural, members, by: natural.reduce(0, +) - room)
    case .equalSpacing, .equalCentering:
      return room >= natural.reduce(0, +)
        ? natural : shrunk(natural, members, by: natural.reduce(0, +) - room)
    }
  }

  /// Gives surplus to the boxes that hug their content least; of several, all share it where they
  /// have no extent of their own, else the first takes it.
  private func grown(_ natural: [Double], _ members: [Int], by surplus: Double) -> [Double] {
    guard surplus > 0 else { return natural }
    let flexible = members.indices.filter { fixedExtent(boxes[members[$0]]) == nil }
    let hugging = { (position: Int) in
      let box = boxes[members[position]]
      return isHorizontal ? box.hugging.horizontal : box.hugging.vertical
    }
    guard let least = flexible.map(hugging).min() else { return natural }
    let loosest = flexible.filter { hugging($0) == least }
    let empty = loosest.filter { natural[$0] == 0 }
    let takers = empty.isEmpty ? Array(loosest.prefix(1)) : empty
    var result = natural
    for position in takers { result[position] += surplus / Double(takers.count) }
    return result
  }

  /// Takes what is missing from the boxes that resist least, the widest first down to the width of
  /// the next, so that one long text does not starve its neighbours.
  private func shrunk(_ natural: [Double], _ members: [Int], by deficit: Double) -> [Double] {
    var result = natural
    var missing = deficit
    let resistance = { (position: Int) in
      let box = boxes[members[position]]
      return isHorizontal
        ? box.compressionResistance.horizontal : box.compressionResistance.vertical
    }
    let flexible = members.indices.filter { fixedExtent(boxes[members[$0]]) == nil }
    for level in Set(flexible.map(resistance)).sorted() where missing > 0 {
      let group = flexible.filter { resistance($0) == level }
      missing = trimmed(missing, group, &result)
    }
    return result

    func trimmed(_ missing: Double, _ group: [Int], _ extents: inout [Double]) -> Double {
      var missing = missing
      while missing > 1e-9 {
        let tallest = group.map { extents[$0] }.max() ?? 0
        guard tallest > 0 else { return missing }
        let top = group.filter { extents[$0] == tallest }
        let next = group.map { extents[$0] }.filter { $0 < tallest }.max() ?? 0
        let step = min(tallest - next, missing / Double(top.count))
        for position in top { extents[position] = max(0, tallest - step) }
        missing -= step * Double(top.count)
        if step <= 0 { return missing }
      }
      return 0
    }
  }

  private func fixedExtent(_ box: Item) -> Double? { isHorizontal ? box.width : box.height }

  private func mainOffsets(_ extents: [Double], available: Double) -> [Double] {
    let used = extents.reduce(0, +)
    var gaps = [Double](repeating: stack.spacing, count: max(0, extents.count - 1))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: break
    case .equalSpacing:
      if !gaps.isEmpty {
        gaps = gaps.map { _ in max(stack.spacing, (available - used) / Double(gaps.count)) }
      }
    case .equalCentering:
      if !gaps.isEmpty, let first = extents.first, let last = extents.last {
        let pitch = (available - first / 2 - last / 2) / Double(gaps.count)
        gaps = gaps.indices.map {
          max(stack.spacing, pitch - extents[$0] / 2 - extents[$0 + 1] / 2)
        }
      }
    }
    var offset = 0.0
    return extents.indices.map { position in
      defer { offset += extents[position] + (position < gaps.count ? gaps[position] : 0) }
      return offset
    }
  }

  private func commonBaseline(_ members: [Int], _ extents: [Double]) -> Double {
    guard isHorizontal, stack.alignment == .firstBaseline else { return 0 }
    return zip(members, extents).map { baseline(boxes[$0], width: $1) }.max() ?? 0
  }

  private func baseline(_ box: Item, width: Double) -> Double {
    box.firstBaseline?(width) ?? Fitting.size(of: box, width: width).height
  }

  private func crossSpan(
    of box: Item, extent: Double, in rect: Rect, baseline common: Double
  ) -> (start: Double, extent: Double) {
    let start = isHorizontal ? rect.minY : rect.minX
    let room = isHorizontal ? rect.height : rect.width
    let fixed = isHorizontal ? box.height : box.width
    if stack.alignment == .fill, fixed == nil { return (start, room) }
    let fitting = Fitting.size(of: box, width: isHorizontal ? extent : room)
    let wish = fixed ?? min(room, isHorizontal ? fitting.height : fitting.width)
    switch stack.alignment {
    case .fill, .leading, .top: return (start, wish)
    case .firstBaseline:
      return isHorizontal ? (start + common - baseline(box, width: extent), wish) : (start, wish)
    case .center: return (start + (room - wish) / 2, wish)
    case .trailing, .bottom: return (start + room - wish, wish)
    }
  }
}
