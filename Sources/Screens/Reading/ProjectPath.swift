/// The project path that a file means by `written`, relative to the folder it stands in.
func projectPath(_ written: SourceValue) throws(ScreenError) -> String {
  let text = try written.requireString()
  func refusal(_ problem: String) -> ScreenError {
    ScreenError(
      "\(quoted(text)) \(problem)", remedy: "write a path relative to this file, with /",
      at: written.place)
  }
  guard !text.hasPrefix("/") else { throw refusal("is an absolute path") }
  guard !text.contains("\\") else { throw refusal("has a backslash") }
  guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
    throw refusal("has a control character")
  }
  var parts = written.place.file.split(separator: "/").dropLast().map(String.init)
  for part in text.split(separator: "/", omittingEmptySubsequences: false) {
    switch part {
    case "", ".": break
    case "..":
      guard parts.popLast() != nil else { throw refusal("leaves the project") }
    default: parts.append(String(part))
    }
  }
  guard !text.hasSuffix("/"), !text.isEmpty, !parts.isEmpty else {
    throw refusal("names no file")
  }
  return parts.joined(separator: "/")
}
