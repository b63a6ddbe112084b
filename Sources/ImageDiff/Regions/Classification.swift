import Geometry

/// Says what happened in each region.
struct Classification {
  private let before: PixelPlane
  private let after: PixelPlane
  /// How many pixels may still be looked at closely, so that overlapping boxes cost no more than
  /// a few passes over the image.
  private var budget: Int

  /// - Parameter height: rows of the images, also where the planes are a part of them.
  init(before: PixelPlane, after: PixelPlane, height: Int) {
    self.before = before
    self.after = after
    budget = 4 * min(before.width, after.width) * height
  }

  /// Larger boxes are not looked into, in pixels: no text and no icon is as large.
  private static let largestBox = 1 << 20
  /// So few pixels make no shape.
  private static let speck = 8
  /// How many places are tried for content that moved from one region to another.
  private static let mostCandidates = 256

  /// - Parameter plainRows: rows in which a box holds in both images; below, where their rows are
  ///   shifted against each other, nothing but sums is known.
  mutating func regions(
    _ groups: [ConnectedSpans.Group], plainRows: Range<Int>
  ) -> [ChangeRegion] {
    let moves = MovedContent(before: before, after: after)
    var regions: [ChangeRegion] = []
    var vanished: [MovedContent.Candidate] = []
    var appeared: [MovedContent.Candidate] = []
    for group in groups {
      var region = ChangeRegion(group)
      if isNoise(group) {
        region.kind = .noise
      } else if group.box.maxY <= plainRows.upperBound, let content = content(of: group.box) {
        region.kind = kind(group, content)
        region.offset = moves.offset(inside: content)
        if region.offset != nil {
          region.kind = .moved
        } else if let (candidate, isVanished) = moves.candidate(regions.count, content) {
          if isVanished { vanished.append(candidate) } else { appeared.append(candidate) }
        }
      }
      regions.append(region)
    }
    guard vanished.count <= Self.mostCandidates, appeared.count <= Self.mostCandidates else {
      return regions
    }
    for pair in moves.pairs(vanished, appeared) {
      for index in [pair.from, pair.to] {
        regions[index].kind = .moved
        regions[index].offset = pair.offset
      }
    }
    return regions
  }

  /// False where a group shows nothing that stood elsewhere before or stands elsewhere now.
  mutating func mayAllHaveMoved(_ groups: [ConnectedSpans.Group]) -> Bool {
    let moves = MovedContent(before: before, after: after)
    return groups.allSatisfy { group in
      guard let content = content(of: group.box) else { return false }
      return moves.offset(inside: content) != nil || moves.candidate(0, content) != nil
    }
  }

  private mutating func content(of box: PixelRect) -> RegionContent? {
    let area = box.width * box.height
    guard area <= Self.largestBox, area <= budget else { return nil }
    budget -= area
    return RegionContent(box, before: before, after: after)
  }

  /// Few levels, no stretch of pixels that changed alike, and most of the box untouched or textured.
  private func isNoise(_ group: ConnectedSpans.Group) -> Bool {
    let sums = group.sums
    let isTextured = !sums.touchesSolid && min(group.box.width, group.box.height) >= Self.speck
    let isScattered =
      sums.pixels <= Self.speck || sums.pixels * 2 <= group.box.width * group.box.height
      || isTextured
    return sums.largestLevels <= ChangeRegion.noiseLevels && sums.pixels < 4 * sums.runs
      && isScattered
  }

  private func kind(
    _ group: ConnectedSpans.Group, _ content: RegionContent
  ) -> ChangeRegion.Kind {
    if isEdge(group.sums, content) { return .edge }
    return StrokeShape(content)?.isText == true ? .text : .area
  }

  /// No changed pixel in a solid area, at most a quarter that is a peak of its own, the same darkest
  /// and lightest colours, no pixel that went most of the way from one to the other, and no ink that
  /// became another one: the shapes are the same and only their rims were drawn anew.
  private func isEdge(_ sums: ChangeSums, _ content: RegionContent) -> Bool {
    guard !sums.touchesSolid, (sums.pixels - sums.soft) * 4 <= sums.pixels else { return false }
    let (old, new) = (content.extremes(before), content.extremes(after))
    let contrasts = (0..<3).map {
      max(old.high[$0] - old.low[$0], new.high[$0] - new.low[$0])
    }
    guard sums.largestLevels * 10 <= (contrasts.max() ?? 0) * 6 else { return false }
    let keepsExtremes = (0..<3).allSatisfy { channel in
      let contrast = contrasts[channel]
      let slack = max(4, contrast / 10)
      return abs(old.low[channel] - new.low[channel]) <= slack
        && abs(old.high[channel] - new.high[channel]) <= slack
    }
    return keepsExtremes && RimChange(content: content).isRedrawn
  }
}

extension ChangeRegion {
  fileprivate init(_ group: ConnectedSpans.Group) {
    let sums = group.sums
    self.init(
      kind: .area, box: group.box, pixels: sums.pixels, largestDistance: sums.largestDistance,
      meanDistance: sums.meanDistance, largestLevels: sums.largestLevels,
      touchesSolid: sums.touchesSolid, uncountedPixels: sums.uncounted)
  }
}
