import ImageDiff
import Pixels
import Traits

/// Which colours a tolerance cannot tell apart.
struct ToleranceSanity {
  /// The project's own colours; those of iOS are looked at as well.
  let colors: NamedColors

  /// Two colours of one variant that a tolerance takes for the same.
  struct Confusion: Hashable {
    var one: String
    var other: String
    /// Such as `dark`.
    var variant: String
    /// How far apart they are.
    var levels: Int
    /// In thousandths of CIEDE2000.
    var distance: Int

    var words: String {
      "\(one) and \(other) in \(variant), \(levels) levels and \(thousandths(distance)) of CIEDE2000 apart"
    }
  }

  /// Every confusion, in order of variants and names.
  ///
  /// Some colours of iOS are one level apart, such as `link` and `systemBlue`; nobody chose that, so
  /// that only pairs count that are further apart than noise, or that are both the project's own.
  func confusions(of tolerance: Tolerance, in variants: [Variant]) -> [Confusion] {
    variants.flatMap { variant in
      let values = values(in: variant.traits)
      return values.enumerated().flatMap { index, one in
        values[(index + 1)...].compactMap { other -> Confusion? in
          guard tolerance.confuses(one.color, other.color) else { return nil }
          let levels = one.color.levels(to: other.color)
          guard levels > ChangeRegion.noiseLevels || one.isOwn && other.isOwn else { return nil }
          return Confusion(
            one: one.name, other: other.name, variant: variant.name, levels: levels,
            distance: one.color.distance(to: other.color))
        }
      }
    }
  }

  /// The project's own first.
  private func values(in traits: TraitSet) -> [(name: String, color: RGBA8, isOwn: Bool)] {
    let own = colors.names.compactMap { name in
      let value = ColorValue.asset(name)
      return (try? value.resolved(in: traits, assets: colors)).map { (name, $0.rgba, true) }
    }
    let system = SystemPalette.names.compactMap { name in
      SystemPalette.color(named: name, for: traits).map { (name, $0, false) }
    }
    return own + system
  }
}

extension Workbench {
  /// Refuses tolerances that hide a change from one of the project's colours to another.
  func checkTolerances() throws(RunFailure) {
    let sanity = ToleranceSanity(colors: colors)
    for rule in project.tolerances {
      let confusions = sanity.confusions(of: rule.tolerance, in: project.variants)
      guard let first = confusions.first else { continue }
      let more = confusions.count > 1 ? ", and \(confusions.count - 1) more pairs" : ""
      throw .usage(
        "\(rule.scope.place): the tolerance cannot tell \(first.words)\(more); a smaller one, or edgesOnly: true, would be right"
      )
    }
  }
}
