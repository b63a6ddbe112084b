/// Evens out extents when there is too little or too much room for all of them.
enum Levelling {
  /// Takes `deficit` from the largest extents first, down to the size of the next, so that one long
  /// text does not starve its neighbours; none goes below its floor.
  ///
  /// - Returns: The new extents, and what could not be taken.
  static func lowered(
    _ extents: [Double], floors: [Double], by deficit: Double
  ) -> (extents: [Double], missing: Double) {
    let floors = zip(extents, floors).map { min($0, max(0, $1)) }
    let reserve = zip(extents, floors).reduce(0) { $0 + ($1.0 - $1.1) }
    guard deficit < reserve else { return (floors, max(0, deficit - reserve)) }
    // Walking down from the highest level, each extent joins at its own size and leaves at its floor.
    let steps = (extents.map { ($0, 1.0) } + floors.map { ($0, -1.0) }).sorted { $0.0 > $1.0 }
    var level = steps.first?.0 ?? 0
    var sharing = 0.0
    var missing = deficit
    for (next, change) in steps {
      let taken = (level - next) * sharing
      if taken >= missing { break }
      missing -= taken
      level = next
      sharing += change
    }
    if sharing > 0 { level -= missing / sharing }
    return (zip(extents, floors).map { max($1, min($0, level)) }, 0)
  }

  /// Gives `surplus` to the smallest extents first, up to the size of the next.
  static func raised(_ extents: [Double], by surplus: Double) -> [Double] {
    let sorted = extents.sorted()
    var level = sorted.first ?? 0
    var rest = surplus
    var sharing = 0.0
    for next in sorted {
      let needed = (next - level) * sharing
      if needed >= rest { break }
      rest -= needed
      level = next
      sharing += 1
    }
    if sharing > 0 { level += rest / sharing }
    return extents.map { max($0, level) }
  }
}
