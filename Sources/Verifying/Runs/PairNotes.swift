import Digests
import Drawing
import RunRecords
import Traits

/// What the light and dark shots of one screen say about each other.
struct PairNotes {
  /// Nil for a shot that is broken.
  let shots: [(variant: Variant, facts: PairFacts?)]

  /// In the order of their declaration.
  var notes: [PairNote] {
    var notes: Set<PairNote> = []
    for (variant, light) in shots where variant.style == .light {
      var twin = variant
      twin.style = .dark
      guard let light, let dark = shots.first(where: { $0.variant == twin })?.facts else {
        continue
      }
      if light.hasChanged != dark.hasChanged { notes.insert(.oneSided) }
      if let first = light.frames, let second = dark.frames, first != second {
        notes.insert(.geometryDiffers)
      }
      if light.isIdentical(to: dark) { notes.insert(.identicalStyles) }
    }
    if shots.contains(where: { isStale($0.variant, $0.facts) }) {
      notes.insert(.staleAfterSwitching)
    }
    return PairNote.allCases.filter(notes.contains)
  }

  /// What keeps its first style, where the note says that something does.
  var stale: [StaleRecord] {
    shots.flatMap { variant, facts -> [StaleRecord] in
      guard let facts, isStale(variant, facts) else { return [] }
      return facts.stale.map { StaleRecord($0, in: variant) }
    }
  }

  /// True for a switched shot that differs from the one that has its style from the start.
  ///
  /// A drawn screen may also differ because its app prefers another style from the start; only what
  /// a view keeps makes it stale. A capture says nothing about its views.
  private func isStale(_ variant: Variant, _ facts: PairFacts?) -> Bool {
    guard variant.isSwitched, let facts else { return false }
    var twin = variant
    twin.isSwitched = false
    let cold = shots.first { $0.variant == twin }?.facts
    let isCapture = facts.frames == nil
    guard let cold else { return !facts.stale.isEmpty }
    return cold.pixels != facts.pixels && (isCapture || !facts.stale.isEmpty)
  }
}

extension StaleRecord {
  fileprivate init(_ property: StaleProperty, in variant: Variant) {
    let reason =
      switch property.cause {
      case .layerColor: "a CGColor on its layer, set once"
      case .resolvedColor: "a colour that was resolved once"
      case .bitmap: "a bitmap that was made once"
      case .presentation: "it was opened before the switch and is not told of it"
      case .window: "the preference went back to nil and the window keeps it"
      }
    self.init(
      variant: variant.name, view: property.view, kind: property.kind,
      property: property.property, shown: property.shown, fresh: property.fresh,
      source: property.source, reason: reason)
  }
}

extension PairFacts {
  /// Whether dark, which is `other`, equals light and should not: what is drawn says itself whether it
  /// adapts, of a capture only that it became equal is known.
  fileprivate func isIdentical(to other: PairFacts) -> Bool {
    if frames != nil { return pixels == other.pixels && other.adapts }
    return PictureHistory(former: formerPixels, now: pixels)
      .becameEqual(to: PictureHistory(former: other.formerPixels, now: other.pixels))
  }

  init(_ record: ShotRecord, _ shot: DrawnShot, pixels: String) {
    hasChanged = record.recorded != nil || record.unexpected != nil
    self.pixels = pixels
    formerPixels = PictureHistory(record)?.former
    frames = shot.tree.map { tree in
      Digest(of: tree.views.map { "\($0.id) \($0.frame)" }.joined(separator: "\n"))
    }
    stale = shot.stale
    // A capture may always adapt; a drawn screen unless all its content is held in light.
    adapts =
      shot.tree?.views.contains {
        $0.style == UserInterfaceStyle.dark.rawValue
          && $0.properties.contains { !$0.value.isEmpty || ContentProperty.isName($0.name) }
      } ?? true
  }
}
