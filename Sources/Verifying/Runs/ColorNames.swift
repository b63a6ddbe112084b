import Pixels
import Traits

/// Names of colours in one variant.
struct ColorNames {
  /// By value, the best name first.
  private var names: [RGBA8: [String]] = [:]

  /// More names than this say nothing: white has a dozen in light.
  private static let most = 4

  /// Nobody writes these any more, and others have their values.
  ///
  /// Source: Apple's documentation of UIColor, where all but the first were deprecated in iOS 7 and the
  /// first in iOS 13.
  private static let deprecated: Set<String> = [
    "groupTableViewBackground", "scrollViewTexturedBackground", "underPageBackground",
    "viewFlipsideBackground",
  ]

  /// No colour has a name.
  init() {}

  /// What iOS and the project call colours under `traits`: the project's own names first, then
  /// those that adapt, then fixed ones.
  init(_ colors: NamedColors, for traits: TraitSet) {
    for name in colors.names {
      let value = ColorValue.asset(name)
      guard let color = try? value.resolved(in: traits, assets: colors) else { continue }
      names[color.rgba, default: []].append(name)
    }
    let system = SystemPalette.names.filter { !Self.deprecated.contains($0) }
    for isFixed in [false, true] {
      for name in system where SystemPalette.isFixed(name) == isFixed {
        guard let color = SystemPalette.color(named: name, for: traits) else { continue }
        names[color, default: []].append(name)
      }
    }
  }

  /// Of pictures without a project: the colours that only one name of iOS has under `traits`.
  init(certainFor traits: TraitSet) {
    self.init(.none, for: traits)
    names = names.filter { $0.value.count == 1 }
  }

  /// Empty where the colour has no name.
  subscript(color: RGBA8) -> [String] { Array((names[color] ?? []).prefix(Self.most)) }
}
