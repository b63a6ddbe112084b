extension ScreenReader {
  /// A component's content with arguments for parameters.
  ///
  /// A string that is `$name` becomes the argument, whatever its type; `${name}` inside a string
  /// becomes the argument's text. `$$` stands for one `$` in both places. Arguments are not
  /// searched again, since they were written in another file with other parameters.
  mutating func substituting(
    _ arguments: [String: Argument], in value: SourceValue, depth: Int = 0
  ) throws(ScreenError) -> SourceValue {
    try charge(1, at: value.place)
    switch value.content {
    case .null, .bool, .number: return value
    case .string(let text):
      try charge(text.utf8.count, at: value.place)
      return try substituting(arguments, in: text, at: value.place, depth: depth)
    case .array(let elements):
      var result: [SourceValue] = []
      for element in elements {
        result.append(try substituting(arguments, in: element, depth: depth + 1))
      }
      return SourceValue(.array(result), place: value.place)
    case .object(let members):
      var result = members
      for index in members.indices {
        result[index].value = try substituting(
          arguments, in: members[index].value, depth: depth + 1)
      }
      return SourceValue(.object(result), place: value.place)
    }
  }

  private mutating func substituting(
    _ arguments: [String: Argument], in text: String, at place: Place, depth: Int
  ) throws(ScreenError) -> SourceValue {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      return SourceValue(.string(text), place: place)
    }
    if text.hasPrefix("$"), isParameterName(text.dropFirst()) {
      let argument = try self.argument(String(text.dropFirst()), in: arguments, at: place)
      try charge(argument.weight, at: place)
      guard depth + argument.nesting <= JSON5Parser.deepestNesting else {
        throw ScreenError(
          "nested deeper than \(JSON5Parser.deepestNesting) levels with its arguments",
          remedy: "make the component flatter", at: place)
      }
      return argument.value
    }
    if text.hasPrefix("$$"), isParameterName(text.dropFirst(2)) {
      return SourceValue(.string(String(text.dropFirst())), place: place)
    }
    return SourceValue(
      .string(try interpolating(arguments, in: text, at: place)), place: place)
  }

  private mutating func interpolating(
    _ arguments: [String: Argument], in text: String, at place: Place
  ) throws(ScreenError) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if rest.starts(with: "$${".unicodeScalars) {
        result += "${".unicodeScalars
        rest = rest.dropFirst(3)
      } else if rest.starts(with: "${".unicodeScalars) {
        guard let end = rest.firstIndex(of: "}") else {
          throw ScreenError("“${” has no }", remedy: "write $${ for the text itself", at: place)
        }
        let name = String(Substring(rest[..<end].dropFirst(2)))
        let argument = try self.argument(name, in: arguments, at: place)
        guard case .string(let inserted) = argument.value.content else {
          throw ScreenError(
            "\(quoted(name)) is \(argument.value.typeName)",
            remedy: "only a string can stand inside text", at: place)
        }
        try charge(inserted.utf8.count, at: place)
        result += inserted.unicodeScalars
        rest = rest[end...].dropFirst()
      } else {
        result.append("$")
        rest = rest.dropFirst()
      }
    }
    return String(result + rest)
  }

  private func argument(
    _ name: String, in arguments: [String: Argument], at place: Place
  ) throws(ScreenError) -> Argument {
    guard let argument = arguments[name] else {
      throw .unknown("parameter", name, known: Array(arguments.keys), at: place)
    }
    return argument
  }

  private mutating func charge(_ weight: Int, at place: Place) throws(ScreenError) {
    expansion += weight
    guard expansion <= Self.largestExpansion else {
      throw ScreenError(
        "the components of this screen expand to more than \(Self.largestExpansion) bytes",
        remedy: "use fewer or smaller ones", at: place)
    }
  }
}
