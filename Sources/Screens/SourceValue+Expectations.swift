extension SourceValue {
  func requireString() throws(ScreenError) -> String {
    guard case .string(let text) = content else { throw mismatch(needed: "a string") }
    return text
  }

  func requireBool() throws(ScreenError) -> Bool {
    guard case .bool(let flag) = content else { throw mismatch(needed: "true or false") }
    return flag
  }

  func requireNumber() throws(ScreenError) -> Double {
    guard case .number(let number) = content else { throw mismatch(needed: "a number") }
    return number
  }

  func requireArray() throws(ScreenError) -> [SourceValue] {
    guard case .array(let elements) = content else { throw mismatch(needed: "an array") }
    return elements
  }

  func requireObject() throws(ScreenError) -> [Member] {
    guard case .object(let members) = content else { throw mismatch(needed: "an object") }
    return members
  }

  func mismatch(needed: String) -> ScreenError {
    ScreenError("found \(typeName)", remedy: "\(needed) is needed here", at: place)
  }

  /// The type of the content as a person would say it.
  var typeName: String {
    switch content {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string(let text): "the string \(quoted(text))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
