/// A JSON value whose members keep their order.
indirect enum SchemaValue: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([SchemaValue])
  case object([(key: String, value: SchemaValue)])

  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }

  static func texts(_ texts: [String]) -> SchemaValue { .list(texts.map(SchemaValue.text)) }

  /// The members of an object, and none of any other value.
  var members: [(key: String, value: SchemaValue)] {
    if case .object(let members) = self { return members }
    return []
  }

  /// An object with the members of both.
  func adding(_ other: SchemaValue) -> SchemaValue { .object(members + other.members) }

  /// The value as JSON, two spaces a level.
  func json(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number):
      return Int(exactly: number).map(String.init) ?? "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let values):
      return Self.block("[", values.map { inner + $0.json(indent: inner) }, "]", indent)
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.json(indent: inner))" }
      return Self.block("{", lines, "}", indent)
    }
  }

  private static func block(
    _ start: String, _ lines: [String], _ end: String, _ indent: String
  ) -> String {
    if lines.isEmpty { return start + end }
    return "\(start)\n\(lines.joined(separator: ",\n"))\n\(indent)\(end)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
