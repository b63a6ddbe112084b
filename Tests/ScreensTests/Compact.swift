import Screens

/// A value in JSON's spelling on one line, for comparing with what is expected.
func compact(_ value: SourceValue) -> String {
  switch value.content {
  case .null: "null"
  case .bool(let flag): "\(flag)"
  case .number(let number): "\(number)"
  case .string(let text): "\"\(text)\""
  case .array(let elements): "[\(elements.map(compact).joined(separator: ","))]"
  case .object(let members):
    "{\(members.map { "\"\($0.key)\":\(compact($0.value))" }.joined(separator: ","))}"
  }
}

/// What parsing gives: the compact value, or the error's message.
func outcome(of text: String) -> String { outcome(of: Array(text.utf8)) }

func outcome(of bytes: [UInt8]) -> String {
  do throws(ScreenError) {
    return compact(try parseJSON5(bytes, file: "f"))
  } catch {
    return "\(error)"
  }
}

/// What reading gives: the outline of the tree, or the error's message.
func reading(_ text: String, files: [String: String] = [:]) -> String {
  do throws(ScreenError) {
    let screen = try readScreen(
      Array(text.utf8), file: "Screens/s.json5", defaultID: "s",
      including: { files[$0].map { Array($0.utf8) } })
    return outline(screen.root)
  } catch {
    return "\(error)"
  }
}

/// The tree of a screen that must be readable.
func tree(_ text: String, files: [String: String] = [:]) throws -> Node {
  try readScreen(
    Array(text.utf8), file: "Screens/s.json5", defaultID: "s",
    including: { files[$0].map { Array($0.utf8) } }
  ).root
}
