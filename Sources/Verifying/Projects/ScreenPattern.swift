import Screens

/// True where `pattern` describes a screen's id, as it is or by the readable name that the id was made
/// of, such as `Größe Neu/*` for `Gr%C3%B6%C3%9Fe%20Neu/hello`.
func matchesID(_ pattern: String, _ id: String) -> Bool {
  if matches(pattern, id) { return true }
  var encoded = ""
  for character in pattern.unicodeScalars {
    encoded +=
      "*?".unicodeScalars.contains(character) ? "\(character)" : percentEncodedID("\(character)")
  }
  return encoded != pattern && matches(encoded, id)
}

/// True where `pattern` describes the whole of `name`; `*` stands for any text without `/`, `**`
/// for any text, `?` for one character.
func matches(_ pattern: String, _ name: String) -> Bool {
  let pattern = Array(pattern.unicodeScalars)
  let name = Array(name.unicodeScalars)
  // Row by row of the pattern, so that hostile patterns take time in proportion to both lengths.
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
        next[position + 1] =
          pattern[index] == name[position] || pattern[index] == "?" && name[position] != "/"
      }
    }
    row = next
    index += 1
  }
  return row[name.count]
}
