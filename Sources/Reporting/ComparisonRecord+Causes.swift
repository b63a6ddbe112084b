import RunRecords

extension ComparisonRecord {
  /// What explains the difference: what somebody wrote before what follows from it, and of equals the
  /// one of most views first, but a large ground before all that stands on it; never empty.
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
          if found[place].cause.subject != cause.subject { found[place].cause.subject = "" }
          if found[place].example.subject != example.subject { found[place].example.subject = "" }
        } else {
          places[key] = found.count
          found.append(
            CountedCause(
              key: key, cause: cause, views: [view], property: property, slot: slot,
              example: example))
        }
      }
    }
    guard !found.isEmpty else { return [causeOfPixels] }
    if found.allSatisfy({ $0.cause.rank == .place }),
      let margins = MarginChange(views, all: shot?.all)
    {
      let cause = margins.cause(scale: scale)
      found.append(
        CountedCause(
          key: cause, cause: cause, views: [margins.holder], property: "layoutMargins",
          example: cause))
    }
    let grounds = found.map(isLargeGround)
    return found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.cause.rank != b.cause.rank { return a.cause.rank < b.cause.rank }
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

  private var causeOfPixels: CountedCause {
    if let sizeBefore, let sizeAfter {
      let cause = Cause(subject: "size", values: .init(before: sizeBefore, after: sizeAfter))
      return CountedCause(key: cause, cause: cause, views: [], example: cause)
    }
    guard let change = colorChanges.first else {
      return CountedCause(key: .pixels, cause: .pixels, views: [], example: .pixels)
    }
    let before = colored(change.fromTokens.first, change.from)
    let after = colored(change.toTokens.first, change.to)
    let cause = Cause(
      subject: "", values: .init(before: withoutHex(before), after: withoutHex(after)),
      rank: .pixels)
    return CountedCause(
      key: cause, cause: cause, views: [],
      example: Cause(subject: "", values: .init(before: before, after: after)))
  }

  private func colored(_ token: String?, _ hex: String) -> String {
    token.map { "\($0) \(hex)" } ?? hex
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

extension ViewChange {
  /// One cause for each property, how it shows here, and the style whose value it is; a view that came
  /// or went is one itself.
  fileprivate func causes(
    scale: Int?, in shot: ShotViews?
  ) -> [(property: String, cause: Cause, example: Cause, slot: String)] {
    guard change == .changed else {
      let cause = Cause(subject: "\(kindName) \(change.rawValue)", values: nil)
      return [("", cause, Cause(subject: "\(spokenName) \(change.rawValue)", values: nil), "")]
    }
    return properties.map { property in
      let slot = property.isSameToken ? shot?.slot(of: property.name, in: id) ?? "" : ""
      let (cause, example) = cause(of: property, slot: slot, scale: scale)
      return (property.name, cause, example, slot)
    }
  }

  private func cause(
    of property: Property, slot: String, scale: Int?
  ) -> (cause: Cause, example: Cause) {
    let values = Cause.Values(before: property.before, after: property.after)
    if property.name == "frame" {
      let words = FrameChange(property)?.words(scale: scale)
      let example = words.map { Cause(subject: $0, values: nil, rank: .place) } ?? .frames
      return (example, example)
    }
    let (old, new) = (withoutHex(property.before), withoutHex(property.after))
    // The token kept its name and got another value.
    if property.isSameToken {
      let name = old.hasPrefix("asset:") ? "asset \(old.dropFirst("asset:".count))" : old
      let cause = Cause(
        subject: "\(name) redefined" + (slot.isEmpty ? "" : " for \(slot)"),
        values: .init(before: hex(property.before), after: hex(property.after)))
      return (cause, cause)
    }
    let words = PropertyWords(property.name)
    if words.rank == .layout {
      let measured = Cause(subject: words.text, values: words.measured(values), rank: .layout)
      return (measured, measured)
    }
    return (
      Cause(subject: words.text, values: .init(before: old, after: new)),
      Cause(subject: words.text, values: values)
    )
  }

  /// What people call the view.
  var spokenName: String {
    if let name, !name.isEmpty { return name }
    guard id.first?.isNumber == true, let text, !text.isEmpty else { return id }
    return "“\(text)”"
  }

  /// `row` for a table's cell.
  private var kindName: String {
    ["tableViewCell": "row", "collectionViewCell": "cell"][kind] ?? PropertyWords(kind).text
  }
}

private func hex(_ value: String) -> String {
  shortHex(value.split(separator: " ").last.map(String.init) ?? value)
}
