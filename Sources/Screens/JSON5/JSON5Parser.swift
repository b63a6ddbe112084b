/// Reads JSON5 by recursive descent; `depth` bounds the recursion.
///
/// Specification: https://spec.json5.org.
struct JSON5Parser {
  /// The deepest nesting of arrays and objects.
  static let deepestNesting = 512
  /// The sum of the lengths of all values' paths, in bytes. Paths are stored per value, so that a
  /// long key above many values would otherwise cost memory far beyond the file's own size.
  static let longestPaths = 64 * 1024 * 1024

  let scalars: [Unicode.Scalar]
  let file: String
  var position = 0
  var line = 1
  /// The path of the value being read.
  var path = ""
  private var pathBytes = 0

  init(_ text: SourceText, file: String) {
    scalars = text.scalars
    self.file = file
  }

  /// The one value of the file, with nothing behind it.
  mutating func document(_ document: String) throws(ScreenError) -> SourceValue {
    try skipSpace()
    guard current != nil else {
      throw ScreenError(
        "the file holds only space and comments", remedy: "\(withArticle(document)) starts with {",
        at: Place(file: file, line: 0, path: ""))
    }
    let value = try value(depth: 0)
    try skipSpace()
    if let scalar = current {
      throw failure(
        "\(quoted(scalar)) follows the end of the document", "a file holds one value")
    }
    return value
  }

  var place: Place { Place(file: file, line: line, path: path) }

  func failure(_ problem: String, _ remedy: String) -> ScreenError {
    ScreenError(problem, remedy: remedy, at: place)
  }

  private mutating func value(depth: Int) throws(ScreenError) -> SourceValue {
    let start = place
    pathBytes += path.utf8.count
    guard pathBytes <= Self.longestPaths else {
      throw ScreenError(
        "too many values stand below long keys", remedy: "split the file into components",
        at: Place(file: file, line: line, path: ""))
    }
    guard let scalar = current else {
      throw failure("the file ends where a value should stand", "write the value")
    }
    switch scalar {
    case "{": return SourceValue(.object(try members(depth: depth + 1)), place: start)
    case "[": return SourceValue(.array(try elements(depth: depth + 1)), place: start)
    case "\"", "'": return SourceValue(.string(try string()), place: start)
    case "+", "-", ".", "0"..."9": return SourceValue(.number(try number()), place: start)
    default: return SourceValue(try word(), place: start)
    }
  }

  private func checkNesting(_ depth: Int) throws(ScreenError) {
    guard depth <= Self.deepestNesting else {
      throw ScreenError(
        "nested deeper than \(Self.deepestNesting) levels", remedy: "make the file flatter",
        at: Place(file: file, line: line, path: ""))
    }
  }

  private mutating func elements(depth: Int) throws(ScreenError) -> [SourceValue] {
    try checkNesting(depth)
    let opening = line
    let outer = path
    advance()
    var elements: [SourceValue] = []
    while true {
      path = outer
      try skipSpace()
      if take("]") { return elements }
      guard current != nil else {
        throw failure("the array opened on line \(opening) is not closed", "add ]")
      }
      path = "\(outer)/\(elements.count)"
      elements.append(try value(depth: depth))
      path = outer
      try skipSpace()
      if !take(","), let scalar = current, scalar != "]" {
        throw failure(
          "\(quoted(scalar)) follows an element",
          "separate elements with a comma, or close the array with ]")
      }
    }
  }

  private mutating func members(depth: Int) throws(ScreenError) -> [SourceValue.Member] {
    try checkNesting(depth)
    let opening = line
    let outer = path
    advance()
    var members: [SourceValue.Member] = []
    var lines: [String: Int] = [:]
    while true {
      path = outer
      try skipSpace()
      if take("}") { return members }
      guard current != nil else {
        throw failure("the object opened on line \(opening) is not closed", "add }")
      }
      let keyLine = line
      let key = try key()
      let keyPlace = Place(file: file, line: keyLine, path: outer + "/" + pointerEscaped(key))
      if let first = lines.updateValue(keyLine, forKey: key) {
        throw ScreenError(
          "the key \(quoted(key)) is already on line \(first)", remedy: "keep one of the two",
          at: keyPlace)
      }
      try skipSpace()
      guard take(":") else {
        throw failure("the key \(quoted(key)) has no value", "write a colon after the key")
      }
      try skipSpace()
      path = keyPlace.path
      members.append(SourceValue.Member(key: key, place: keyPlace, value: try value(depth: depth)))
      path = outer
      try skipSpace()
      if !take(","), let scalar = current, scalar != "}" {
        throw failure(
          "\(quoted(scalar)) follows the value of \(quoted(key))",
          "separate members with a comma, or close the object with }")
      }
    }
  }

  private mutating func key() throws(ScreenError) -> String {
    if current == "\"" || current == "'" { return try string() }
    if let name = try identifier() { return name }
    let found = current.map(quoted) ?? ""
    throw failure("\(found) cannot start a key", "write a name or a string in quotation marks")
  }

  /// The literals that are words.
  private mutating func word() throws(ScreenError) -> SourceValue.Content {
    let start = place
    guard let word = try identifier() else {
      let found = current.map(quoted) ?? ""
      throw failure("\(found) cannot start a value", "put text in quotation marks")
    }
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "NaN", "Infinity":
      throw ScreenError(
        "\(quoted(word)) is not a number here", remedy: "numbers must be finite", at: start)
    default:
      try skipSpace()
      guard current != ":" else {
        throw ScreenError(
          "the key \(quoted(word)) stands where a value should", remedy: "put a { before it",
          at: start)
      }
      let close = nearest(word, in: ["true", "false", "null"])
      throw ScreenError(
        "\(quoted(word)) is not a value",
        remedy: close.map { "did you mean \($0)?" } ?? "put text in quotation marks", at: start)
    }
  }
}

/// A key as a step of a path: `~` and `/` escaped as in JSON Pointer (RFC 6901).
private func pointerEscaped(_ key: String) -> String {
  guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
    return key
  }
  var escaped = ""
  for scalar in key.unicodeScalars {
    switch scalar {
    case "~": escaped += "~0"
    case "/": escaped += "~1"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
