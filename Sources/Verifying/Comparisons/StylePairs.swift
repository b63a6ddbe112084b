/// Pictures whose names differ in nothing but a word for a style, which are light and dark of one
/// screen.
///
/// Nothing is taken for a pair of which only one picture is there, and nothing that could be of two.
struct StylePairs: Sendable {
  /// What one picture of a pair is.
  struct Half: Sendable {
    /// The name of both without the word.
    var stem: String
    var isDark: Bool
  }

  private(set) var halves: [String: Half] = [:]
  /// A line for each name that fits more than one other.
  private(set) var notes: [String] = []
  /// Names that hold a word for a style and fit no other.
  private(set) var alone: [String] = []

  private struct Candidate {
    var light: String
    var dark: String
    var stem: String
  }

  /// - Parameters:
  ///   - names: of pictures that no pattern fits.
  ///   - split: a name without its ending, and that ending.
  init(_ names: [String], split: (String) -> (stem: String, ending: String?)) {
    let words = Dictionary(
      names.map { ($0, StyleWord.all(in: split($0).stem)) }, uniquingKeysWith: { first, _ in first }
    )
    var candidates = Self.candidates(names, words, split)
    let paired = Set(candidates.flatMap { [$0.light, $0.dark] })
    candidates += Self.bareCandidates(names.filter { !paired.contains($0) }, words, split)
    take(candidates)
    alone = names.filter { name in
      halves[name] == nil && !paired.contains(name)
        && words[name]?.contains { !StyleWord.everyday.contains($0.word) } == true
    }
  }

  /// Two names that are the same but for the word.
  private static func candidates(
    _ names: [String], _ words: [String: [StyleWord]],
    _ split: (String) -> (stem: String, ending: String?)
  ) -> [Candidate] {
    struct Key: Hashable {
      var prefix: [UInt8]
      var suffix: [UInt8]
      var ending: String?
    }
    var groups: [Key: [(name: String, word: StyleWord)]] = [:]
    var order: [Key] = []
    for name in names {
      for word in words[name] ?? [] {
        let key = Key(prefix: word.prefix, suffix: word.suffix, ending: split(name).ending)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append((name, word))
      }
    }
    return order.flatMap { key -> [Candidate] in
      let group = groups[key] ?? []
      let lights = group.filter { StyleWord.light.contains($0.word.word) }
      let darks = group.filter { StyleWord.dark.contains($0.word.word) }
      return lights.flatMap { light in
        darks.filter { dark in
          StyleWord.counterparts.contains { $0 == (light.word.word, dark.word.word) }
        }.map { Candidate(light: light.name, dark: $0.name, stem: light.word.stemWithout) }
      }
    }
  }

  /// A name with a word for dark behind something, and the same one without it.
  private static func bareCandidates(
    _ names: [String], _ words: [String: [StyleWord]],
    _ split: (String) -> (stem: String, ending: String?)
  ) -> [Candidate] {
    let all = Dictionary(grouping: names) { split($0).stem }
    return names.flatMap { name in
      (words[name] ?? []).filter { $0.word.hasPrefix("dark") && !$0.isFirst }.flatMap { word in
        let stem = word.stemWithout
        return (all[stem] ?? []).filter { split($0).ending == split(name).ending }
          .map { Candidate(light: $0, dark: name, stem: stem) }
      }
    }
  }

  private mutating func take(_ candidates: [Candidate]) {
    var partners: [String: Set<String>] = [:]
    for candidate in candidates {
      partners[candidate.light, default: []].insert(candidate.dark)
      partners[candidate.dark, default: []].insert(candidate.light)
    }
    for candidate in candidates
    where partners[candidate.light]?.count == 1 && partners[candidate.dark]?.count == 1 {
      halves[candidate.light] = halves[candidate.light] ?? Half(stem: candidate.stem, isDark: false)
      halves[candidate.dark] = halves[candidate.dark] ?? Half(stem: candidate.stem, isDark: true)
    }
    for (name, others) in partners.sorted(by: { $0.key < $1.key }) where others.count > 1 {
      let list = others.sorted().prefix(3).joined(separator: " and ")
      notes.append(
        "\(name) could be paired with \(list), and is paired with neither; --pattern says how names hold {screen} and {style}"
      )
    }
  }
}
