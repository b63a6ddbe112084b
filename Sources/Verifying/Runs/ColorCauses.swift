import Digests
import Drawing
import ImageDiff
import Pixels
import RunRecords

/// Names the colours that became others.
struct ColorCauses {
  let names: ColorNames
  let before: UsedTokens
  let after: UsedTokens
  /// Whether a cause is told by the names of its colours, which several values may share, or else by
  /// the values.
  var areNamed = true

  /// - Parameter changes: what differs between the two trees.
  func records(
    _ causes: [ColorCause], _ changes: [ViewTreeChange]
  ) -> [ColorCauseRecord] {
    return causes.map { cause in
      let (from, to) = (cause.from.hex8, cause.to.hex8)
      let used = tokens(from, to, changes)
      let fromTokens = used?.from ?? before[from] ?? names[cause.from]
      let toTokens = used?.to ?? after[to] ?? names[cause.to]
      return ColorCauseRecord(
        fingerprint: Self.fingerprint(
          fromTokens.isEmpty || !areNamed ? from : fromTokens.joined(separator: "|"),
          toTokens.isEmpty || !areNamed ? to : toTokens.joined(separator: "|")),
        from: from, to: to, fromTokens: fromTokens, toTokens: toTokens, pixels: cause.pixels,
        mixedPixels: cause.mixedPixels)
    }
  }

  /// The tokens of views that went from one of the values to the other: what other views call the
  /// same values does not matter then, and it is the same in light and dark.
  private func tokens(
    _ from: String, _ to: String, _ changes: [ViewTreeChange]
  ) -> (from: [String], to: [String])? {
    var tokens: (from: Set<String>, to: Set<String>) = ([], [])
    var isUsed = false
    for property in changes.flatMap(\.properties) {
      guard let before = property.before, let after = property.after, before.value == from,
        after.value == to
      else { continue }
      isUsed = true
      tokens.from.formUnion(before.token.map { [$0] } ?? [])
      tokens.to.formUnion(after.token.map { [$0] } ?? [])
    }
    return isUsed ? (tokens.from.sorted(), tokens.to.sorted()) : nil
  }

  private static func fingerprint(_ from: String, _ to: String) -> String {
    String("\(Digest(of: "color\n\(from)\n\(to)"))".prefix(16))
  }
}

extension RunRecord {
  /// The causes of every shot, those with the same fingerprint together; what is unexpected counts
  /// before what is recorded.
  ///
  /// - Parameter areNamed: whether tokens stand for colours in their words.
  static func causeGroups(
    of screens: [ScreenRecord], areNamed: Bool = true
  ) -> [CauseGroupRecord] {
    var groups: [CauseGroupRecord] = []
    var places: [String: Int] = [:]
    for screen in screens.sorted(by: { $0.id < $1.id }) {
      for shot in screen.shots {
        for cause in (shot.unexpected ?? shot.recorded)?.causes ?? [] {
          let place = places[cause.fingerprint] ?? groups.count
          if place == groups.count {
            places[cause.fingerprint] = place
            groups.append(
              CauseGroupRecord(
                fingerprint: cause.fingerprint, words: cause.words(areNamed), pixels: 0, shots: []))
          }
          let pixels = cause.pixels + cause.mixedPixels
          groups[place].pixels += pixels
          let isKnown =
            groups[place].shots.last.map {
              $0.screen == screen.id && $0.variant == shot.variant
            } ?? false
          if isKnown {
            groups[place].shots[groups[place].shots.count - 1].pixels += pixels
          } else {
            groups[place].shots.append(
              CauseGroupRecord.Shot(screen: screen.id, variant: shot.variant, pixels: pixels))
          }
        }
      }
    }
    let sorted = groups.sorted { ($1.pixels, $0.fingerprint) < ($0.pixels, $1.fingerprint) }
    return Array(sorted.prefix(mostCauseGroups))
  }

  /// Antialiased text of every colour makes more, which nobody would read.
  private static let mostCauseGroups = 100
}

extension ColorCauseRecord {
  /// Such as `secondarySystemBackground → #2C2C2E`.
  fileprivate func words(_ areNamed: Bool) -> String {
    func name(_ tokens: [String], _ hex: String) -> String {
      if areNamed, let token = tokens.first { return token }
      return RGBA8(hex: hex)?.hex ?? hex
    }
    let (before, after) = (name(fromTokens, from), name(toTokens, to))
    // A token that has another value now: its definition changed, not its use.
    return before == after ? "\(before) redefined" : "\(before) → \(after)"
  }
}
