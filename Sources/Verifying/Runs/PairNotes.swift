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
      if light.pixels == dark.pixels, dark.adapts { notes.insert(.identicalStyles) }
    }
    return PairNote.allCases.filter(notes.contains)
  }
}

extension PairFacts {
  init(_ record: ShotRecord, _ shot: DrawnShot, pixels: String) {
    hasChanged = record.recorded != nil || record.unexpected != nil
    self.pixels = pixels
    frames = shot.tree.map { tree in
      Digest(of: tree.views.map { "\($0.id) \($0.frame)" }.joined(separator: "\n"))
    }
    // A capture may always adapt; a drawn screen unless all its content is held in light.
    adapts =
      shot.tree?.views.contains {
        $0.style == UserInterfaceStyle.dark.rawValue && !$0.properties.isEmpty
      } ?? true
  }
}
