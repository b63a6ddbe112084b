import RunRecords

extension ComparisonRecord {
  /// What explains the difference: what somebody wrote before what follows from it, attributes before
  /// the colours that come with them, and of equals the one of most views first, but a large ground
  /// before all that stands on it; never empty.
  ///
  /// - Parameter shot: what is known of the views of the newer picture.
  func causes(scale: Int?, in shot: ShotViews? = nil) -> [CountedCause] {
    var found: [CountedCause] = []
    var places: [Cause: Int] = [:]
    for view in withoutInherited(views) {
      // One view may have the same colour in several parts.
      var own: Set<Cause> = []
      for (property, cause, example, slot) in view.causes(scale: scale, in: shot) {
        var key = cause
        // Where a colour was exchanged for another, it does not matter of what.
        if cause.values != nil, example.isColor { key.subject = cause.sharedSubject }
        guard own.insert(key).inserted else { continue }
        if let place = places[key] {
          found[place].views.append(view)
          if view.isWritten(property) { found[place].isWritten = true }
          if found[place].cause.subject != cause.subject { found[place].cause.subject = "" }
          if found[place].example.subject != example.subject { found[place].example.subject = "" }
        } else {
          places[key] = found.count
          found.append(
            CountedCause(
              key: key, cause: cause, views: [view], isWritten: view.isWritten(property),
              property: property, slot: slot, example: example))
        }
      }
    }
    let writing = shot?.writing ?? .namesFirst
    guard !found.isEmpty else {
      return RegionCauses(self, writing)?.all ?? [causeOfPixels(all: shot?.all, writing)]
    }
    if let inferred = InferredChange(views, all: shot?.all, scale: scale) {
      let cause = inferred.cause
      found.append(
        CountedCause(
          key: cause, cause: cause, views: [inferred.holder], property: inferred.property,
          example: cause))
    }
    let grounds = found.map(isLargeGround)
    return found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.cause.rank != b.cause.rank { return a.cause.rank < b.cause.rank }
      if a.isWritten != b.isWritten { return a.isWritten }
      if grounds[one.offset] != grounds[other.offset] { return grounds[one.offset] }
      // What came or went explains more than what is coloured otherwise.
      if a.isWhole != b.isWhole { return a.isWhole }
      return (b.views.count, one.offset) < (a.views.count, other.offset)
    }
    .map(\.element)
  }

  /// Whether a cause coloured the ground of a good part of what changed.
  private func isLargeGround(_ counted: CountedCause) -> Bool {
    guard counted.cause.isGround, let box else { return false }
    let largest =
      counted.views.compactMap(\.frame)
      .map { Double($0.width) * Double($0.height) }.max() ?? 0
    return largest * 8 >= Double(box.width) * Double(box.height)
  }

  private func causeOfPixels(all: [ViewRecord]?, _ writing: ColorWriting) -> CountedCause {
    if let sizes = PictureSizes(self) { return sizes.cause }
    let owner = RegionsOwner(self, all: all)
    guard let change = colorChanges.first, owner?.part == nil else {
      let cause = owner?.part.map { Cause(subject: $0, values: nil, rank: .pixels) } ?? .pixels
      return CountedCause(
        key: cause, cause: cause, views: owner.map { [$0.view] } ?? [], example: cause)
    }
    let pair = writing.pair(
      from: (change.from, change.fromTokens), to: (change.to, change.toTokens))
    let cause = Cause(subject: "", values: pair.short, rank: .pixels)
    return CountedCause(
      key: Cause(subject: "", values: pair.key, rank: .pixels), cause: cause,
      views: owner.map { [$0.view] } ?? [], example: Cause(subject: "", values: pair.full))
  }
}

extension Cause {
  /// Whether both sides are colours.
  fileprivate var isColor: Bool {
    guard let values else { return false }
    return [values.before, values.after].allSatisfy {
      $0.split(separator: " ").last?.first == "#"
    }
  }

  fileprivate var sharedSubject: String { isRedefinition ? subject : "" }
}
