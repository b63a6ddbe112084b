/// The families of a catalog, for choosing the closest font of one.
struct FontFamilies {
  private let files: [FontFile]
  /// Indices of `files` by the family's name in lower case.
  private let indices: [String: [Int]]
  /// Indices of single faces by their other names in lower case.
  private let aliases: [String: Int]

  /// - Parameter isIncluded: which of the files to choose from.
  init(_ files: [FontFile], where isIncluded: (FontFile) -> Bool = { _ in true }) {
    self.files = files
    let included = files.indices.filter { isIncluded(files[$0]) }
    indices = Dictionary(grouping: included) { files[$0].family.lowercased() }
    aliases = Dictionary(
      included.flatMap { index in files[index].aliases.map { ($0.lowercased(), index) } }
    ) { first, _ in first }
  }

  /// The index of the face that has `name` as its own, such as a PostScript name, else the closest of
  /// the family of that name.
  func index(named name: String, weight: FontWeight, italic: Bool) -> Int? {
    index(family: name, weight: weight, italic: italic) ?? aliases[name.lowercased()]
  }

  /// The index of the file of `family` that CSS's font matching would choose: the slant first,
  /// then the weight. Nil where the catalog has no such family; letter case does not count.
  func index(family: String, weight: FontWeight, italic: Bool) -> Int? {
    indices[family.lowercased()]?.min { left, right in
      Self.rank(files[left], weight, italic) < Self.rank(files[right], weight, italic)
    }
  }

  /// Smaller is closer. The parts are compared in order.
  private static func rank(
    _ file: FontFile, _ weight: FontWeight, _ italic: Bool
  ) -> (Int, Int, Int) {
    let wanted = weight.rawValue
    let offered = file.weight.rawValue
    let group: Int
    if (400...500).contains(wanted) {
      // From the wanted weight up to 500, then lighter ones, then heavier ones.
      group = (wanted...500).contains(offered) ? 0 : offered < wanted ? 1 : 2
    } else if wanted < 400 {
      group = offered <= wanted ? 0 : 1
    } else {
      group = offered >= wanted ? 0 : 1
    }
    return (file.italic == italic ? 0 : 1, group, abs(offered - wanted))
  }
}
