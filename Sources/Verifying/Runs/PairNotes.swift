import Drawing
import RunRecords
import Traits

/// What the light and dark shots of one screen say about each other.
struct PairNotes {
  let outcomes: [(variant: Variant, outcome: ShotComparer.Outcome)]

  /// In the order of their declaration.
  var notes: [PairNote] {
    var notes: Set<PairNote> = []
    for (variant, light) in outcomes where variant.style == .light {
      var twin = variant
      twin.style = .dark
      guard let dark = outcomes.first(where: { $0.variant == twin })?.outcome,
        light.record.verdict != .broken, dark.record.verdict != .broken
      else { continue }
      if changed(light) != changed(dark) { notes.insert(.oneSided) }
      if let first = light.drawn?.tree, let second = dark.drawn?.tree,
        frames(first) != frames(second)
      {
        notes.insert(.geometryDiffers)
      }
      if light.nowDigest == dark.nowDigest, shouldAdapt(dark) { notes.insert(.identicalStyles) }
    }
    return PairNote.allCases.filter(notes.contains)
  }

  private func changed(_ outcome: ShotComparer.Outcome) -> Bool {
    outcome.record.recorded != nil || outcome.record.unexpected != nil
  }

  private func frames(_ tree: ResolvedViewTree) -> [String] {
    tree.views.map { "\($0.id) \($0.frame)" }
  }

  /// A capture may always adapt; a drawn screen unless all its content is held in light.
  private func shouldAdapt(_ dark: ShotComparer.Outcome) -> Bool {
    guard let tree = dark.drawn?.tree else { return true }
    return tree.views.contains {
      $0.style == UserInterfaceStyle.dark.rawValue && !$0.properties.isEmpty
    }
  }
}
