import RunRecords

/// How a view's frame changed, in pixels.
struct FrameChange: Hashable {
  struct Frame: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// nil for numbers that no picture has, whose sums would trap.
    init?(_ box: ComparisonRecord.Box) {
      let known = [box.x, box.y, box.width, box.height]
      guard known.allSatisfy((-1_000_000...1_000_000).contains) else { return nil }
      self.init(x: box.x, y: box.y, width: box.width, height: box.height)
    }

    var box: ComparisonRecord.Box { .init(x: x, y: y, width: width, height: height) }

    func holds(_ other: Frame) -> Bool {
      other.x >= x && other.y >= y && other.x + other.width <= x + width
        && other.y + other.height <= y + height
    }
  }

  var before: Frame
  var after: Frame

  init(before: Frame, after: Frame) { (self.before, self.after) = (before, after) }

  /// nil where `property` does not hold two frames `[x, y, width, height]`.
  init?(_ property: ViewChange.Property) {
    guard property.name == "frame", let before = frame(property.before),
      let after = frame(property.after)
    else { return nil }
    self.before = before
    self.after = after
  }

  var across: Int { after.x - before.x }
  var down: Int { after.y - before.y }
  var wider: Int { after.width - before.width }
  var taller: Int { after.height - before.height }

  var isMove: Bool { wider == 0 && taller == 0 }
  var isResize: Bool { across == 0 && down == 0 }

  /// `8 pt taller, moved 4 pt right`, in points where `scale`, pixels a point, is known; nil where
  /// nothing changed.
  func words(scale: Int?) -> String? {
    let size = [
      measured(wider, "wider", "narrower", scale), measured(taller, "taller", "shorter", scale),
    ].compactMap(\.self)
    let moved = movedWords(scale: scale).map { [$0] } ?? []
    let words = size + moved
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// `moved 4 pt down and 2 pt right`.
  func movedWords(scale: Int?) -> String? {
    let parts = [
      measured(down, "down", "up", scale), measured(across, "right", "left", scale),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "moved " + parts.joined(separator: " and ")
  }
}

/// `8 pt taller` for 24 pixels of 3 a point; nil for 0.
private func measured(_ pixels: Int, _ more: String, _ less: String, _ scale: Int?) -> String? {
  guard pixels != 0 else { return nil }
  return "\(length(Int(pixels.magnitude), scale: scale)) \(pixels > 0 ? more : less)"
}

/// `8 pt`, `2.3 pt`, or `7 px` where no scale is known.
func length(_ pixels: Int, scale: Int?) -> String {
  guard let scale, scale > 0 else { return "\(grouped(pixels)) px" }
  let tenths = (pixels * 10 + scale / 2) / scale
  return tenths.isMultiple(of: 10) || tenths >= 1_000
    ? "\(grouped(tenths / 10)) pt" : "\(tenths / 10).\(tenths % 10) pt"
}

private func frame(_ text: String) -> FrameChange.Frame? {
  guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
  let parts = text.dropFirst().dropLast().split(separator: ",")
    .map { Int($0.drop { $0 == " " }) }
  // Sums of what a hostile record holds must not trap.
  let known = parts.compactMap(\.self).filter { (-1_000_000...1_000_000).contains($0) }
  guard known.count == 4, parts.count == 4 else { return nil }
  return FrameChange.Frame(x: known[0], y: known[1], width: known[2], height: known[3])
}
