import Geometry

/// Reads one line of a view tree's text.
struct ViewLineReader {
  private let scalars: [Unicode.Scalar]
  private let number: Int
  private var position = 0

  init(_ line: some Sequence<Unicode.Scalar>, number: Int) {
    scalars = Array(line)
    self.number = number
  }

  mutating func view() throws(ViewLineError) -> ResolvedView {
    let depth = try depth()
    let kind = try word("a view's kind")
    try expect(" #", "# and the view's id")
    let id = try word("the view's id")
    try expect(" [", "a frame such as [0, 0, 10, 10]")
    let frame = try frame()
    try expect(" ", "the view's style")
    let style = try word("the view's style")
    var properties: [ResolvedView.Property] = []
    while position < scalars.count {
      try expect(" ", "a space and a property")
      let name = try word("a property such as text=Hello")
      try expect("=", "= and the property's source")
      properties.append(
        ResolvedView.Property(
          name: name, source: try word("the property's source"), value: try value()))
    }
    return ResolvedView(
      id: id, kind: kind, depth: depth, frame: frame, style: style, properties: properties)
  }

  private mutating func depth() throws(ViewLineError) -> Int {
    var spaces = 0
    while peek == " " {
      spaces += 1
      position += 1
    }
    guard spaces.isMultiple(of: 2) else { throw missing("two spaces for every level of depth") }
    guard peek == "+" else { return spaces / 2 }
    position += 1
    let more = try integer()
    guard more >= 0 else { throw ViewLineError(line: number, column: position, reason: .badNumber) }
    try expect(" ", "a space after the depth")
    return spaces / 2 + more
  }

  private mutating func frame() throws(ViewLineError) -> PixelRect {
    let x = try integer()
    try expect(", ", "four numbers")
    let y = try integer()
    try expect(", ", "four numbers")
    let width = try integer()
    try expect(", ", "four numbers")
    let height = try integer()
    try expect("]", "] after four numbers")
    return PixelRect(x: x, y: y, width: width, height: height)
  }

  /// The word after a property's source, unless it is the next property's name.
  private mutating func value() throws(ViewLineError) -> String {
    let start = position
    guard peek == " " else { return "" }
    position += 1
    let word = try word("a property or a value")
    if peek == "=" {
      position = start
      return ""
    }
    return word
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func missing(_ expected: String) -> ViewLineError {
    ViewLineError(line: number, column: position + 1, reason: .missing(expected))
  }

  private mutating func expect(_ text: String, _ expected: String) throws(ViewLineError) {
    for scalar in text.unicodeScalars {
      guard peek == scalar else { throw missing(expected) }
      position += 1
    }
  }

  private mutating func integer() throws(ViewLineError) -> Int {
    let start = position
    if peek == "-" { position += 1 }
    while let digit = peek, ("0"..."9").contains(digit) { position += 1 }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<position])
    guard let value = Int(text), abs(value) < 1_000_000_000 else {
      throw ViewLineError(line: number, column: start + 1, reason: .badNumber)
    }
    return value
  }

  private mutating func word(_ expected: String) throws(ViewLineError) -> String {
    guard peek != "\"" else { return try quotation() }
    let start = position
    while let scalar = peek, ViewWord.isBare(scalar) { position += 1 }
    guard position > start else { throw missing(expected) }
    var word = ""
    word.unicodeScalars.append(contentsOf: scalars[start..<position])
    return word
  }

  private mutating func quotation() throws(ViewLineError) -> String {
    let start = position
    position += 1
    var word = ""
    while let scalar = peek {
      position += 1
      switch scalar {
      case "\"": return word
      case "\\": word.unicodeScalars.append(try escape())
      default: word.unicodeScalars.append(scalar)
      }
    }
    throw ViewLineError(line: number, column: start + 1, reason: .unendedQuotation)
  }

  private mutating func escape() throws(ViewLineError) -> Unicode.Scalar {
    let unknown = ViewLineError(line: number, column: position, reason: .unknownEscape)
    guard let scalar = peek else { throw unknown }
    position += 1
    switch scalar {
    case "\"", "\\": return scalar
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard peek == "{" else { throw unknown }
      position += 1
      var digits = ""
      while let digit = peek, digit.properties.isASCIIHexDigit, digits.utf8.count < 6 {
        digits.unicodeScalars.append(digit)
        position += 1
      }
      guard peek == "}", let value = UInt32(digits, radix: 16), let result = Unicode.Scalar(value)
      else { throw unknown }
      position += 1
      return result
    default: throw unknown
    }
  }
}
