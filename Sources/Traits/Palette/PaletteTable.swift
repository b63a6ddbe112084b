import Pixels

/// One system colour under all traits.
struct PaletteColor {
  /// For each generation, oldest first, the eight values of `slot(of:)`.
  private var values: [[RGBA8]] = []

  subscript(traits: TraitSet) -> RGBA8? {
    guard let generation = TraitSet.Generation.allCases.firstIndex(of: traits.generation),
      generation < values.count
    else { return nil }
    return values[generation][Self.slot(of: traits)]
  }

  var isFixed: Bool { Set(values.joined()).count == 1 }

  /// Light before dark, within it normal before high contrast, within it base before elevated.
  private static func slot(of traits: TraitSet) -> Int {
    (traits.style == .dark ? 4 : 0) + (traits.contrast == .high ? 2 : 0)
      + (traits.level == .elevated ? 1 : 0)
  }

  /// Takes the values that hold from a generation on, after repeating the last ones up to there.
  mutating func append(_ row: [RGBA8], from generation: Int) {
    fill(upTo: generation)
    values.append(row.count == 1 ? [RGBA8](repeating: row[0], count: 8) : row)
  }

  /// Repeats the last values until there are `count` generations.
  mutating func fill(upTo count: Int) {
    while let last = values.last, values.count < count { values.append(last) }
  }
}

/// Reads the table that `systemColorTable` describes.
///
/// The tables are generated and a test compares every value with the facts, so a line that cannot be
/// read is left out here rather than reported.
func paletteColors(ofTable table: String) -> [String: PaletteColor] {
  let generations = TraitSet.Generation.allCases
  var colors: [String: PaletteColor] = [:]
  var name = ""
  for line in table.split(separator: "\n") {
    let words = line.split(separator: " ")
    if words.count == 1 {
      name = String(words[0])
      continue
    }
    let row = words.dropFirst().compactMap { RGBA8(hex: "#\($0)") }
    guard let from = generations.firstIndex(where: { $0.rawValue == "ios\(words[0])" }),
      row.count == 1 || row.count == 8
    else { continue }
    colors[name, default: PaletteColor()].append(row, from: from)
  }
  return colors.mapValues { color in
    var color = color
    color.fill(upTo: generations.count)
    return color
  }
}

/// Reads a table of a name and colours a line; every row has one of the given counts of colours.
func paletteRows(ofTable table: String, widths: Set<Int>) -> [String: [RGBA8]] {
  var rows: [String: [RGBA8]] = [:]
  for line in table.split(separator: "\n") {
    let words = line.split(separator: " ")
    let row = words.dropFirst().compactMap { RGBA8(hex: "#\($0)") }
    if widths.contains(row.count) { rows[String(words[0])] = row }
  }
  return rows
}
