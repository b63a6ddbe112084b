import RunRecords

/// What explains most of the differences of a run, so that a reviewer sees one decision where
/// forty screens changed for one reason.
struct SharedCauses {
  /// A cause that several screens have; what only moved is one where nothing explains it.
  struct Entry {
    var cause: Cause
    /// How the first screen shows it.
    var example: Cause
    /// Those whose values changed: `dark` alone where a shot in light merely draws dark.
    var variants: [String] = []
    /// `light of theme-toggle`: shots that show it, of another style than the one that changed.
    var elsewhere: [String] = []
    /// In the order of the run.
    var screens: [String] = []

    mutating func add(_ variant: String, of screen: String, slot: String) {
      let style = slot.prefix { $0 != " " }
      let isOfStyle = style.isEmpty || variant == style || variant.hasPrefix("\(style).")
      if !isOfStyle { elsewhere.append("\(variant) of \(screen)") }
      let word = isOfStyle ? variant : String(style)
      if !variants.contains(word) { variants.append(word) }
    }

    /// With colours, except where they differ from view to view.
    var markup: Markup { cause.values == nil ? cause.markup : example.markup }
  }

  /// Those of most screens first; among equals the one that comes first in the run.
  let entries: [Entry]
  /// The places in `entries` of the causes of a screen, by its id.
  private let places: [String: [Int]]

  init(of run: RunRecord) {
    var found: [Entry] = []
    var known: [Cause: Int] = [:]
    for screen in run.screens {
      for shot in screen.shots {
        let causes = shot.causes(
          in: ShotViews(shot, writing: screen.isComparison ? .valuesFirst : .namesFirst))
        for counted in causes
        where counted.isShared && !counted.example.resolvesToOneColor
          && (counted.cause.rank != .place || causes[0].cause.rank == .place)
        {
          let place = known[counted.key] ?? found.count
          if place == found.count {
            known[counted.key] = place
            found.append(Entry(cause: counted.cause, example: counted.example))
          } else if found[place].cause.subject != counted.cause.subject {
            found[place].cause.subject = ""
            found[place].example.subject = ""
          }
          found[place].add(shot.variant, of: screen.id, slot: counted.slot)
          if found[place].screens.last != screen.id { found[place].screens.append(screen.id) }
        }
      }
    }
    entries = found.enumerated().filter { $0.element.screens.count > 1 }
      .sorted { ($1.element.screens.count, $0.offset) < ($0.element.screens.count, $1.offset) }
      .map(\.element)
    var places: [String: [Int]] = [:]
    for (place, entry) in entries.enumerated() {
      for screen in entry.screens { places[screen, default: []].append(place) }
    }
    self.places = places
  }

  func places(of screen: ScreenRecord) -> [Int] { places[screen.id] ?? [] }
}

extension CountedCause {
  /// Whether several screens may have it: not that something in a picture moved, came or went.
  fileprivate var isShared: Bool {
    cause != .pixels && (statement.isEmpty || cause.values != nil)
  }
}
