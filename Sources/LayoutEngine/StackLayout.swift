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

  private var crossAxis: Axis { isHorizontal ? .vertical : .horizontal }

  private func gaps(_ members: [Int]) -> Double { stack.spacing * Double(members.count - 1) }

  /// The size, in points, that the arranged boxes ask for together. A row is wider than its content
  /// only where something in it takes all the room.
  func fittingSize(width: Double?) -> Size {
    let members = members
    guard !members.isEmpty else { return .zero }
    if isHorizontal {
      let widths = rowWidths(members, available: width)
      return Size(width: widths.reduce(0, +) + gaps(members), height: rowHeight(members, widths))
    }
    let sizes = members.map { Fitting.size(of: boxes[$0], width: width) }
    var heights = sizes.map(\.height)
    if stack.distribution == .fillEqually {
      heights = heights.map { _ in heights.max() ?? 0 }
    }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: heights.reduce(0, +) + gaps(members))
  }

  private func rowWidths(_ members: [Int], available: Double?) -> [Double] {
    var natural = naturalExtents(members, cross: nil)
    if stack.distribution == .fillEqually { natural = natural.map { _ in natural.max() ?? 0 } }
    guard let available else { return natural }
    let isTight = natural.reduce(0, +) + gaps(members) > available
    return isTight || members.contains { isGreedy(boxes[$0]) }
      ? mainExtents(members, available: available, cross: nil) : natural
  }

  private func rowHeight(_ members: [Int], _ widths: [Double]) -> Double {
    let heights = zip(members, widths).map { Fitting.size(of: boxes[$0], width: $1).height }
    guard let kind = baseline else { return heights.max() ?? 0 }
    let baselines = zip(members, widths).map { kind.position(in: boxes[$0], width: $1) }
    return (baselines.max() ?? 0) + (zip(heights, baselines).map { $0 - $1 }.max() ?? 0)
  }

  /// The rectangle of each arranged box, in absolute points, by the box's offset.
  func frames(in rect: Rect) -> [Int: Rect] {
    let members = members
    guard !members.isEmpty else { return [:] }
    let length = isHorizontal ? rect.width : rect.height
    let extents = mainExtents(
      members, available: length, cross: isHorizontal ? nil : rect.width)
    let offsets = mainOffsets(extents, available: length)
    let common = baseline.flatMap { kind in
      zip(members, extents).map { kind.position(in: boxes[$0], width: $1) }.max()
    }
    var frames: [Int: Rect] = [:]
    for (position, member) in members.enumerated() {
      let extent = extents[position]
      let cross = crossSpan(of: boxes[member], extent: extent, in: rect, baseline: common ?? 0)
      frames[member] =
        isHorizontal
        ? Rect(
          x: rect.minX + offsets[position], y: cross.start, width: extent, height: cross.extent)
        : Rect(
          x: cross.start, y: rect.minY + offsets[position], width: cross.extent, height: extent)
    }
    return frames
  }

  private func naturalExtents(_ members: [Int], cross: Double?) -> [Double] {
    members.map { member in
      let size = Fitting.size(of: boxes[member], width: isHorizontal ? nil : cross)
      return isHorizontal ? size.width : size.height
    }
  }

  /// Extents along the axis that share `available` points.
  private func mainExtents(_ members: [Int], available: Double, cross: Double?) -> [Double] {
    let natural = naturalExtents(members, cross: cross)
    let total = natural.reduce(0, +)
    let room = available - gaps(members)
    let equal = max(0, room / Double(members.count))
    switch stack.distribution {
    case .fillEqually: return natural.map { _ in equal }
    case .fillProportionally:
      return total > 0 ? natural.map { max(0, room * $0 / total) } : natural.map { _ in equal }
    case .fill:
      return room >= total
        ? grown(natural, members, by: room - total) : shrunk(natural, members, by: total - room)
    case .equalSpacing, .equalCentering:
      return room >= total ? natural : shrunk(natural, members, by: total - room)
    }
  }

  /// Gives surplus to the boxes that take all the room, else to those that hug their content least;
  /// of several, all share it where they have no extent of their own, else the first takes it.
  private func grown(_ natural: [Double], _ members: [Int], by surplus: Double) -> [Double] {
    guard surplus > 0 else { return natural }
    let flexible = members.indices.filter { boxes[members[$0]].fixedExtent(stack.axis) == nil }
    let greedy = flexible.filter { isGreedy(boxes[members[$0]]) }
    var result = natural
    if !greedy.isEmpty {
      let raised = Levelling.raised(greedy.map { natural[$0] }, by: surplus)
      for (position, extent) in zip(greedy, raised) { result[position] = extent }
      return result
    }
    guard let least = flexible.map({ hugging(boxes[members[$0]]) }).min() else { return natural }
    let loosest = flexible.filter { hugging(boxes[members[$0]]) == least }
    let empty = loosest.filter { natural[$0] == 0 }
    let takers = empty.isEmpty ? Array(loosest.prefix(1)) : empty
    for position in takers { result[position] += surplus / Double(takers.count) }
    return result
  }

  /// Takes what is missing from the boxes that resist least.
  private func shrunk(_ natural: [Double], _ members: [Int], by deficit: Double) -> [Double] {
    var result = natural
    var missing = deficit
    let flexible = members.indices.filter { boxes[members[$0]].fixedExtent(stack.axis) == nil }
    for level in Set(flexible.map { resistance(boxes[members[$0]]) }).sorted() where missing > 0 {
      let group = flexible.filter { resistance(boxes[members[$0]]) == level }
      let floors = group.map { least(boxes[members[$0]]) }
      let lowered = Levelling.lowered(group.map { result[$0] }, floors: floors, by: missing)
      for (position, extent) in zip(group, lowered.extents) { result[position] = extent }
      missing = lowered.missing
    }
    return result
  }

  private func isGreedy(_ box: Item) -> Bool {
    box.isSpacer(stack.axis) || box.expands(stack.axis)
  }

  private func hugging(_ box: Item) -> Double {
    isHorizontal ? box.hugging.horizontal : box.hugging.vertical
  }

  private func resistance(_ box: Item) -> Double {
    isHorizontal ? box.compressionResistance.horizontal : box.compressionResistance.vertical
  }

  private func least(_ box: Item) -> Double {
    isHorizontal ? box.minimum.width : box.minimum.height
  }

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

  /// The baseline that a row's boxes share; nil where they are aligned otherwise.
  private var baseline: Baseline? {
    guard isHorizontal else { return nil }
    switch stack.alignment {
    case .firstBaseline: return .first
    case .lastBaseline: return .last
    case .fill, .leading, .top, .center, .trailing, .bottom: return nil
    }
  }

  private func crossSpan(
    of box: Item, extent: Double, in rect: Rect, baseline common: Double
  ) -> (start: Double, extent: Double) {
    let start = isHorizontal ? rect.minY : rect.minX
    let room = isHorizontal ? rect.height : rect.width
    let fixed = box.fixedExtent(crossAxis)
    if fixed == nil, stack.alignment == .fill || box.expands(crossAxis) { return (start, room) }
    let fitting = Fitting.size(of: box, width: isHorizontal ? extent : room)
    let wish = fixed ?? min(room, isHorizontal ? fitting.height : fitting.width)
    switch stack.alignment {
    case .fill, .leading, .top: return (start, wish)
    case .firstBaseline, .lastBaseline:
      guard let kind = baseline else { return (start, wish) }
      return (start + common - kind.position(in: box, width: extent), wish)
    case .center: return (start + (room - wish) / 2, wish)
    case .trailing, .bottom: return (start + room - wish, wish)
    }
  }
}
