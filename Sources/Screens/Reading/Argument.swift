/// A value that takes a parameter's place, with what it costs to do so.
struct Argument {
  var value: SourceValue
  /// The number of values plus the bytes of text.
  var weight = 0
  /// How many levels of arrays and objects it has.
  var nesting = 0

  init(_ value: SourceValue) {
    self.value = value
    var rest = [(value, 0)]
    while let (part, level) = rest.popLast() {
      weight += 1
      nesting = max(nesting, level)
      switch part.content {
      case .string(let text): weight += text.utf8.count
      case .array(let elements):
        nesting = max(nesting, level + 1)
        for element in elements { rest.append((element, level + 1)) }
      case .object(let members):
        nesting = max(nesting, level + 1)
        for member in members { rest.append((member.value, level + 1)) }
      case .null, .bool, .number: break
      }
    }
  }
}
