import Screens

/// Which variants must look as before, and where they may not.
struct LockRule: Hashable, Sendable {
  /// Screens in which a locked variant may change, and why.
  struct Exception: Hashable, Sendable {
    var screens: [String]
    var reason: String
    var place: Place

    func covers(_ screen: String) -> Bool { screens.contains { matches($0, screen) } }
  }

  /// Names of variants, such as `light`; a name locks the variants that begin with it as well.
  var variants: [String] = []
  var exceptions: [Exception] = []

  func locks(_ variant: String) -> Bool {
    variants.contains { variant == $0 || variant.hasPrefix($0 + ".") }
  }

  /// The exception that lets `screen` change, if any.
  func exception(for screen: String) -> Exception? { exceptions.first { $0.covers(screen) } }
}

/// True where `pattern` describes the whole of `name`; `*` stands for any text without `/`, `**`
/// for any text, `?` for one character.
func matches(_ pattern: String, _ name: String) -> Bool {
  let pattern = Array(pattern.unicodeScalars)
  let name = Array(name.unicodeScalars)
  // Row by row of the pattern, so that hostile patterns take time linear in both lengths.
  var row = [Bool](repeating: false, count: name.count + 1)
  row[0] = true
  var index = 0
  while index < pattern.count {
    var next = [Bool](repeating: false, count: name.count + 1)
    if pattern[index] == "*" {
      let crosses = index + 1 < pattern.count && pattern[index + 1] == "*"
      next[0] = row[0]
      for position in name.indices {
        next[position + 1] =
          row[position + 1] || (next[position] && (crosses || name[position] != "/"))
      }
      if crosses { index += 1 }
    } else {
      for position in name.indices where row[position] {
        next[position + 1] = pattern[index] == "?" || pattern[index] == name[position]
      }
    }
    row = next
    index += 1
  }
  return row[name.count]
}
