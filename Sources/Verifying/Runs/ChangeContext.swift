import Drawing
import Geometry
import ImageDiff
import Pixels
import RunRecords
import Traits

/// Puts a comparison into the words of a report: colours get the tokens that have their values,
/// regions the views that own them.
struct ChangeContext {
  /// The project's named colours.
  let colors: NamedColors
  /// Those of the variant; nil where they are not known, and then colours have no names.
  let traits: TraitSet?
  /// Whether a project says what colours are called.
  private let hasProject: Bool
  /// Made for the first colour that needs a name, since most comparisons are equal.
  private lazy var names =
    traits.map { hasProject ? ColorNames(colors, for: $0) : ColorNames(certainFor: $0) }
    ?? ColorNames()

  init(colors: NamedColors, traits: TraitSet?) {
    self.colors = colors
    self.traits = traits
    hasProject = true
  }

  /// - Parameter traits: those that a picture of no project has by its name; nil where it says none.
  init(withoutProject traits: TraitSet?) {
    colors = .none
    self.traits = traits
    hasProject = false
  }

  /// A page stays readable, and a record small, where a whole screen changed.
  private static let mostRegions = 32

  /// The record of a comparison, or nil where the images are equal.
  mutating func record(
    _ explanation: Explanation, from old: ResolvedViewTree?, to new: ResolvedViewTree?
  ) -> ComparisonRecord? {
    if explanation.comparison == .equal { return nil }
    let (before, after) = (UsedTokens([old]), UsedTokens([new]))
    var record: ComparisonRecord
    switch explanation.comparison {
    case .equal: return nil
    case .differs(let difference): record = self.record(difference, before, after)
    case .sizeChanged(let from, let to, let overlap):
      record =
        overlap.map { self.record($0, before, after) }
        ?? ComparisonRecord(pixels: 0, box: nil, colorChanges: [])
      record.sizeBefore = "\(from)"
      record.sizeAfter = "\(to)"
    }
    let changes = old.flatMap { old in new.map { old.changes(to: $0) } } ?? []
    if let old, let new {
      let shown = record.colorChanges.map(\.to) + explanation.causes.map(\.to.hex8)
      record.views =
        ViewChanges(
          from: old, to: new, changes, regions: explanation.regions, shown: Set(shown)
        ).records
    }
    let owners = RegionOwners(old, new, changed: record.views)
    record.regions = explanation.regions.prefix(Self.mostRegions).map {
      RegionRecord($0, owner: owners.owner(of: $0.box))
    }
    record.regionCount = explanation.regionCount
    record.causes = ColorCauses(
      names: names, before: before, after: after, areNamed: hasProject
    )
    .records(explanation.causes, changes)
    return record
  }

  private mutating func record(
    _ difference: Difference, _ before: UsedTokens, _ after: UsedTokens
  ) -> ComparisonRecord {
    let names = names
    return ComparisonRecord(
      pixels: difference.pixels, box: ComparisonRecord.Box(difference.box),
      colorChanges: difference.colorChanges.prefix(3).map { change in
        ComparisonRecord.ColorChange(
          from: change.from.hex8, to: change.to.hex8, pixels: change.pixels,
          fromTokens: before[change.from.hex8] ?? names[change.from],
          toTokens: after[change.to.hex8] ?? names[change.to])
      })
  }
}

extension ComparisonRecord.Box {
  init(_ box: PixelRect) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}

extension RegionRecord {
  init(_ region: ChangeRegion, owner: Owner?) {
    self.init(
      kind: region.kind.rawValue, box: ComparisonRecord.Box(region.box), pixels: region.pixels,
      largestDistance: region.largestDistance, meanDistance: region.meanDistance,
      largestLevels: region.largestLevels,
      offset: region.offset.map { Offset(x: $0.x, y: $0.y) }, owner: owner)
  }
}
